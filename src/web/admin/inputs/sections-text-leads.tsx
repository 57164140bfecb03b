import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hidden } from '#shared/fields/visibility.ts';
import { quoted } from '#shared/text/quoted.ts';
import { callApi } from '../session/client.ts';
import { findDescription } from '../work/records/description.ts';
import { readText } from './sections-text-marks.ts';
import type { SectionValue } from './sections-value.ts';

type Lead = { words: string; resource: string; id: number };

/** Records that are looked up for one section. */
const most = 20;
const namesRecord = /\]\([a-z-]+:\d/;

/** Which links of a section lead to a record that visitors cannot see. */
export function RecordLinks({ section: { marked, content, list } }: { section: SectionValue }) {
  const leads = useMemo(() => {
    const texts = marked ? [content, ...list.map(({ text }) => text)].filter((text) => namesRecord.test(text)) : [];
    const found = new Map<string, Lead>();
    for (const { text, link } of texts.flatMap((one) => readText(one, true).flatMap(({ words }) => words)))
      if (link?.kind === 'record')
        found.set(`${link.resource}:${link.id}`, { words: text, resource: link.resource, id: link.id });
    return [...found].slice(0, most);
  }, [marked, content, list]);
  return leads.map(([key, lead]) => <LeadOf key={key} {...lead} />);
}

function LeadOf({ words, resource, id }: Lead) {
  const description = findDescription(resource);
  const { data, isError } = useQuery({
    queryKey: ['link-target', resource, id],
    queryFn: async ({ signal }) => (await callApi('GET /admin/:resource/:id', { at: { resource, id }, signal })).data,
    enabled: description !== undefined,
    retry: false,
    staleTime: 60_000,
  });
  const isGone = description === undefined || isError;
  const status = data?.['status'];
  if (!isGone && status !== hidden && status !== 'draft') return null;
  return (
    <p className="quiet" role="status">
      Liên kết {quoted(words.trim())}: trang {isGone ? 'không còn' : 'đang ẩn'}, khách chỉ thấy chữ.
    </p>
  );
}
