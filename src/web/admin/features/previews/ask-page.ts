import type { FormPage } from '#shared/answers/journal.ts';
import type { Description } from '#shared/content-types/description.ts';
import { toWire } from '../../forms/values.ts';
import type { Work } from '../../forms/work.ts';
import { callApi } from '../../session/client.ts';

/** For how long what two places of a screen ask is one question, in milliseconds. */
const still = 5_000;
let asked: { key: string; at: number; page: Promise<FormPage> } | null = null;

/** What is sent of a form to have its page made. */
export const askedOf = (description: Description, { values, record }: Pick<Work, 'values' | 'record'>) => ({
  ...toWire(description, values, record),
  id: record?.id ?? null,
});

/** The page of what a form holds; whoever asks for the same meanwhile is given the same. */
export function askPage({ path: resource }: Description, body: Record<string, unknown>): Promise<FormPage> {
  const key = `${resource} ${JSON.stringify(body)}`;
  if (asked?.key === key && Date.now() - asked.at < still) return asked.page;
  const page = callApi('POST /admin/:resource/preview', { at: { resource }, body }).then(({ data }) => data);
  asked = { key, at: Date.now(), page };
  page.catch(() => (asked = null));
  return page;
}
