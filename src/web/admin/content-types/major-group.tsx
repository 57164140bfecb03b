import { majorGroupPath } from '#shared/paths.ts';
import { textOf } from '../records/record.ts';
import type { Slots } from './slots.ts';

export const majorGroupSlots: Slots = {
  form: { loadFailed: 'Không tìm thấy nhóm ngành', pageOf: (record) => majorGroupPath(textOf(record, 'slug')) },
};
