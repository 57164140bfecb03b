import { z } from 'zod';
import { hidden } from '#shared/fields/visibility.ts';
import type { Slots } from '#server/crud/slots.ts';

export const career: Slots = {
  detailAdds: { status: z.object({ value: z.literal([0, 1]), label: z.enum(['Hiển thị', 'Ẩn']) }) },
  presentDetail: (record) => ({
    ...record,
    status: { value: record['status'], label: record['status'] === hidden ? 'Ẩn' : 'Hiển thị' },
  }),
};
