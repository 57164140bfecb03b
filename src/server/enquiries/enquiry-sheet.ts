import { askerNames, enquiryStateNames } from '#shared/answers/enquiries.ts';
import { toDateTimeLocal, viDateTime } from '#shared/formats/vi-date.ts';
import { type Cell, cellMax } from '#shared/sheets/cells.ts';
import { chunksOf } from '#server/database/chunks-of.ts';
import type { Database } from '#server/database/schema.ts';
import type { SheetToWrite } from '#server/sheets/write-xlsx.ts';
import type { EnquiryKeys } from './data-key.ts';
import { openRows, tellWhole } from './read-enquiries.ts';

type Told = Awaited<ReturnType<typeof tellWhole>>[number];

const moment = (at: string): Cell => ({ at: `${toDateTimeLocal(at)}:00` });

const columns: readonly (readonly [heading: string, cell: (told: Told) => Cell])[] = [
  ['Số', ({ number }) => number],
  ['Nhận lúc', ({ received_at: at }) => moment(at)],
  ['Tình trạng', ({ state }) => enquiryStateNames[state]],
  ['Người trả lời', ({ by }) => by?.name ?? null],
  ['Hẹn gọi lại', ({ call_back_on: day }) => (day === null ? null : { at: day })],
  ['Tên', ({ name }) => name],
  ['Bạn là', ({ who }) => askerNames[who]],
  ['Số điện thoại hoặc email', ({ contact }) => contact.value],
  ['Zalo', ({ contact }) => (contact.zalo ? 'Có' : null)],
  ['Hỏi về', ({ about }) => about],
  ['Câu hỏi', ({ question }) => question],
  ['Trang', ({ page }) => page],
  ['Khi nào nên gọi', ({ call_at: when }) => when],
  ['Đồng ý lúc', ({ consent_at: at }) => moment(at)],
  [
    'Ghi chú',
    ({ notes }) =>
      notes
        .map(({ at, by, text }) => `${viDateTime(at)} ${by?.name ?? ''}: ${text}`)
        .join('\n')
        .slice(0, cellMax),
  ],
];

/** Rows that are opened at once. */
const batchSize = 100;

export const enquirySheet = (db: Database, keys: EnquiryKeys, ids: readonly number[]): SheetToWrite => ({
  name: 'Hỏi tư vấn',
  headings: columns.map(([heading]) => heading),
  rows: (async function* () {
    for (const part of chunksOf(ids, batchSize))
      for (const told of await tellWhole(db, keys, await openRows(db, keys, part))) yield columns.map(([, cell]) => cell(told));
  })(),
});
