import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Database } from '#server/database/schema.ts';
import { takeEnquiries } from '#server/public/takes-enquiries.ts';

/** What is derived from DATA_KEY: one key for each use, so that none says anything of another. */
export type EnquiryKeys = { wrap: Buffer; contact: Buffer; like: Buffer; network: Buffer; proof: Buffer; check: string };

/** Whether enquiries are taken and can be read: by which keys, or why not, in a sentence for editors. */
export type OpenedKey = { keys: EnquiryKeys; closed: null } | { keys: null; closed: string };

const keyBytes = 32;

/** 32 bytes as 64 hexadecimal digits, base64 or base64url; undefined where it is anything else. */
export function parseDataKey(text: string): Buffer | undefined {
  if (/^[\da-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  if (!/^[\w+/-]{43}=?$/.test(text)) return undefined;
  const key = Buffer.from(text, 'base64');
  return key.length === keyBytes ? key : undefined;
}

const derived = (key: Buffer, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', `huong-nghiep enquiries ${use}`, keyBytes));

/** A keyed hash: whoever has the database alone cannot try out all numbers of telephones. */
export const keyedHash = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url');

/** By which a key is known again, and nothing is known of it. */
const checkOf = (key: Buffer): string => keyedHash(derived(key, 'check'), 'data key');

/** Whether a key is that of a database that has noted `checkHash`. */
export const fitsCheck = (key: Buffer, checkHash: string): boolean => {
  const [own, other] = [checkOf(key), checkHash].map((text) => Buffer.from(text));
  return own !== undefined && own.length === other?.length && timingSafeEqual(own, other);
};

export const keysOf = (key: Buffer): EnquiryKeys => ({
  wrap: derived(key, 'wrap'),
  contact: derived(key, 'contact'),
  like: derived(key, 'like'),
  network: derived(key, 'network'),
  proof: derived(key, 'proof'),
  check: checkOf(key),
});

export const closedTexts = {
  noKey:
    'Chưa nhận câu hỏi: máy chủ chưa có DATA_KEY, khóa để niêm phong những gì khách gửi. Nhờ người vận hành đặt DATA_KEY rồi khởi động lại.',
  otherKey:
    'Chưa nhận câu hỏi: DATA_KEY của máy chủ không phải khóa đã niêm phong các câu hỏi đang giữ. Nhờ người vận hành đặt lại khóa cũ.',
} as const;

export const keepsEnquiries = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('enquiry').select('id').limit(1).executeTakeFirst()) !== undefined;

/** By which key the enquiries of a database are sealed; undefined before the first one could be. */
export const readCheckHash = async (db: Database): Promise<string | undefined> =>
  (await db.selectFrom('data_key').select('check_hash').where('id', '=', 1).executeTakeFirst())?.check_hash;

/**
 * Opens enquiries by a key, null where there is none. A database without enquiries takes any; one that keeps some stays closed to
 * any key but theirs. To be done before anybody is answered.
 */
export async function openEnquiries(db: Database, key: Buffer | null): Promise<OpenedKey> {
  if (key === null) return { keys: null, closed: closedTexts.noKey };
  const noted = await readCheckHash(db);
  const isTheirs = noted !== undefined && fitsCheck(key, noted);
  if (!isTheirs && noted !== undefined && (await keepsEnquiries(db))) return { keys: null, closed: closedTexts.otherKey };
  const check_hash = checkOf(key);
  if (!isTheirs)
    await db
      .insertInto('data_key')
      .values({ id: 1, check_hash })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ check_hash }))
      .execute();
  takeEnquiries(db);
  return { keys: keysOf(key), closed: null };
}
