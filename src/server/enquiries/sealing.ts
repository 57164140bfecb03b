import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Asker } from '#shared/answers/enquiries.ts';
import type { Contact } from '#shared/enquiries/contact.ts';
import type { EnquiryKeys } from './data-key.ts';

/** What is sealed of an enquiry: who asks, how to answer, and what. */
export type Words = {
  name: string;
  contact: Contact & { zalo: boolean };
  who: Asker;
  question: string;
  about: string;
  call_at: string;
  consent_at: string;
};

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** A box is iv, tag and what was sealed, as base64. It opens with the key and the words that it was made with, and not if it was altered. */
function seal(key: Buffer, bytes: Buffer, purpose: string): string {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(purpose));
  const sealed = Buffer.concat([sealing.update(bytes), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64');
}

function open(key: Buffer, box: string, purpose: string): Buffer {
  const bytes = Buffer.from(box, 'base64');
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]);
}

type Sealed = { number: string; wrapped_key: string };

/** A new enquiry: its own key, wrapped, and its words. Whoever deletes the row destroys the key. */
export function sealWords({ wrap }: EnquiryKeys, number: string, words: Words): { wrapped_key: string; box: string } {
  const key = randomBytes(32);
  return {
    wrapped_key: seal(wrap, key, `key of ${number}`),
    box: seal(key, Buffer.from(JSON.stringify(words)), `words of ${number}`),
  };
}

const keyOf = ({ wrap }: EnquiryKeys, { number, wrapped_key: wrapped }: Sealed): Buffer =>
  open(wrap, wrapped, `key of ${number}`);

// Written by this server only: no shape is checked.
export const openWords = (keys: EnquiryKeys, sealed: Sealed & { box: string }): Words =>
  JSON.parse(open(keyOf(keys, sealed), sealed.box, `words of ${sealed.number}`).toString()) as Words;

export const sealNote = (keys: EnquiryKeys, of: Sealed, text: string): string =>
  seal(keyOf(keys, of), Buffer.from(text), `note on ${of.number}`);

export const openNote = (keys: EnquiryKeys, of: Sealed, box: string): string =>
  open(keyOf(keys, of), box, `note on ${of.number}`).toString();
