import type { readComparison } from '#shared/guidance/compare-address.ts';
import { majorListAnchor } from '#shared/guidance/compare-path.ts';
import { methodSlug } from '#shared/admissions/methods.ts';
import { useSite } from '#web/site.ts';
import { Link } from '#web/ui/link.tsx';
import { Chips, type ChipsProps, Fault, marksAnchor, useAddressForm } from './comparison-forms.tsx';
import type { MajorList } from './comparison-data.ts';
import styles from './comparison-choices.module.css';

type Props = {
  list: MajorList;
  asked: ReturnType<typeof readComparison>;
  chosen: string | null;
  /** Where nothing is chosen; null where that is here. */
  again: string | null;
};

/** What the list is narrowed by, and the marks that it answers to. */
export function Filter({ list: { options, subjects, mostBonus, marks }, asked: { choice, own }, chosen, again }: Props) {
  const form = useAddressForm(majorListAnchor);
  const { mon, to_hop, bac, co_so } = options;
  return (
    <form {...form} className={styles['filter']} aria-label="Lọc ngành">
      {chosen !== null && <input type="hidden" name="nganh" value={chosen} />}
      {mon.length > 0 && <Chips legend="Môn bạn thi" type="checkbox" name="mon" options={mon} chosen={choice.mon} />}
      <Radios
        legend="Tổ hợp"
        name="to-hop"
        all="Chưa chọn"
        options={to_hop}
        chosen={choice.to_hop}
        fault={marks?.faults['to-hop']}
      />
      {mon.length > 0 && (
        <details open={choice.khong_thi.length > 0}>
          <summary>Có môn bạn không thi</summary>
          <Chips legend="Không thi" type="checkbox" name="khong-thi" options={mon} chosen={choice.khong_thi} />
        </details>
      )}
      <Marks own={own} subjects={subjects} mostBonus={mostBonus} faults={marks?.faults ?? {}} />
      <Radios legend="Bậc đào tạo" name="bac" options={bac} chosen={choice.bac} />
      <Radios legend="Cơ sở" name="co-so" options={co_so} chosen={choice.co_so} />
      <p className={styles['submit']}>
        <button type="submit" className="button">
          Xem ngành
        </button>
        {again !== null && (
          <Link to={again} className={styles['reset']}>
            Bỏ lọc
          </Link>
        )}
      </p>
    </form>
  );
}

type RadiosProps = Pick<ChipsProps, 'legend' | 'name' | 'options' | 'fault'> & { chosen: string | null; all?: string };

/** One of several; nothing where there is no choice. */
const Radios = ({ options, chosen, all = 'Tất cả', ...more }: RadiosProps) =>
  options.length < 2 && chosen === null ? null : (
    <Chips {...more} type="radio" options={[{ value: '', label: all }, ...options]} chosen={[chosen ?? '']} />
  );

type MarksProps = Pick<Props['asked'], 'own'> &
  Pick<MajorList, 'subjects' | 'mostBonus'> &
  Pick<NonNullable<MajorList['marks']>, 'faults'>;

const usualPapers = ['Môn 1', 'Môn 2', 'Môn 3'];
/** As many papers as there are fields for; what has more is shown as it was typed. */
const mostPapers = 4;

const ofSum = 'Ví dụ 22,5; thi đánh giá năng lực thì ghi điểm trên phiếu.';
const ofPriority = 'Khu vực và đối tượng cộng lại, ví dụ 0,75.';

/** As it is typed in Vietnamese. */
const typed = (mark: string) => mark.replace('.', ',');

function Marks({ own: { method, marks, priority, bonus }, subjects, mostBonus, faults }: MarksProps) {
  const { phuong_thuc: methods } = useSite();
  const ofBonus = `Chứng chỉ, giải thưởng; tính nhiều nhất ${typed(String(mostBonus))} điểm.`;
  const given = marks.split(/[,;]/);
  const papers = given.length > 1 && given.length <= mostPapers ? given : [];
  const names = subjects.length > 0 ? subjects : usualPapers;
  return (
    <fieldset className={styles['marks']} id={marksAnchor}>
      <legend>Điểm của em</legend>
      <p className="quiet-sm">Không bắt buộc. Trang so điểm với mức trúng tuyển năm trước và không lưu lại.</p>
      <div className={styles['fields']}>
        {methods.length > 0 && (
          <p className={styles['field']}>
            <label htmlFor="phuong-thuc">Phương thức</label>
            <select id="phuong-thuc" name="phuong-thuc" className="control" defaultValue={method ?? ''}>
              <option value="">Thi tốt nghiệp, theo tổ hợp</option>
              {methods.map((name) => (
                <option key={name} value={methodSlug(name)}>
                  {name}
                </option>
              ))}
            </select>
          </p>
        )}
        <Field name="diem" label="Tổng điểm" hint={ofSum} value={papers.length > 0 ? '' : marks} fault={faults.diem} />
      </div>
      <details open={papers.length > 0}>
        <summary>Hoặc ghi điểm từng môn</summary>
        <div className={styles['fields']}>
          {names.map((name, place) => (
            <Field key={name} id={`diem-${place}`} name="diem" label={name} value={papers[place] ?? ''} />
          ))}
        </div>
      </details>
      {mostBonus !== null && (
        <details open={priority + bonus !== ''}>
          <summary>Điểm ưu tiên, điểm cộng</summary>
          <div className={styles['fields']}>
            <Field name="uu-tien" label="Mức ưu tiên" hint={ofPriority} value={priority} fault={faults['uu-tien']} />
            <Field name="diem-cong" label="Điểm cộng" hint={ofBonus} value={bonus} fault={faults['diem-cong']} />
          </div>
        </details>
      )}
    </fieldset>
  );
}

type FieldProps = { name: string; id?: string; label: string; hint?: string; value: string; fault?: string | undefined };

/** A line to type a mark in, with what is wrong with it. */
const Field = ({ name, id = name, label, hint, value, fault }: FieldProps) => (
  <div className={styles['field']}>
    <label htmlFor={id}>{label}</label>
    <input
      id={id}
      className="control"
      type="text"
      inputMode="decimal"
      autoComplete="off"
      name={name}
      defaultValue={typed(value)}
      aria-invalid={fault !== undefined || undefined}
      aria-describedby={`${id}-noi`}
    />
    <div id={`${id}-noi`}>
      <Fault text={fault} />
      {hint !== undefined && <p className="quiet-sm">{hint}</p>}
    </div>
  </div>
);
