import {
  askerNames,
  type Enquiry,
  type EnquiryChange,
  type EnquiryCounts,
  type EnquiryFilter,
  type EnquiryRow,
  type EnquiryState,
  enquiryStateNames,
} from '#shared/answers/enquiries.ts';
import { groupHotline, hotlineHref } from '#shared/formats/phone.ts';
import { viDay } from '#shared/formats/vi-date.ts';

/** What the inbox says of enquiries. */

const filterNames: Record<EnquiryFilter, string> = {
  open: 'Cần trả lời',
  due: 'Hẹn gọi hôm nay',
  mine: 'Của tôi',
  all: 'Mọi câu hỏi',
  ...enquiryStateNames,
};

export const nothingIn: Partial<Record<EnquiryFilter, string>> = {
  open: 'Không còn câu nào chờ trả lời',
  due: 'Hôm nay không hẹn gọi ai',
  mine: 'Bạn chưa nhận câu nào',
  all: 'Chưa có ai hỏi',
};

const isCounted = (filter: EnquiryFilter) =>
  filter === 'new' || filter === 'mine' || filter === 'due' || filter === 'spam' ? filter : null;

/** A filter with how many it holds, where that is known. */
export function filterLabel(filter: EnquiryFilter, counts: EnquiryCounts | undefined): string {
  const counted = isCounted(filter);
  if (counts === undefined || counted === null) return filterNames[filter];
  return `${filterNames[filter]} (${counts[counted].toLocaleString('vi-VN')})`;
}

type Stated = Pick<EnquiryRow, 'state' | 'by' | 'call_back_on'>;

/** 'Hẹn gọi lại 30/11/2026 · Hoa' */
export const stateText = ({ state, by, call_back_on: day }: Stated): string =>
  [
    state === 'callback' && day !== null ? `${enquiryStateNames[state]} ${viDay(day)}` : enquiryStateNames[state],
    ...(by === null ? [] : [by.name]),
  ].join(' · ');

/** 'số 481526 · Phụ huynh' */
export const askerText = ({ number, who }: Pick<EnquiryRow, 'number' | 'who'>): string => `số ${number} · ${askerNames[who]}`;

type Step = { state: EnquiryState; label: string };

/** What an enquiry can become with one press. */
export const steps: readonly Step[] = [
  { state: 'answering', label: 'Tôi trả lời' },
  { state: 'unreached', label: 'Gọi không được' },
  { state: 'answered', label: 'Đã trả lời' },
  { state: 'closed', label: 'Đóng' },
];
export const spamStep = (isSpam: boolean): Step =>
  isSpam ? { state: 'new', label: 'Không phải rác' } : { state: 'spam', label: 'Nghi rác' };

type Changed = Pick<EnquiryRow, 'id' | 'version' | 'number'>;

export const changeTo = ({ id, version }: Changed, state: EnquiryState, callBackOn: string | null = null): EnquiryChange => ({
  id,
  version,
  state,
  call_back_on: callBackOn,
});

/** What takes back the one change that was made to an enquiry since it was read. */
export const stateBefore = ({ id, version, state, call_back_on, by }: Enquiry): EnquiryChange => ({
  id,
  version: version + 1,
  state,
  call_back_on,
  by: by?.id ?? null,
});

/** What the bar says that takes it back. */
export function changedText(changed: readonly Changed[], state: EnquiryState, callBackOn: string | null = null): string {
  const name =
    state === 'new' ? 'không phải rác' : stateText({ state, by: null, call_back_on: callBackOn }).toLocaleLowerCase('vi');
  const [first] = changed;
  return changed.length === 1
    ? `Câu số ${first?.number}: ${name}.`
    : `${changed.length.toLocaleString('vi-VN')} câu hỏi: ${name}.`;
}

type Way = { label: string; href: string; isElsewhere: boolean };

/** How somebody can be answered, each with one press. */
export function waysToAnswer({ contact: { kind, value, zalo }, number }: Pick<Enquiry, 'contact' | 'number'>): Way[] {
  if (kind === 'phone')
    return [
      { label: `Gọi ${groupHotline(value)}`, href: hotlineHref(value), isElsewhere: false },
      { label: zalo ? 'Nhắn Zalo, khách có dùng' : 'Nhắn Zalo', href: `https://zalo.me/${value}`, isElsewhere: true },
    ];
  const address = encodeURIComponent(value).replace('%40', '@');
  const subject = encodeURIComponent(`Trả lời câu hỏi số ${number}`);
  return [{ label: `Viết cho ${value}`, href: `mailto:${address}?subject=${subject}`, isElsewhere: false }];
}
