import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { adminEditPath } from '#shared/admin-paths.ts';
import { hidden } from '#shared/fields/visibility.ts';
import { type Inline, type LinkTarget, paragraphsOf, parseMarks } from '#shared/text/marked-text.ts';
import { callApi } from '../session/client.ts';
import { findDescription } from '../work/records/description.ts';
import styles from './sections-text.module.css';
import type { SectionValue } from './sections-value.ts';

/** How the texts of a section with marks read, with what its links lead to. */
export function MarksPreview({ section: { content, list } }: { section: SectionValue }) {
  const bullets = list.filter(({ text }) => text.trim() !== '');
  return (
    <div className={`stack-3 breaks raised ${styles['preview']}`} role="group" aria-label="Xem thử">
      {paragraphsOf(content).map((paragraph, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- paragraphs may read alike, and hold no state
        <p key={index}>
          <Marks nodes={parseMarks(paragraph)} />
        </p>
      ))}
      {bullets.length > 0 && (
        <ul>
          {bullets.map(({ key, text }) => (
            <li key={key}>
              <Marks nodes={parseMarks(text)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const Marks = ({ nodes }: { nodes: readonly Inline[] }) =>
  nodes.map((node, index) => {
    if (node.kind === 'text') return node.text;
    const inside = <Marks nodes={node.children} />;
    // oxlint-disable react/no-array-index-key -- marks may read alike, and hold no state
    if (node.kind !== 'link') {
      const Mark = node.kind;
      return <Mark key={index}>{inside}</Mark>;
    }
    return (
      <Link key={index} target={node.target}>
        {inside}
      </Link>
    );
    // oxlint-enable react/no-array-index-key
  });

function Link({ target, children }: { target: LinkTarget; children: ReactNode }) {
  if (target.kind === 'record') return <RecordLink target={target}>{children}</RecordLink>;
  return (
    <a href={target.href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

function RecordLink({ target: { resource, id }, children }: { target: LinkTarget & { kind: 'record' }; children: ReactNode }) {
  const description = findDescription(resource);
  const { data, isError } = useQuery({
    queryKey: ['link-target', resource, id],
    queryFn: async ({ signal }) => (await callApi('GET /admin/:resource/:id', { at: { resource, id }, signal })).data,
    enabled: description !== undefined,
    retry: false,
    staleTime: 60_000,
  });
  if (description === undefined || isError)
    return (
      <>
        {children} <span className="quiet">(trang không còn: chỉ hiện chữ)</span>
      </>
    );
  const status = data?.['status'];
  const isOut = status === hidden || status === 'draft';
  return (
    <>
      <a
        href={adminEditPath(resource, id)}
        target="_blank"
        rel="noopener"
        title={data ? String(data[description.title]) : undefined}
      >
        {children}
      </a>
      {isOut && <span className="quiet"> (trang đang ẩn: chỉ hiện chữ)</span>}
    </>
  );
}
