import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import {
  type ActionFunction,
  createStaticHandler,
  createStaticRouter,
  type LoaderFunction,
  RouterContextProvider,
  StaticRouterProvider,
  useActionData,
  useLoaderData,
} from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import type { SiteAnswer } from '#shared/answers/site.ts';
import { apiContext, createApi, type Reply } from '#web/api.ts';
import { Admission, WholeCost } from '../guidance/admission.tsx';
import { Advice } from '../guidance/advice.tsx';
import { provideAdvice } from '../guidance/ask-advice.tsx';
import { provideAdmission, provideWholeCost } from '../guidance/late-admission.ts';
import { AnswerCards } from '../search/answer-cards.tsx';
import { provideAnswerCards } from '../search/late-answers.ts';
import { provideVideoFrame } from '../parts/video.tsx';
import { Columns } from './comparison-columns.tsx';
import { Filter } from './comparison-filter.tsx';
import { provideColumns, provideFilter } from './late-comparison.ts';
import { VideoFrame } from '../parts/video-frame.tsx';

/** A school that can be called, and takes enquiries. */
type Shown = 'name' | 'ways' | 'hotlines' | 'zalo' | 'email' | 'hours' | 'ma_truong' | 'nam_tuyen_sinh' | 'noi_nop';
type Asked = 'gio_tra_loi' | 'ngay_nghi' | 'muc_dich' | 'thang_luu' | 'nhan_cau_hoi';
export const site: Pick<SiteAnswer, Shown | Asked | 'phuong_thuc' | 'quy_tac_uu_tien' | 'uu_tien_minh_hoa'> = {
  name: 'Trường',
  ma_truong: 'NDA',
  nam_tuyen_sinh: 2027,
  noi_nop: 'https://nop.truong.example/',
  ways: ['call', 'email'],
  hotlines: ['0901234567'],
  zalo: '',
  email: 'hoi@truong.example',
  hours: '8:00–17:30',
  gio_tra_loi: [],
  ngay_nghi: [],
  muc_dich: 'trả lời câu hỏi của bạn',
  thang_luu: 12,
  nhan_cau_hoi: true,
  phuong_thuc: ['Học bạ', 'Thi tốt nghiệp', 'Thi tốt nghiệp kết hợp năng khiếu', 'Đánh giá năng lực'],
  quy_tac_uu_tien: [{ nam: 2027, thang_diem: 30, tu_diem: 22.5, so_chia: 7.5, cong_toi_da: 3, nguon: 'Quy chế' }],
  uu_tien_minh_hoa: true,
};

export type PageModule = { default: unknown; loader: unknown; action?: unknown; ErrorBoundary: ComponentType };

/** What the API answers, by path, or by path and query: the data, or the whole reply. A path that is not named fails. */
export type Answers = Record<string, unknown>;

const isReply = (answer: unknown): answer is Reply => typeof answer === 'object' && answer !== null && 'answer' in answer;

/** A page as the server renders it, with an API that gives these answers; of one that a form was sent to, what it sent on. */
export async function open(
  { default: Page, loader, action, ErrorBoundary }: PageModule,
  pattern: string,
  address: string,
  answers: Answers,
  { form, school = site }: { form?: Record<string, string> | undefined; school?: object } = {},
) {
  const Component = Page as ComponentType<{ loaderData: unknown; actionData: unknown }>;
  const sent: object[] = [];
  const leaveOut = vi.fn<() => void>();
  const context = new RouterContextProvider();
  context.set(
    apiContext,
    createApi(async (path, onward) => {
      if (onward !== undefined) sent.push(onward);
      const data = answers[path] ?? answers[path.replace(/\?.*/, '')];
      if (isReply(data)) return data;
      return data === undefined
        ? { status: 500, answer: { success: false, message: 'Có lỗi xảy ra' } }
        : { status: 200, answer: { success: true, data } };
    }, leaveOut),
  );
  const handler = createStaticHandler([
    {
      id: 'root',
      loader: () => ({ origin: '', site: school }),
      children: [
        {
          path: pattern,
          loader: loader as LoaderFunction,
          ...(action !== undefined && { action: action as ActionFunction }),
          Component: () => <Component loaderData={useLoaderData()} actionData={useActionData()} />,
          ErrorBoundary,
        },
      ],
    },
  ]);
  const asked = new Request(`http://site.test${address}`, form && { method: 'POST', body: new URLSearchParams(form) });
  const found = await handler.query(asked, { requestContext: context });
  if (found instanceof Response) throw new Error(`The page leads to ${found.headers.get('Location')}.`);
  const router = createStaticRouter(handler.dataRoutes, found);
  const html = renderToString(<StaticRouterProvider router={router} context={found} hydrate={false} />);
  /** What is read, without the marks that keep texts apart. */
  const words = html.replaceAll(/<[^<>]*>/g, '');
  return { status: found.statusCode, html, words, sent, incomplete: leaveOut.mock.calls.length > 0 };
}

export const logged = () => vi.mocked(console.error).mock.calls.map(([sentence]) => String(sentence));

provideVideoFrame(VideoFrame);
provideAnswerCards(AnswerCards);
provideColumns(Columns);
provideFilter(Filter);
provideAdmission(Admission);
provideAdvice(Advice);
provideWholeCost(WholeCost);

/** Keeps what pages log from the terminal, for `logged`. */
export function muteLog(): void {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
}
