import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { type ComparedKind, comparePath, comparisonAddress, readComparison } from '#shared/guidance/compare-address.ts';
import { comparisonPath, interestPath, searchPagePath } from '#shared/paths.ts';
import { AskAdvice } from '../guidance/ask-advice.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { PartTitle } from '../parts/part-title.tsx';
import { type Candidate, type MajorList, nounOf, type SideBySide } from './comparison-data.ts';
import styles from './comparison.module.css';

/** A form whose address is read as a link is, without the page being loaded anew. Without scripts it is sent as it is. */
function useAddressForm() {
  const navigate = useNavigate();
  return {
    method: 'get',
    action: comparisonPath,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
      void navigate(comparisonAddress(readComparison(new URLSearchParams(fields))));
    },
  };
}

type MajorsProps = { list: MajorList; asked: ReturnType<typeof readComparison>; chosen: string | null };

/** All majors, or those that fit what is chosen, each with a box to compare it. */
export function Majors({ list: { majors, total, options }, asked: { choice }, chosen }: MajorsProps) {
  const form = useAddressForm();
  const isNarrowed = choice.mon.length > 0 || choice.bac !== null || choice.co_so !== null;
  const chosenExams = options.mon.filter(({ value }) => choice.mon.includes(value)).map(({ label }) => label);
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
        <EmptyState
          title={
            total === 0
              ? 'Không có dữ liệu để hiển thị'
              : choice.mon.length > 0
                ? 'Không có ngành nào xét các môn này'
                : 'Không có ngành nào như bạn chọn'
          }
          {...(total > 0 && {
            text: 'Thử chọn thêm một môn bạn có thể thi, hoặc bỏ bớt điều kiện. Bạn cũng có thể hỏi trường về cách xét tuyển khác.',
            action: <Link to={again}>Xem tất cả ngành</Link>,
          })}
        />
      ) : (
        <section aria-labelledby="phan--nganh">
          <PartTitle
            id="phan--nganh"
            title={choice.mon.length > 0 ? 'Ngành xét các môn này' : isNarrowed ? 'Ngành như bạn chọn' : 'Tất cả ngành'}
            count={isNarrowed ? `${majors.length} trong ${total} ngành` : `${total} ngành`}
          />
          {chosenExams.length > 0 && (
            <p className={styles['reading']}>
              Thi {chosenExams.join(', ')}, bạn có thể xét tuyển vào các ngành này bằng những tổ hợp ghi dưới mỗi ngành.
            </p>
          )}
          <form {...form} className={styles['list']} aria-label="Chọn ngành để so sánh">
            <ul>
              {majors.map((major) => (
                <li key={major.slug} className={styles['major']}>
                  <div className={styles['words']}>
                    <p className={styles['within']}>{[major.code, major.within].filter((part) => part !== '').join(' · ')}</p>
                    <h3 className={styles['name']}>
                      <Link to={major.path}>{major.name}</Link>
                    </h3>
                    {major.facts.length > 0 && <p className={styles['facts']}>{major.facts.join(' · ')}</p>}
                    {major.combinations.length > 0 && (
                      <ul className={styles['combinations']}>
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
            <CompareBar noun="ngành" />
          </form>
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

/** The button below a list of boxes, which stays in sight. */
const CompareBar = ({ noun }: { noun: string }) => (
  <p className={styles['bar']}>
    <button type="submit" className="button">
      So sánh
    </button>
    <span className={styles['limit']}>hai đến bốn {noun} đã chọn</span>
  </p>
);

/** The positions beside the one that was chosen. */
export function ChoosePositions({ table: { heads, candidates } }: { table: SideBySide }) {
  const form = useAddressForm();
  const chosen = heads.map(({ slug }) => slug);
  if (candidates.length < 2)
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
    <form {...form} className={styles['list']} aria-label="Chọn vị trí để so sánh">
      <Candidates kind="vi-tri" candidates={candidates} chosen={chosen} />
      <CompareBar noun="vị trí" />
    </form>
  );
}

type CandidatesProps = { kind: ComparedKind; candidates: Candidate[]; chosen: string[] };

const Candidates = ({ kind, candidates, chosen }: CandidatesProps) => (
  <div className={styles['chips']}>
    {candidates.map(({ slug, name }) => (
      <label key={slug} className={styles['chip']}>
        <input type="checkbox" name={kind} value={slug} defaultChecked={chosen.includes(slug)} />
        {name}
      </label>
    ))}
  </div>
);

/** Changes what is compared. */
export function Others({ kind, table: { heads, candidates } }: { kind: ComparedKind; table: SideBySide }) {
  const form = useAddressForm();
  const noun = nounOf(kind);
  return (
    <details className={styles['others']}>
      <summary>Đổi {noun} so sánh</summary>
      <form {...form} className={styles['list']} aria-label={`Đổi ${noun} so sánh`}>
        <Candidates kind={kind} candidates={candidates} chosen={heads.map(({ slug }) => slug)} />
        <CompareBar noun={noun} />
      </form>
      {kind === 'nganh' && (
        <p className={styles['more']}>
          <Link to={comparisonPath}>Xem tất cả ngành, lọc theo môn bạn thi</Link>
        </p>
      )}
    </details>
  );
}
