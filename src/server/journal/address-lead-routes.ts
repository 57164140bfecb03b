import { Hono } from 'hono';
import { readFields } from '#server/http/read-sent.ts';
import type { SignedIn } from '#server/auth/guard.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import { leadsBody, readLeads } from './address-leads.ts';
import type { SiteAddresses } from './site-addresses.ts';

type Parts = { reading: () => ReadContext; originsOf: (request: Request) => readonly string[] };

/** What addresses lead to, below /admin/dia-chi. */
export function addressLeadRoutes({ reading, originsOf }: Parts, addresses: SiteAddresses): Hono<SignedIn> {
  const router = new Hono<SignedIn>();
  router.post('/', async (context) => {
    const { addresses: asked } = await readFields(context, leadsBody);
    const data = await readLeads(reading(), addresses, originsOf(context.req.raw), asked);
    return context.json({ success: true, data, message: `Đã xem ${data.length.toLocaleString('vi-VN')} địa chỉ.` });
  });
  return router;
}
