import { careerPath } from '#shared/paths.ts';
import { textOf } from '../records/record.ts';
import type { Slots } from './slots.ts';

export const careerSlots: Slots = {
  form: { loadFailed: 'Không tìm thấy nghề nghiệp', pageOf: (record) => careerPath(textOf(record, 'slug')) },
};
