import { lazy, Suspense } from 'react';
import { banner } from '#shared/content-types/index.ts';
import { otherHost } from '#shared/addresses/other-host.ts';
import { HelpBox } from '#web/ui/help-box.tsx';
import type { AskBeforeSave } from '../inputs/form-slots.ts';
import { type AdminRow, textOf, titleOf } from '../work/records/record.ts';
import type { Slots } from './slots.ts';

const help = (
  <HelpBox title="Vị trí hiển thị của banner">
    <p>
      <strong>Nội bộ</strong>: dẫn đến một trang của website này và mở trong cùng thẻ.
    </p>
    <p>
      <strong>Bên ngoài</strong>: dẫn đến một website khác và mở trong tab mới.
    </p>
  </HelpBox>
);

const askWhetherExternal: AskBeforeSave = (values, _stored, origins) => {
  const host = otherHost(textOf(values, 'link'), origins);
  if (host === null || values['position'] !== 'internal') return null;
  return {
    title: 'Banner này dẫn ra ngoài?',
    text: `Địa chỉ này thuộc trang khác (${host}), còn vị trí hiển thị đang là "Nội bộ". Chọn "Bên ngoài" để khách biết banner mở một trang khác trong tab mới.`,
    answers: [{ label: 'Giữ "Nội bộ"' }, { label: 'Chuyển sang "Bên ngoài"', changes: { position: 'external' } }],
  };
};

const WithWarning = lazy(async () => ({ default: (await import('../inputs/destinations/lead-note.tsx')).WithWarning }));

/** The list has no column of the address: what is wrong with it stands below the title. */
const titleCell = (row: AdminRow) => (
  <Suspense fallback={titleOf(banner, row)}>
    <WithWarning address={textOf(row, 'link')}>{titleOf(banner, row)}</WithWarning>
  </Suspense>
);

export const bannerSlots: Slots = {
  list: { help, cells: { title: titleCell } },
  form: {
    whileHidden: 'Khi trang còn ẩn, banner vẫn hiện nhưng bấm vào không đi đâu.',
    loadFailed: 'Không thể tải chi tiết banner',
    pictureMissing: 'Vui lòng chọn ảnh banner',
    questionBeforeSave: askWhetherExternal,
  },
};
