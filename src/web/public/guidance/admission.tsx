import type { MajorFacts } from '#shared/answers/major.ts';
import { moneyRange } from '#shared/formats/money.ts';
import { schoolYear } from '#shared/guidance/fact-names.ts';
import { formatViNumber } from '#shared/formats/vi-number.ts';
import { Paragraphs } from '../parts/content-sections.tsx';
import { admissionYears } from './admission-years.ts';
import styles from './admission.module.css';
import { Combinations } from './combinations.tsx';
import { wholeCost } from '#shared/guidance/whole-cost.ts';
import { Illustrative } from './facts.tsx';

type Facts = Pick<MajorFacts, 'to_hop' | 'phuong_thuc_xet' | 'nang_khieu' | 'chi_tieu' | 'tuyen_sinh' | 'minh_hoa'>;

/** How a major admits, and the marks of earlier years as they were: each with its scale, and nothing made of their order. */
export function Admission({ major }: { major: Facts }) {
  const years = admissionYears(major);
  const sources = [...new Set(major.tuyen_sinh.map(({ nguon }) => nguon).filter(Boolean))];
  return (
    <div className={styles['admission']}>
      {major.phuong_thuc_xet.length > 0 && (
        <div className={styles['ways']}>
          {major.phuong_thuc_xet.map(({ phuong_thuc, noi_dung }) => (
            <div key={phuong_thuc + noi_dung}>
              <h3 className={styles['part']}>{phuong_thuc}</h3>
              <p>{noi_dung}</p>
            </div>
          ))}
        </div>
      )}
      {major.nang_khieu && (
        <div className={styles['talent']}>
          <h3 className={styles['part']}>Thi năng khiếu</h3>
          <Paragraphs text={major.nang_khieu} />
        </div>
      )}
      {major.to_hop.length > 0 && (
        <div>
          <h3 className={styles['part']}>Tổ hợp</h3>
          <Combinations combinations={major.to_hop} />
        </div>
      )}
      <div>
        <h3 className={styles['part']}>
          Điểm các năm
          <Illustrative when={major.minh_hoa && years.length > 0} />
        </h3>
        {years.length === 0 ? (
          <p className="quiet">Chưa có số liệu</p>
        ) : (
          <>
            <table className={styles['marks']} aria-labelledby="phan--xet-tuyen">
              <thead className="visually-hidden">
                <tr>
                  <th scope="col">Phương thức</th>
                  <th scope="col">Điểm</th>
                </tr>
              </thead>
              {years.map(({ year, places, ways }) => (
                <tbody key={year}>
                  <tr>
                    <th scope="rowgroup" colSpan={2} className={styles['year']}>
                      {year ?? 'Chưa ghi năm'}
                      {places !== null && <span className={styles['places']}> · {formatViNumber(places)} chỉ tiêu</span>}
                    </th>
                  </tr>
                  {ways.map(({ phuong_thuc, to_hop, thang_diem, diem_chuan }, index) => (
                    // oxlint-disable-next-line react/no-array-index-key -- two rows may read alike, and none ever moves
                    <tr key={index}>
                      <th scope="row" className={styles['way']}>
                        {phuong_thuc}
                        {to_hop.length > 0 && <span className={styles['codes']}>{to_hop.join(', ')}</span>}
                      </th>
                      <td className={styles['mark']}>
                        {diem_chuan === null ? 'Chưa có' : <b>{formatViNumber(diem_chuan)}</b>}
                        {thang_diem !== null && <span className={styles['scale']}>thang {formatViNumber(thang_diem)}</span>}
                      </td>
                    </tr>
                  ))}
                </tbody>
              ))}
            </table>
            {sources.length > 0 && <p className={styles['source']}>Nguồn: {sources.join('; ')}.</p>}
          </>
        )}
      </div>
    </div>
  );
}

type CostProps = {
  fee: NonNullable<MajorFacts['hoc_phi']>;
  years: number;
  others: MajorFacts['chi_phi_khac'];
  isIllustrative: boolean;
};

/** What the whole course costs with all that is known, if nothing of it changes. */
export function WholeCost({ fee, years, others, isIllustrative }: CostProps) {
  const { tu, den } = wholeCost(fee, years, others);
  return (
    <>
      <p className={styles['cost']}>
        {moneyRange(tu, den)}
        <Illustrative when={isIllustrative} />
      </p>
      <p className={styles['reckoning']}>
        Cả khóa, nếu học phí không đổi: {formatViNumber(years)} năm × {moneyRange(fee.tu, fee.den)} (học phí năm học{' '}
        {schoolYear(fee.nam)}){others.length > 0 && ', cộng các khoản sau'}.
      </p>
      {others.length > 0 && (
        <ul className={styles['costs']}>
          {others.map(({ ten, so_tien, cach }) => (
            <li key={ten} className={styles['row']}>
              <span className={styles['way']}>{ten}</span>
              <span className={styles['mark']}>
                {so_tien === null ? 'Chưa có' : moneyRange(so_tien, so_tien)}
                <span className={styles['scale']}>{cach === 'moi-nam' ? 'mỗi năm' : 'một lần'}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
