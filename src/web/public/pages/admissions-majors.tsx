import type { ReactNode } from 'react';
import { moneyRange } from '#shared/formats/money.ts';
import { formatViNumber } from '#shared/formats/vi-number.ts';
import { schoolYear } from '#shared/guidance/fact-names.ts';
import { Link } from '#web/ui/link.tsx';
import { Aside, Illustrative } from '../guidance/facts.tsx';
import type { MajorRow } from './admissions-data.ts';
import styles from './admissions.module.css';

/** The year that all of them are of; null where they are of several, and it has to stand beside each. */
function yearOfAll(years: readonly (number | null | undefined)[]): number | null {
  const known = [...new Set(years.filter((year) => year != null))];
  return known.length === 1 ? (known[0] ?? null) : null;
}

type Column = { label: string; cell: (major: MajorRow) => ReactNode };

function columnsOf(majors: readonly MajorRow[]): Column[] {
  const places = yearOfAll(majors.map((major) => major.places?.nam));
  const marks = yearOfAll(majors.flatMap((major) => major.marks.map(({ nam }) => nam)));
  const fees = yearOfAll(majors.map(({ fee }) => fee?.nam));
  /** Where the years differ. */
  const beside = (ofAll: number | null, year: number | null) => ofAll === null && year !== null && <Aside>năm {year}</Aside>;
  const columns: Column[] = [
    {
      label: 'Mã xét tuyển',
      cell: ({ code, official }) => code && [<b key="ma">{code}</b>, official && <Aside key="ten">{official}</Aside>],
    },
    { label: 'Tổ hợp', cell: ({ combinations }) => combinations.join(', ') },
    {
      label: `Chỉ tiêu ${places ?? ''}`,
      cell: ({ places: given }) => given && [formatViNumber(given.so ?? 0), beside(places, given.nam)],
    },
    {
      // Of a method by which none of them has marks there is nothing to say.
      label: majors.some((major) => major.marks.length > 0) ? `Điểm ${marks ?? ''}` : '',
      cell: (major) =>
        major.marks.length > 0 &&
        major.marks.map(({ nam, phuong_thuc, diem_chuan, thang_diem }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two marks may read alike, and none ever moves
          <div key={index}>
            <b>{formatViNumber(diem_chuan ?? 0)}</b>
            {thang_diem !== null && `/${formatViNumber(thang_diem)}`} <span className="quiet-sm">{phuong_thuc}</span>
            {beside(marks, nam)}
          </div>
        )),
    },
    {
      label: `Học phí ${fees === null ? '' : schoolYear(fees)}`,
      cell: ({ fee }) => fee && [`${moneyRange(fee.tu, fee.den)}/năm`, beside(fees, fee.nam)],
    },
  ];
  return columns.filter(({ label }) => label !== '');
}

/** All majors with what one needs to apply. Roles are stated, because a row that is a grid is no row to some browsers. */
export function MajorsTable({ majors }: { majors: MajorRow[] }) {
  const columns = columnsOf(majors);
  return (
    <table role="table" className={styles['majors']} aria-labelledby="phan--nganh">
      <thead role="rowgroup">
        <tr role="row">
          {['Ngành', ...columns.map(({ label }) => label)].map((label) => (
            <th key={label} role="columnheader" scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {majors.map((major) => (
          <tr key={major.slug} role="row">
            <th role="rowheader" scope="row">
              <Link to={major.path}>{major.name}</Link>
              <Illustrative when={major.minh_hoa} />
            </th>
            {columns.map(({ label, cell }) => (
              <td key={label} role="cell">
                <span className={`quiet-sm ${styles['label']}`} aria-hidden="true">
                  {label}
                </span>
                <div>{cell(major) || <span className="quiet">Chưa có</span>}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
