import { type FormEvent, Fragment, type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import {
  type ComparedKind,
  comparePath,
  comparisonAddress,
  fewestCompared,
  mostCompared,
  readComparison,
} from '#shared/guidance/compare-address.ts';
import { comparisonPath, interestPath, savedPath, searchPagePath } from '#shared/paths.ts';
import { AskAdvice } from '../guidance/ask-advice.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { PartTitle } from '../parts/part-title.tsx';
import { type CandidateGroup, type MajorList, nounOf, type SideBySide } from './comparison-data.ts';
import { Illustrative } from './comparison-tables.tsx';
import styles from './comparison.module.css';

/** Where the list begins: what is narrowed is seen at once. */
const listAnchor = 'phan--nganh';

/**
 * A form whose address is read as a link is, without the page being loaded anew. Without scripts it is sent as it is. `anchor`
 * is the part of the page that it leads to.
 */
function useAddressForm(anchor = '') {
  const navigate = useNavigate();
  const fragment = anchor && `#${anchor}`;
  return {
    method: 'get',
    action: comparisonPath + fragment,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
      void navigate(comparisonAddress(readComparison(new URLSearchParams(fields))) + fragment);
    },
  };
}

type CompareFormProps = {
  kind: ComparedKind;
  label: string;
  /** How many are chosen when the page comes. */
  chosen: number;
  children: ReactNode;
};

/** Boxes, and a bar below them, which stays in sight and says how many are ticked. No more can be ticked than are compared. */
function CompareForm({ kind, label, chosen, children }: CompareFormProps) {
  const form = useAddressForm();
  const noun = nounOf(kind);
  const [state, setState] = useState({ count: chosen, text: stateOf(chosen, noun) });

  function recount(event: FormEvent<HTMLFormElement>) {
    const { target, currentTarget } = event;
    const count = () => new FormData(currentTarget).getAll(kind).filter(Boolean).length;
    if (count() > mostCompared && target instanceof HTMLInputElement) {
      target.checked = false;
      return setState({
        count: count(),
        text: `Mỗi lần so sánh được nhiều nhất ${mostCompared} ${noun}: bỏ bớt một ${noun} trước.`,
      });
    }
    setState({ count: count(), text: stateOf(count(), noun) });
  }

  return (
    <form
      {...form}
      className={styles['list']}
      aria-label={label}
      onChange={recount}
      onSubmit={(event) => {
        if (state.count >= fewestCompared) return form.onSubmit(event);
        event.preventDefault();
        setState({ ...state, text: `Hãy đánh dấu hai đến bốn ${noun}.` });
      }}
    >
      {children}
      <p className={styles['bar']}>
        <button type="submit" className="button">
          So sánh
        </button>
        <span className={`quiet-sm with-script`} role="status">
          {state.text}
        </span>
        <span className={`quiet-sm without-script`}>hai đến bốn {noun} đã chọn</span>
      </p>
    </form>
  );
}

function stateOf(count: number, noun: string): string {
  if (count === 0) return `Chọn hai đến bốn ${noun}`;
  return count < fewestCompared ? `Đã chọn ${count} ${noun}, chọn thêm ít nhất 1` : `Đã chọn ${count} ${noun}`;
}

type MajorsProps = { list: MajorList; asked: ReturnType<typeof readComparison>; chosen: string | null };

/** All majors, or those that fit what is chosen, each with a box to compare it. */
export function Majors({ list: { majors, total, isOfFew, options }, asked: { choice }, chosen }: MajorsProps) {
  const form = useAddressForm(listAnchor);
  const isNarrowed = choice.mon.length > 0 || choice.bac !== null || choice.co_so !== null;
  const chosenExams = options.mon.filter(({ value }) => choice.mon.includes(value)).map(({ label }) => label);
  const exams = chosenExams.length === choice.mon.length ? chosenExams.join(', ') : 'các môn này';
  const again = chosen === null ? comparisonPath : comparePath('nganh', [chosen]);
  return (
    <>
      {total > 0 && (
        <form {...form} className={styles['filter']} aria-label="Lọc ngành">
          {chosen !== null && <input type="hidden" name="nganh" value={chosen} />}
          {options.mon.length > 0 && (
            <fieldset className={styles['group']}>
              <legend>Môn bạn thi</legend>
              <div className={styles['chips']}>
                {options.mon.map(({ value, label }) => (
                  <label key={value} className={styles['chip']}>
                    <input type="checkbox" name="mon" value={value} defaultChecked={choice.mon.includes(value)} />
                    {label}
                  </label>
                ))}
              </div>
            </fieldset>
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
            <ul>
              {majors.map((major) => (
                <li key={major.slug} className={styles['major']}>
                  <div className={styles['words']}>
                    <p className={styles['within']}>{[major.code, major.within].filter((part) => part !== '').join(' · ')}</p>
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
                            {isIllustrative && <Illustrative />}
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
function Radios({ legend, name, options, chosen }: RadiosProps) {
  if (options.length < 2 && chosen === null) return null;
  return (
    <fieldset className={styles['group']}>
      <legend>{legend}</legend>
      <div className={styles['chips']}>
        {[{ value: '', label: 'Tất cả' }, ...options].map(({ value, label }) => (
          <label key={value} className={styles['chip']}>
            <input type="radio" name={name} value={value} defaultChecked={value === (chosen ?? '')} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const Box = ({ slug, name, kind, isTicked }: { slug: string; name: string; kind: ComparedKind; isTicked: boolean }) => (
  <label className={styles['box']}>
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
      <fieldset key={title} className={styles['group']}>
        <legend>{title}</legend>
        <div className={styles['chips']}>
          {candidates.map(({ slug, name }) => (
            <label key={slug} className={styles['chip']}>
              <input type="checkbox" name={kind} value={slug} defaultChecked={chosen.includes(slug)} />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
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
