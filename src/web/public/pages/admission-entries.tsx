import type { ReactNode } from 'react';
import type { NamedMajor, ScholarshipItem } from '#shared/answers/admissions.ts';
import type { ShownSection } from '#shared/answers/parts.ts';
import { httpUrl } from '#shared/addresses/http-url.ts';
import { moneyRange } from '#shared/formats/money.ts';
import { viDay } from '#shared/formats/vi-date.ts';
import { formatViNumber } from '#shared/formats/vi-number.ts';
import { dateAnchor, dateCalendarPath, majorPath, scholarshipAnchor } from '#shared/paths.ts';
import { type Fact, Facts, Illustrative } from '../guidance/facts.tsx';
import { SiteLink } from '../layout/site-link.tsx';
import { Paragraphs } from '../parts/content-sections.tsx';
import { LinkedNames } from '../parts/linked-names.tsx';
import { SectionTexts } from '../parts/section-texts.tsx';
import type { ShownDate } from './admissions-data.ts';
import styles from './admissions.module.css';

type EntryProps = {
  id?: string;
  lead?: string;
  aside?: string;
  name: string;
  level?: 3 | 4;
  isOpen?: boolean;
  isIllustrative?: boolean;
  children: ReactNode;
};

/** A line that unfolds, without a script. */
export function Entry({ id, lead, aside, name, level = 3, isOpen = false, isIllustrative = false, children }: EntryProps) {
  const Heading = `h${level}` as const;
  return (
    <details open={isOpen} className={styles['entry']}>
      <summary>
        <span>
          {lead && <b>{lead}</b>} <span className="quiet-figures">{aside}</span>
        </span>
        <Heading>
          {name}
          <Illustrative when={isIllustrative} />
        </Heading>
      </summary>
      {/* Within what is folded: a browser unfolds what an address leads into. */}
      <div id={id} className={styles['words']}>
        {children}
      </div>
    </details>
  );
}

/** What one presses to do it, by the kind of the date. */
const acts: Readonly<Record<string, string>> = {
  'nhan-ho-so': 'Nộp hồ sơ',
  'dang-ky-nang-khieu': 'Đăng ký',
  'cong-bo-ket-qua': 'Xem kết quả',
  'xac-nhan-nhap-hoc': 'Xác nhận',
  'hoc-bong': 'Nộp hồ sơ',
};

/** `unfolded`: so many at the beginning show all that is known of them. */
export const DateList = ({ dates, unfolded = 0 }: { dates: ShownDate[]; unfolded?: number }) =>
  dates.map((date, index) => {
    const { name, when_text, left_text, dia_diem, phuong_thuc, le_phi, ho_so } = date;
    const isOver = date.state === 'over';
    const facts = [
      { label: 'Ở đâu', value: dia_diem },
      majorsFact(date.nganh_hocs),
      { label: 'Phương thức', value: phuong_thuc.join(', ') },
      { label: 'Lệ phí', value: le_phi === 0 ? 'miễn phí' : le_phi && moneyRange(le_phi, le_phi) },
      { label: 'Chuẩn bị', value: ho_so.length > 0 && ho_so.map((paper) => <div key={paper}>{paper}</div>) },
    ];
    return (
      <Entry
        key={date.id}
        id={dateAnchor(date.id)}
        level={4}
        isOpen={index < unfolded}
        {...(!isOver && { lead: left_text })}
        aside={when_text}
        name={name}
        isIllustrative={date.minh_hoa}
      >
        <Facts facts={facts} checkedOn={date.kiem_tra} />
        <Texts sections={date.noi_dung} />
        {!isOver && (
          <p className={styles['acts']}>
            <Act to={date.duong_dan} label={acts[date.loai] ?? 'Mở trang này'} of={name} />
            <a href={dateCalendarPath(date.id)} type="text/calendar">
              Thêm vào lịch<span className="visually-hidden">: {name}</span>
            </a>
          </p>
        )}
      </Entry>
    );
  });

export const ScholarshipList = ({ scholarships, level = 3 }: { scholarships: ScholarshipItem[]; level?: 3 | 4 }) =>
  scholarships.map(({ id, name, gia_tri, danh_cho, so_suat, han, is_over, ...scholarship }) => (
    <Entry
      key={id}
      id={scholarshipAnchor(id)}
      level={level}
      lead={gia_tri}
      aside={han === null ? '' : `${is_over ? 'đã hết hạn' : 'hạn'} ${viDay(han)}`}
      name={name}
      isIllustrative={scholarship.minh_hoa}
    >
      <Paragraphs text={danh_cho} />
      <Facts
        facts={[{ label: 'Số suất', value: so_suat && formatViNumber(so_suat) }, majorsFact(scholarship.nganh_hocs)]}
        checkedOn={scholarship.kiem_tra}
      />
      <Texts sections={scholarship.noi_dung} />
      <p>{!is_over && <Act to={scholarship.duong_dan} label="Nộp hồ sơ" of={name} />}</p>
    </Entry>
  ));

/** The majors that something is for; for all of them nothing is said. */
const majorsFact = (majors: NamedMajor[]): Fact => ({
  label: 'Ngành',
  value: majors.length > 0 && (
    <LinkedNames names={majors.map(({ name, slug, parent_slug }) => ({ name, to: majorPath(parent_slug, slug) }))} />
  ),
});

/** Where something is done, on this site or another. */
const Act = ({ to, label, of }: { to: string | null; label: string; of: string }) =>
  to !== null && (
    <SiteLink link={{ href: to, away: httpUrl(to) !== null }} className="outlined-button">
      {label}
      <span className="visually-hidden">: {of}</span>
    </SiteLink>
  );

/** Longer texts are folded: about twelve lines of a phone. */
const mostLetters = 500;

function Texts({ sections }: { sections: ShownSection[] }) {
  const texts = <SectionTexts sections={sections} />;
  if (JSON.stringify(sections).length <= mostLetters) return texts;
  return (
    <details>
      <summary>Xem thêm</summary>
      {texts}
    </details>
  );
}

/** Stands once at the head of a block of which all is an illustration. */
export const Told = ({ when }: { when: boolean }) =>
  when && (
    <p className={styles['told']}>
      <Illustrative when />
    </p>
  );
