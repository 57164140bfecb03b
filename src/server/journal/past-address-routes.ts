import { Hono } from 'hono';
import type { SignedIn } from '#server/auth/guard.ts';
import { idIn } from '#server/crud/list-query.ts';
import type { RecordType, WriteContext } from '#server/crud/model.ts';
import { callerReader } from '#server/crud/caller.ts';
import { inAnsweredBatch } from '#server/crud/write-context.ts';
import type { Database } from '#server/database/schema.ts';
import { answerCalls } from '#server/http/answer-calls.ts';
import { unprocessable } from '#server/http/errors.ts';
import { sentLabel } from '#shared/calls/labels.ts';
import { addressCalls } from '#shared/calls/addresses.ts';
import { pastAddressCalls } from '#shared/calls/of-records.ts';
import { importAddresses } from './import-addresses.ts';
import { readLeads } from './address-leads.ts';
import { addPastAddress, readPastAddresses, readPastOwner, readTypedAddresses, removePastAddress } from './past-addresses.ts';
import type { SiteAddresses } from './site-addresses.ts';

type PastAddressParts = WriteContext & { trustProxy?: number | undefined; publicUrl?: string | null | undefined };

/** The old addresses of the records of one content type. */
export function pastAddressRoutes(parts: PastAddressParts, addresses: SiteAddresses, type: RecordType): Hono<SignedIn> {
  const asCaller = callerReader(parts);
  const read = (db: Database, id: number) => readPastAddresses({ db, now: parts.clock() }, addresses, type, id);

  return answerCalls(new Hono<SignedIn>(), '/admin/:resource', pastAddressCalls, {
    'GET /admin/:resource/:id/addresses': async ({ at }) => read(parts.db, idIn(type, at)),
    'POST /admin/:resource/:id/addresses': async ({ context, at, body }) => {
      const id = idIn(type, at);
      const { address } = await body();
      const { data } = await inAnsweredBatch(
        asCaller(context),
        (open) => addPastAddress(open, addresses, type, id, address),
        (open) => read(open, id),
      );
      return { ...data, message: 'Đã thêm địa chỉ cũ.' };
    },
    'DELETE /admin/:resource/:id/addresses': async ({ context, at, query }) => {
      const id = idIn(type, at);
      const removed = query();
      const { data } = await inAnsweredBatch(
        asCaller(context),
        (open) => removePastAddress(open, addresses, type, id, removed),
        (open) => read(open, id),
      );
      return { ...data, message: 'Đã bỏ địa chỉ cũ.' };
    },
  });
}

/** Where addresses lead, and the whole paths that led to records before. `originsOf`: what the site is known by. */
export function addressRoutes(
  parts: PastAddressParts & { originsOf: (request: Request) => readonly string[] },
  addresses: SiteAddresses,
): Hono<SignedIn> {
  const asCaller = callerReader(parts);
  const { db, clock, publicUrl = null, originsOf } = parts;
  return answerCalls(new Hono<SignedIn>(), '/admin', addressCalls, {
    'POST /admin/address-leads': async ({ context, body }) => {
      const { addresses: asked } = await body();
      const data = await readLeads({ db, now: clock() }, addresses, originsOf(context.req.raw), asked);
      return { data, message: `Đã xem ${data.length.toLocaleString('vi-VN')} địa chỉ.` };
    },
    'GET /admin/past-addresses': async ({ query }) => readTypedAddresses(db, addresses, query().after),
    'GET /admin/past-addresses/owner': async ({ query }) => {
      const { resource, slug } = query();
      const type = [...addresses.records.values()].find(({ type: { description } }) => description.path === resource)?.type;
      if (type === undefined) throw unprocessable({ resource: [`${sentLabel('resource')} không có trang riêng`] });
      return { data: await readPastOwner(db, type, slug) };
    },
    'POST /admin/past-addresses/import': async ({ context, body }) => {
      const { text, dry_run: isDryRun } = await body();
      const data = await importAddresses(asCaller(context), { addresses, publicUrl }, text, isDryRun);
      const message = isDryRun ? 'Đã kiểm tra, chưa thay đổi gì.' : `Đã thêm ${data.added.toLocaleString('vi')} địa chỉ cũ.`;
      return { data, message };
    },
  });
}
