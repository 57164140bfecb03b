import { adminEditPath } from '#shared/admin-paths.ts';
import { sitePages } from '#shared/pages/site-pages.ts';
import type { AddressLead } from '#shared/answers/own-addresses.ts';
import { httpUrl } from '#shared/addresses/http-url.ts';
import { quoted } from '#shared/text/quoted.ts';
import { viDateTime } from '#shared/formats/vi-date.ts';
import { findDescription } from '../../work/records/description.ts';

const nounOf = (resource: string): string => findDescription(resource)?.noun ?? 'trang';

const named = ({ record, path }: Pick<AddressLead, 'record' | 'path'>): string => {
  if (record !== null) return `${nounOf(record.resource)} ${quoted(record.title)}`;
  const page = sitePages.find((each) => each.path === path?.split(/[?#]/, 1)[0]);
  return page === undefined ? `trang ${path ?? ''}` : `trang ${quoted(page.name)}`;
};

/** Why visitors do not see a page: 'ẩn theo nghề nghiệp “…”'. */
function reason({ hidden_by: above, shown_from: from }: AddressLead): string | null {
  if (above !== null) return `ẩn theo ${nounOf(above.resource)} ${quoted(above.title)}`;
  return from === null ? null : `hẹn hiện lúc ${viDateTime(from)}`;
}

/** What stands in a list about an address that is to be looked at, which it does not say itself (`isUnsaid`); null where all is well. */
export function leadWarning(lead: AddressLead, isUnsaid = false): string | null {
  switch (lead.leads) {
    case 'hidden':
      return ['Dẫn tới trang đang ẩn', reason(lead)].filter(Boolean).join(', ');
    case 'nothing':
      return isUnsaid ? `Dẫn tới ${lead.address}: không có trang này` : 'Không còn trang này';
    case 'redirect':
      return `Địa chỉ cũ, nay là ${lead.path ?? ''}`;
    default:
      return null;
  }
}

/**
 * What a form says of an address. `isWarning`: an editor should look at it. `offer`: the address that is to be had in its place.
 * `way`: where it is shown again.
 */
export type LeadSaid = {
  text: string;
  isWarning: boolean;
  offer: { label: string; address: string } | null;
  way?: { label: string; to: string };
};

/** What visitors miss while the page is hidden, or when there is none. */
export type Missed = { whileHidden?: string | undefined; whenGone?: string | undefined };

type How = Missed & {
  /** It was saved like this, so that there was a page once. */
  isStored: boolean;
  /** A path does not do here. */
  staysWhole?: boolean;
};

/** Null where nothing is known of it: a file, a call, or a text that is no address. */
export function leadSaid(
  lead: AddressLead,
  { isStored, staysWhole = false, whileHidden, whenGone = 'Khách bấm vào sẽ gặp trang báo lỗi.' }: How,
): LeadSaid | null {
  const hasPath = !staysWhole && httpUrl(lead.address) !== null;
  switch (lead.leads) {
    case 'page':
      return {
        text: `Dẫn tới ${named(lead)}.`,
        isWarning: false,
        offer: hasPath && lead.path !== null ? { label: `Dùng đường dẫn ${lead.path}`, address: lead.path } : null,
      };
    case 'redirect':
      return {
        text: `Địa chỉ cũ của ${named(lead)}, nay ở ${lead.path ?? ''}. Khách vẫn được đưa tới đúng trang.`,
        isWarning: true,
        offer: lead.path === null ? null : { label: 'Dùng địa chỉ mới', address: lead.path },
      };
    case 'hidden': {
      const why = reason(lead);
      const what = `Dẫn tới trang đang ẩn: ${named(lead)}${why === null ? '' : `, ${why}`}.`;
      const keeps = lead.hidden_by ?? lead.record;
      return {
        text: [what, whileHidden].filter(Boolean).join(' '),
        isWarning: true,
        offer: null,
        ...(keeps !== null && {
          way: { label: `Mở ${nounOf(keeps.resource)} ${quoted(keeps.title)}`, to: adminEditPath(keeps.resource, keeps.id) },
        }),
      };
    }
    case 'nothing':
      return {
        text: `${isStored ? 'Không còn trang này' : 'Không có trang nào của site ở địa chỉ này'}. ${whenGone}`,
        isWarning: true,
        offer: null,
      };
    default:
      return null;
  }
}
