import type { Me } from '#shared/answers/accounts.ts';
import type { Description } from '#shared/content-types/description.ts';
import { descriptions } from '#shared/content-types/index.ts';
import {
  adminAccountsPath,
  adminAllFactsPath,
  adminEnquiriesPath,
  adminJournalPath,
  adminLinksPath,
  adminListPath,
  adminMePath,
  adminPastAddressesPath,
  adminPicturesPath,
  adminSearchesPath,
  adminSecurityPath,
  adminSettingsPath,
  adminTrashPath,
} from '#shared/admin-paths.ts';
import { adminPath } from '#shared/paths.ts';
import { capital } from '#shared/texts.ts';
import type { LineIconName } from '#web/ui/line-icon.tsx';

/**
 * A screen that the sidebar leads to. `description`: it is the list of a content type; `tabs`: what stands beside it on the screen
 * itself, and has no row of its own.
 */
export type Screen = { to: string; label: string; icon: LineIconName; description?: Description; tabs?: readonly Screen[] };

/** Without a title: what stands above all groups. `folds`: closed until somebody opens it. */
export type ScreenGroup = { title: string | null; folds?: true; screens: readonly Screen[] };

const lists = descriptions.map((description) => ({
  to: adminListPath(description.path),
  label: capital(description.noun),
  // A sign has the name of what it stands for.
  icon: description.name,
  description: description as Description,
}));

export const iconOf = (path: string): LineIconName =>
  lists.find(({ description }) => description.path === path)?.icon ?? 'article';

/** The lists of these content types, in this order. */
const listsOf = (...names: Description['name'][]) =>
  names.flatMap((name) => lists.filter(({ description }) => description.name === name));

const security: Screen = { to: adminSecurityPath, label: 'Nhật ký bảo mật', icon: 'security' };
const pastAddresses: Screen = { to: adminPastAddressesPath, label: 'Địa chỉ cũ', icon: 'addresses' };

const enquiries: Screen = { to: adminEnquiriesPath, label: 'Hỏi tư vấn', icon: 'enquiry' };
const ownAccount: Screen = { to: adminMePath, label: 'Tài khoản của tôi', icon: 'position' };

export type Caller = Pick<Me, 'role' | 'inbox'>;

/** The screens that an account may open, as the sidebar groups them: in sight what is worked in every day, the rest in groups that fold. */
export function screenGroups(caller: Caller | null): readonly ScreenGroup[] {
  return caller?.role === 'advisor' ? [{ title: null, screens: [enquiries, ownAccount] }] : ofContent(caller);
}

const ofContent = (caller: Caller | null): readonly ScreenGroup[] => [
  {
    title: null,
    screens: [{ to: adminPath, label: 'Tổng quan', icon: 'overview' }, ...(caller?.inbox ? [enquiries] : [])],
  },
  { title: 'Nghề nghiệp', screens: listsOf('career', 'department', 'position') },
  { title: 'Đào tạo', screens: listsOf('majorGroup', 'major', 'subject') },
  { title: 'Bài viết', screens: listsOf('category', 'article', 'plainPage') },
  {
    title: 'Giao diện',
    screens: [...listsOf('menu', 'banner'), { to: adminPicturesPath, label: 'Kho ảnh', icon: 'pictures' }],
  },
  { title: 'Tuyển sinh', folds: true, screens: listsOf('admissionDate', 'scholarship', 'question') },
  {
    title: 'Số liệu',
    folds: true,
    screens: [
      { to: adminAllFactsPath, label: 'Bảng dữ kiện', icon: 'facts' },
      { to: adminSearchesPath, label: 'Khách tìm gì', icon: 'searches' },
    ],
  },
  {
    title: 'Hệ thống',
    folds: true,
    screens: [
      ...(caller?.role === 'admin'
        ? ([
            { to: adminSettingsPath, label: 'Cài đặt trang', icon: 'settings' },
            { to: adminAccountsPath, label: 'Tài khoản', icon: 'accounts' },
          ] satisfies Screen[])
        : []),
      { to: adminLinksPath, label: 'Kiểm tra liên kết', icon: 'links', tabs: [pastAddresses] },
      { to: adminJournalPath, label: 'Nhật ký', icon: 'journal', tabs: caller?.role === 'admin' ? [security] : [] },
      { to: adminTrashPath, label: 'Thùng rác', icon: 'trash' },
    ],
  },
];

/** Whether an address is that of a screen or lies below it; the dashboard has nothing below. */
export const isWithin = ({ to, tabs = [] }: Screen, pathname: string): boolean =>
  pathname === to || (to !== adminPath && pathname.startsWith(`${to}/`)) || tabs.some((tab) => isWithin(tab, pathname));
