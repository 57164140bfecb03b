import { Fragment } from 'react';
import { type ComparedKind, comparePath, fewestCompared, type readComparison } from '#shared/guidance/compare-address.ts';
import { comparisonPath, interestPath, savedPath, searchPagePath } from '#shared/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { AskAdvice } from '../guidance/ask-advice.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { PartTitle } from '../parts/part-title.tsx';
import { Chips, CompareForm, useAddressForm } from './comparison-forms.tsx';
import { type CandidateGroup, type MajorList, nounOf, type SideBySide } from './comparison-data.ts';
import { Illustrative } from './comparison-tables.tsx';
import styles from './comparison-choices.module.css';

/** Where the list begins: what is narrowed is seen at once. */
const listAnchor = 'phan--nganh';

type MajorsProps = { list: MajorList; asked: ReturnType<typeof readComparison>; chosen: string | null };

/** All majors, or those that fit what is chosen, each with a box to compare it. */
export function Majors({ list: { majors, total, isOfFew, options }, asked: { choice }, chosen }: MajorsProps) {
  const form = useAddressForm(listAnchor);
  const isNarrowed = choice.mon.length > 0 || choice.bac !== null || choice.co_so !== null;
  const chosenExams = options.mon.filter(({ value }) => choice.mon.includes(value)).map(({ label }) => label);
  const exams = chosenExams.length === choice.mon.length ? chosenExams.join(', ') : 'các môn này';
  // Where the years of all of them are an illustration it is said once: nothing else here is a figure.
  const years = majors.flatMap(({ facts }) => facts.filter(({ isFigure }) => isFigure));
  const isIllustration = years.length > 0 && years.every(({ isIllustrative }) => isIllustrative);
  const again = chosen === null ? comparisonPath : comparePath('nganh', [chosen]);
  return (
    <>
      {total > 0 && (
        <form {...form} className={styles['filter']} aria-label="Lọc ngành">
          {chosen !== null && <input type="hidden" name="nganh" value={chosen} />}
          {options.mon.length > 0 && (
            <Chips legend="Môn bạn thi" type="checkbox" name="mon" options={options.mon} chosen={choice.mon} />
          )}
          <Radios legend="Bậc đào tạo" name="bac" options={options.bac} chosen={choice.bac} />
          <Radios legend="Cơ sở" name="co-so" options={options.co_so} chosen={choice.co_so} />
          <p className={styles['submit']}>
            <button type="submit" className="button">
              Xem ngành
            </button>
            {isNarrowed && (
              <Link to={again} className={styles['reset']}>
                Bỏ lọc
              </Link>
            )}
          </p>
        </form>
      )}
      {majors.length === 0 ? (
        <div id={listAnchor}>
          <EmptyState
            title={
              total === 0
                ? 'Không có dữ liệu để hiển thị'
                : isOfFew
                  ? `Không có ngành nào có tổ hợp gồm ${exams}`
                  : choice.mon.length > 0
                    ? 'Không có ngành nào xét các môn này'
                    : 'Không có ngành nào như bạn chọn'
            }
            {...(total > 0 && {
              text: 'Thử đổi môn hoặc bỏ bớt điều kiện. Bạn cũng có thể hỏi trường về cách xét tuyển khác.',
              action: <Link to={again}>Xem tất cả ngành</Link>,
            })}
          />
        </div>
      ) : (
        <section aria-labelledby={listAnchor}>
          <PartTitle
            id={listAnchor}
            title={
              isOfFew
                ? `Ngành có tổ hợp gồm ${exams}`
                : choice.mon.length > 0
                  ? 'Ngành xét các môn này'
                  : isNarrowed
                    ? 'Ngành như bạn chọn'
                    : 'Tất cả ngành'
            }
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
          <CompareForm kind="nganh" label="Chọn ngành để so sánh" chosen={chosen === null ? 0 : 1}>
            {isIllustration && (
              <p>
                <Illustrative />
              </p>
            )}
            <ul>
              {majors.map((major) => (
                <li key={major.slug} className={styles['major']}>
                  <div className={styles['words']}>
                    <p className="quiet-figures">{[major.code, major.within].filter((part) => part !== '').join(' · ')}</p>
                    <h3 className={styles['name']}>
                      <Link to={major.path} className="plain-link">
                        {major.name}
                      </Link>
                    </h3>
                    {major.facts.length > 0 && (
                      <p className={styles['facts']}>
                        {major.facts.map(({ text, isIllustrative }, index) => (
                          <Fragment key={text}>
                            {index > 0 && ' · '}
                            {text}
                            {isIllustrative && !isIllustration && <Illustrative />}
                          </Fragment>
                        ))}
                      </p>
                    )}
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

type RadiosProps = { legend: string; name: string; options: { value: string; label: string }[]; chosen: string | null };

/** One of several; nothing where there is no choice. */
const Radios = ({ options, chosen, ...more }: RadiosProps) =>
  options.length < 2 && chosen === null ? null : (
    <Chips {...more} type="radio" options={[{ value: '', label: 'Tất cả' }, ...options]} chosen={[chosen ?? '']} />
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
