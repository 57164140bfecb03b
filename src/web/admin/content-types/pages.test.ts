import { expect, it } from 'vitest';
import type { Description } from '#shared/content-types/description.ts';
import { descriptions } from '#shared/content-types/index.ts';
import { formSlotsOf } from './index.ts';

/** What an editor reads when a record cannot be loaded, where it is not the sentence of all others. */
const unloadable: Record<string, string> = {
  menu: 'Không thể tải chi tiết menu',
  banners: 'Không thể tải chi tiết banner',
  'nghe-nghiep': 'Không tìm thấy nghề nghiệp',
  'bo-phan': 'Không thể tải dữ liệu bộ phận',
  'nhom-nganh': 'Không tìm thấy nhóm ngành',
};

it.each(descriptions as readonly Description[])(
  'a $noun that cannot be loaded is told in its own words, if it has some',
  (description) => {
    expect(formSlotsOf(description).loadFailed).toBe(unloadable[description.path]);
  },
);
