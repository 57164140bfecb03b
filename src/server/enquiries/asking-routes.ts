import { type Context, Hono } from 'hono';
import { askingCalls } from '#shared/calls/enquiries.ts';
import { networkReader } from '#server/auth/client-address.ts';
import { answerCalls } from '#server/http/answer-calls.ts';
import { isJson, readBody } from '#server/http/body.ts';
import { busy, Refusal } from '#server/http/errors.ts';
import { Left } from '#server/http/fair-queue.ts';
import type { TakingEnquiries } from './take-enquiry.ts';

/** Does what answers a request when it is its turn. */
type InTurn = <T>(context: Context, work: () => Promise<T>) => Promise<T>;

const { maxBytes } = askingCalls['POST /enquiries'];

/** The calls of whoever asks; nobody keeps what they are answered. */
export function askingRoutes({ take, challenge }: TakingEnquiries, trustProxy: number, inTurn: InTurn): Hono {
  const networkOf = networkReader(trustProxy);
  return answerCalls(new Hono(), '', askingCalls, {
    'GET /enquiry-proof': async ({ context }) => {
      context.header('Cache-Control', 'no-store');
      return { data: await challenge() };
    },
    'POST /enquiries': async ({ context }) => {
      context.header('Cache-Control', 'no-store');
      // A form may be sent from the page of another site without a question; JSON may not.
      if (!isJson(context.req.header('Content-Type') ?? '') && context.req.header('Sec-Fetch-Site') === 'cross-site')
        throw new Refusal(403, 'Câu hỏi chỉ gửi được từ trang của trường.', { code: 'forbidden' });
      const sent = await readBody(context, { maxBytes });
      const data = await inTurn(context, () => take(sent, networkOf(context))).catch((error: unknown) => {
        // Nobody reads this one.
        throw error instanceof Left ? busy() : error;
      });
      return { data, message: `Trường đã nhận câu hỏi số ${data.number}.` };
    },
  });
}
