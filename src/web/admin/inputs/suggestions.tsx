import { skipToken, useQuery } from '@tanstack/react-query';
import type { Site } from '#shared/answers/site.ts';
import { unlistedMethods } from '#shared/admissions/methods.ts';
import type { Suggested } from '#shared/fields/described.ts';
import type { Field } from '#shared/fields/index.ts';
import { isRecord } from '#shared/formats/json.ts';
import { quoted } from '#shared/text/quoted.ts';
import { browserApiUntil } from '#web/api.ts';

const none: readonly string[] = [];

/** What a field offers that suggests something, nothing where it does not; asked for once for all of them. */
export function useSuggested(suggests: Suggested | undefined): readonly string[] {
  const { data = none } = useQuery({
    queryKey: ['site', 'methods'],
    queryFn:
      suggests === undefined
        ? skipToken
        : async ({ signal }) => (await browserApiUntil(signal).get<Site>('/api/site')).data.phuong_thuc,
    staleTime: 60_000,
  });
  return suggests === undefined ? none : data;
}

const columnsOf = (field: Field) => (field.kind === 'table' ? Object.entries(field.columns) : []);
const suggestsOf = (field: { kind: string; suggests?: Suggested }) => field.suggests;

/** What a field suggests, or a column of it. */
export const suggestsIn = (field: Field): Suggested | undefined =>
  suggestsOf(field) ?? columnsOf(field).flatMap(([, column]) => suggestsOf(column) ?? [])[0];

/** The cells of a table that are in columns which suggest something. */
export const suggestedTexts = (field: Field, rows: unknown): string[] =>
  columnsOf(field)
    .filter(([, column]) => suggestsOf(column) !== undefined)
    .flatMap(([key]) => (Array.isArray(rows) ? rows : []).map((row) => (isRecord(row) ? String(row[key] ?? '') : '')));

export const Offered = ({ id, texts }: { id: string; texts: readonly string[] }) => (
  <datalist id={id}>
    {texts.map((text) => (
      <option key={text} value={text}>
        {text}
      </option>
    ))}
  </datalist>
);

/** What is said of texts that are none of what is offered; null for nothing. */
export function unlistedText(texts: readonly string[], offered: readonly string[]): string | null {
  const told = unlistedMethods(texts, offered);
  return told.length === 0 ? null : `Chưa có trong danh sách phương thức của Cài đặt trang: ${told.map(quoted).join(', ')}.`;
}

/** The same below an input. */
export function Unlisted(props: { texts: readonly string[]; offered: readonly string[] }) {
  const text = unlistedText(props.texts, props.offered);
  return text !== null && <p className="quiet-xs breaks">{text}</p>;
}
