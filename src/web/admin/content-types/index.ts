import {
  admissionDate,
  article,
  banner,
  career,
  department,
  major,
  majorGroup,
  menu,
  position,
  scholarship,
  subject,
} from '#shared/content-types/index.ts';
import type { Description } from '#shared/content-types/description.ts';
import { nounTexts } from '#shared/texts.ts';
import type { FormSlots } from '../inputs/form-slots.ts';
import type { ListSlots } from '../lists/list-screen.tsx';
import { admissionDateSlots } from './admission-date.ts';
import { articleSlots } from './article.tsx';
import { bannerSlots } from './banner.tsx';
import { majorSlots } from './major.tsx';
import { menuSlots } from './menu.tsx';
import { positionSlots } from './position.tsx';
import { scholarshipSlots } from './scholarship.ts';
import type { Slots } from './slots.ts';
import { subjectSlots } from './subject.tsx';

/** What the screens of a content type do differently, by its address. One that is not here differs nowhere. */
const byPath: Readonly<Record<string, Slots>> = {
  [menu.path]: menuSlots,
  [banner.path]: bannerSlots,
  [career.path]: { form: { loadFailed: nounTexts(career.noun).notFound } },
  [department.path]: { form: { loadFailed: 'Không thể tải dữ liệu bộ phận' } },
  [position.path]: positionSlots,
  [majorGroup.path]: { form: { loadFailed: nounTexts(majorGroup.noun).notFound } },
  [major.path]: majorSlots,
  [subject.path]: subjectSlots,
  [admissionDate.path]: admissionDateSlots,
  [scholarship.path]: scholarshipSlots,
  [article.path]: articleSlots,
};

const none = {};

export const listSlotsOf = ({ path }: Description): ListSlots => byPath[path]?.list ?? none;
export const formSlotsOf = ({ path }: Description): FormSlots => byPath[path]?.form ?? none;
