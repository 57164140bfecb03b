import { Fragment } from 'react';
import type { readComparison } from '#shared/guidance/compare-address.ts';
import { type ComparedKind, comparePath, fewestCompared, majorListAnchor, nounOf } from '#shared/guidance/compare-path.ts';
import { comparisonPath, interestPath, savedPath, searchPagePath } from '#shared/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { AskAdvice } from '../guidance/ask-advice.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { PartTitle } from '../parts/part-title.tsx';
import { Chips, CompareForm, marksAnchor } from './comparison-forms.tsx';
import type { MajorList } from './comparison-data.ts';
import { Illustrative } from './comparison-illustrative.tsx';
import type { MajorAnswer } from './comparison-marks.ts';
import { Filter } from './late-comparison.ts';
import type { CandidateGroup, SideBySide } from './comparison-side-by-side.ts';
import styles from './comparison-choices.module.css';

type MajorsProps = { list: MajorList; asked: ReturnType<typeof readComparison>; chosen: string | null };

/** All majors, or those that fit what is chosen, each with a box to compare it. */
export function Majors({ list, asked, chosen }: MajorsProps) {
  const { majors, total, isOfFew, options, marks } = list;
  const { choice, own } = asked;
  const { mon, to_hop, khong_thi, bac, co_so } = choice;
  const named = (slugs: readonly string[]) => options.mon.filter(({ value }) => slugs.includes(value)).map(({ label }) => label);
  const chosenExams = named(mon);
  const exams = chosenExams.length === mon.length ? chosenExams.join(', ') : 'các môn này';
  /** What the majors have in common by what was chosen of exams. */
  const common = [
    mon.length > 0 && (isOfFew ? `có tổ hợp gồm ${exams}` : 'xét các môn này'),
    to_hop !== null && `xét tổ hợp ${options.to_hop.find(({ value }) => value === to_hop)?.label ?? to_hop.toUpperCase()}`,
    khong_thi.length > 0 && `không thi ${named(khong_thi).join(', ') || 'môn này'}`,
  ]
    .filter((words) => words !== false)
    .join(', ');
  const isNarrowed = common !== '' || bac !== null || co_so !== null;
  const isAsked = isNarrowed || own.marks + own.priority + own.bonus + (own.method ?? '') !== '';
  // Where the figures of all of them are an illustration it is said once.
  const figures = majors.flatMap(({ facts, answer, isIllustrative }) =>
    answer || facts.some(({ isFigure }) => isFigure) ? [isIllustrative] : [],
  );
  const isIllustration = figures.length > 0 && figures.every(Boolean);
  const fault = Object.values(marks?.faults ?? {})[0];
  const again = chosen === null ? comparisonPath : comparePath('nganh', [chosen]);
  return (
    <>
      {total > 0 && <Filter list={list} asked={asked} chosen={chosen} again={isAsked ? again : null} />}
      {majors.length === 0 ? (
        <div id={majorListAnchor}>
          <EmptyState
            title={
              total === 0
                ? 'Không có dữ liệu để hiển thị'
                : `Không có ngành nào ${common !== '' && bac === null && co_so === null ? common : 'như bạn chọn'}`
            }
            {...(total > 0 && {
              text: 'Thử đổi môn hoặc bỏ bớt điều kiện. Bạn cũng có thể hỏi trường về cách xét tuyển khác.',
              action: <Link to={again}>Xem tất cả ngành</Link>,
            })}
          />
        </div>
      ) : (
        <section aria-labelledby={majorListAnchor}>
          <PartTitle
            id={majorListAnchor}
            title={common !== '' ? `Ngành ${common}` : isNarrowed ? 'Ngành như bạn chọn' : 'Tất cả ngành'}
            count={isNarrowed ? `${majors.length} trong ${total} ngành` : `${total} ngành`}
          />
          {isOfFew && (
            <p className={styles['reading']}>
              Dưới mỗi ngành là những tổ hợp có {exams} cùng môn khác. Chọn đủ các môn bạn thi để biết bạn xét tuyển được vào
              ngành nào.
            </p>
          )}
          {!isOfFew && chosenExams.length > 0 && (
            <p className={styles['reading']}>
              Thi {chosenExams.join(', ')}, bạn có thể xét tuyển vào các ngành này bằng những tổ hợp ghi dưới mỗi ngành.
            </p>
          )}
          {fault !== undefined && (
            <p className={`page-note ${styles['reading']}`}>
              Chưa so được điểm. {fault} <a href={`#${marksAnchor}`}>Sửa điểm</a>
            </p>
          )}
          {marks !== null && marks.said.length > 0 && (
            <div className={`page-note ${styles['reading']}`}>
              {marks.said.map((line) => (
                <p key={line}>{line}</p>
              ))}
              <Illustrative when={marks.isIllustrative} />
            </div>
          )}
          <CompareForm kind="nganh" label="Chọn ngành để so sánh" chosen={chosen === null ? 0 : 1}>
            {isIllustration && (
              <p>
                <Illustrative when />
              </p>
            )}
            <ul>
              {majors.map((major) => (
                <li key={major.slug} className={`picks ${styles['major']}`}>
                  <div className={styles['words']}>
                    <p className="quiet-figures">{[major.code, major.within].filter((part) => part !== '').join(' · ')}</p>
                    <h3 className={styles['name']}>
                      <Link to={major.path} className="plain-link">
                        {major.name}
                      </Link>
                    </h3>
                    {major.facts.length > 0 && (
                      <p className={styles['facts']}>
                        {major.facts.map(({ text, isFigure }, index) => (
                          <Fragment key={text}>
                            {index > 0 && ' · '}
                            {text}
                            <Illustrative when={isFigure && major.isIllustrative && !isIllustration} />
                          </Fragment>
                        ))}
                      </p>
                    )}
                    {major.answer && <Answer answer={major.answer} isIllustrative={major.isIllustrative && !isIllustration} />}
                    {major.combinations.length > 0 && (
                      <ul className="quiet-sm">
                        {major.combinations.map((line) => (
                          <li key={line}>{line}</li>
                        ))}
                      </ul>
                    )}
                  </div>
                  <Box slug={major.slug} name={major.name} kind="nganh" isTicked={major.slug === chosen} />
                </li>
              ))}
            </ul>
            {/* What was chosen before stays chosen, though the filter leaves it out. */}
            {chosen !== null && !majors.some(({ slug }) => slug === chosen) && (
              <input type="hidden" name="nganh" value={chosen} />
            )}
          </CompareForm>
        </section>
      )}
      <AskAdvice subject="việc chọn ngành" />
    </>
  );
}

/** How a major answers to marks of one's own, in words, and what else to know before applying. */
const Answer = ({ answer: { marks, more }, isIllustrative }: { answer: MajorAnswer; isIllustrative: boolean }) => (
  <div className={styles['answer']}>
    {marks.map(({ words, figures }, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- two rows may read alike, and none ever moves
      <p key={index}>
        <b>{words}</b>
        {figures !== '' && <span className="quiet-figures">{figures}</span>}
        <Illustrative when={isIllustrative} />
      </p>
    ))}
    {more.map((line) => (
      <p key={line} className="quiet-figures">
        {line}
      </p>
    ))}
  </div>
);

const Box = ({ slug, name, kind, isTicked }: { slug: string; name: string; kind: ComparedKind; isTicked: boolean }) => (
  <label>
    <input type="checkbox" name={kind} value={slug} defaultChecked={isTicked} />
    So sánh<span className="visually-hidden"> {name}</span>
  </label>
);

/** The positions beside the one that was chosen. */
export function ChoosePositions({ table: { heads, candidates } }: { table: SideBySide }) {
  const chosen = heads.map(({ slug }) => slug);
  if (candidates.flatMap((group) => group.candidates).length < fewestCompared)
    return (
      <EmptyState
        title="Chưa có vị trí nào để so sánh"
        text="Mở trang một vị trí rồi nhấn So sánh, hoặc lưu vài vị trí và so sánh trong mục Đã lưu."
        action={
          <>
            <Link to={interestPath}>Khám phá theo sở thích</Link>
            <Link to={searchPagePath}>Tìm vị trí</Link>
          </>
        }
      />
    );
  return (
    <>
      <CompareForm kind="vi-tri" label="Chọn vị trí để so sánh" chosen={chosen.length}>
        <Candidates kind="vi-tri" groups={candidates} chosen={chosen} />
      </CompareForm>
      <Elsewhere />
    </>
  );
}

/** Where positions of other careers are compared. */
const Elsewhere = () => (
  <p className={styles['more']}>
    Muốn so sánh với vị trí của nghề khác, bạn lưu các vị trí lại rồi chọn trong mục <Link to={savedPath}>Đã lưu</Link>.
  </p>
);

type CandidatesProps = { kind: ComparedKind; groups: CandidateGroup[]; chosen: string[] };

/** A form of which nothing is ticked still asks for this kind. */
const Candidates = ({ kind, groups, chosen }: CandidatesProps) => (
  <>
    <input type="hidden" name={kind} value="" />
    {groups.map(({ title, candidates }) => (
      <Chips
        key={title}
        legend={title}
        type="checkbox"
        name={kind}
        options={candidates.map(({ slug, name }) => ({ value: slug, label: name }))}
        chosen={chosen}
      />
    ))}
  </>
);

/** Changes what is compared. */
export function Others({ kind, table: { heads, candidates } }: { kind: ComparedKind; table: SideBySide }) {
  const noun = nounOf(kind);
  const listed = new Set(candidates.flatMap((group) => group.candidates.map(({ slug }) => slug)));
  return (
    <details className={styles['others']}>
      <summary>Đổi {noun} so sánh</summary>
      <CompareForm kind={kind} label={`Đổi ${noun} so sánh`} chosen={heads.filter(({ slug }) => listed.has(slug)).length}>
        <Candidates kind={kind} groups={candidates} chosen={heads.map(({ slug }) => slug)} />
      </CompareForm>
      {kind === 'nganh' ? (
        <p className={styles['more']}>
          <Link to={comparisonPath}>Xem tất cả ngành, lọc theo môn bạn thi</Link>
        </p>
      ) : (
        <Elsewhere />
      )}
    </details>
  );
}
