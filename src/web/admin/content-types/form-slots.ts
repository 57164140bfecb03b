import type { Description } from '#shared/content-types/description.ts';
import type { FormSlots } from '../inputs/input-kind.ts';
import { bannerForm } from './banner-form.ts';
import { careerForm } from './career-form.ts';
import { departmentForm } from './department-form.ts';
import { majorGroupForm } from './major-group-form.ts';
import { menuForm } from './menu-form.ts';

const none: FormSlots = {};

/** The differences of forms, by the part of the address. A resource that is not here has none. */
const differences: Readonly<Record<string, FormSlots>> = {
  menu: menuForm,
  banners: bannerForm,
  'nghe-nghiep': careerForm,
  'bo-phan': departmentForm,
  'nhom-nganh': majorGroupForm,
};

export const formSlotsOf = ({ path }: Description): FormSlots => differences[path] ?? none;
