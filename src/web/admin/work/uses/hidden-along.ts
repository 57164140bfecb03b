import type { HiddenAlong } from '#shared/answers/batch.ts';
import type { Users } from '#shared/answers/uses.ts';
import type { Description } from '#shared/content-types/description.ts';
import { quoted } from '#shared/text/quoted.ts';
import { capital, texts } from '#shared/texts.ts';
import { findDescription } from '../records/description.ts';
import { callApi } from '../../session/client.ts';

/** What visitors would miss with records: what hangs below, and what of the menu and banners leads to either. */
export type MissedAlong = { along: HiddenAlong; links: readonly Users[] };

/** What would be hidden along with records: some, or all that a list with these filters holds. */
export async function readHiddenAlong(
  { path }: Description,
  which: { ids: readonly number[] } | { filters: Readonly<Record<string, string | number>>; count?: number; all?: boolean },
  signal?: AbortSignal,
): Promise<MissedAlong> {
  const { data, meta } = await callApi('POST /admin/:resource/hidden-along', { at: { resource: path }, body: which, signal });
  return { along: data, links: meta.links };
}

/** 'Ẩn theo: 3 bộ phận, 14 vị trí' */
export const hiddenAlongText = (along: HiddenAlong): string =>
  texts.hiddenAlong(
    along.map(({ resource, count }) => `${count.toLocaleString('vi-VN')} ${findDescription(resource)?.noun ?? resource}`),
  );

/** 'Menu “Môn học” và 4 banner dẫn tới đây'; '' for nothing. Few are named, more are counted. */
export function linksText(links: readonly Users[]): string {
  const said = links.map(({ resource, count, first }) => {
    const noun = findDescription(resource)?.noun ?? resource;
    const names = first.map(({ title }) => quoted(title));
    return names.length === count && count <= mostNamed
      ? `${noun} ${names.join(', ')}`
      : `${count.toLocaleString('vi-VN')} ${noun}`;
  });
  return said.length === 0 ? '' : `${capital(said.join(' và '))} dẫn tới đây`;
}

const mostNamed = 3;

/** What visitors miss when records are hidden, in sentences. */
export function missedText({ along, links }: MissedAlong): string {
  const meanwhile = [...new Set(links.flatMap(({ resource }) => findDescription(resource)?.leadsNowhere ?? []))].join(', ');
  return [
    ...(along.length > 0 ? [`${hiddenAlongText(along)}. Khách không xem được chúng cho đến khi bạn hiển thị lại.`] : []),
    ...(links.length > 0 ? [`${linksText(links)}: trong lúc ẩn, ${meanwhile}.`] : []),
  ].join(' ');
}
