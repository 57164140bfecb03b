import { StillRight } from '../inputs/still-right.tsx';
import type { Slots } from './slots.ts';

export const admissionDateSlots: Slots = {
  form: { below: { kiem_tra: StillRight } },
  list: {
    copies: {
      label: 'Chép lịch sang năm sau',
      question(count, known) {
        const [year = 0, ...others] = new Set(known.map(({ nam }) => Number(nam)));
        const isOne = others.length === 0 && year > 0;
        return {
          title: `Chép ${count.toLocaleString('vi-VN')} mốc ${isOne ? `của ${year} sang ${year + 1}` : 'sang năm sau'}?`,
          text: 'Bản chép để ẩn, bạn xem lại ngày rồi hiện.',
        };
      },
      answer: 'Chép',
      done: 'Đã chép sang năm sau, còn ẩn:',
    },
  },
};
