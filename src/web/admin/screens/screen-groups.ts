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

/** A screen that the sidebar leads to. `description`: it is the list of a content type. */
export type Screen = { to: string; label: string; icon: LineIconName; description?: Description };

/** Without a title: what stands above all groups. */
export type ScreenGroup = { title: string | null; screens: readonly Screen[] };

const lists = descriptions.map((description) => ({
  to: adminListPath(description.path),
  label: capital(description.noun),
  // A sign has the name of what it stands for.
  icon: description.name,
  description: description as Description,
}));

export const iconOf = (path: string): LineIconName =>
  lists.find(({ description }) => description.path === path)?.icon ?? 'article';

const ofDashboard = (...groups: Description['dashboard'][]) =>
  lists.filter(({ description }) => groups.includes(description.dashboard));

/** What changes the site as a whole, and accounts. */
const forAdministrators: readonly Screen[] = [
  { to: adminSettingsPath, label: 'Cài đặt trang', icon: 'settings' },
  { to: adminAccountsPath, label: 'Tài khoản', icon: 'accounts' },
  { to: adminSecurityPath, label: 'Nhật ký bảo mật', icon: 'security' },
];

const enquiries: Screen = { to: adminEnquiriesPath, label: 'Hỏi tư vấn', icon: 'enquiry' };
const ownAccount: Screen = { to: adminMePath, label: 'Tài khoản của tôi', icon: 'position' };

export type Caller = Pick<Me, 'role' | 'inbox'>;

/** The screens that an account may open, as the sidebar groups them: lists in the order of the content types. */
export function screenGroups(caller: Caller | null): readonly ScreenGroup[] {
  return caller?.role === 'advisor' ? [{ title: null, screens: [enquiries, ownAccount] }] : ofContent(caller);
}

const ofContent = (caller: Caller | null): readonly ScreenGroup[] => [
  {
    title: null,
    screens: [{ to: adminPath, label: 'Tổng quan', icon: 'overview' }, ...(caller?.inbox ? [enquiries] : [])],
  },
  {
    title: 'Nội dung',
    screens: [
      ...ofDashboard(null, 'Bài viết'),
      { to: adminPicturesPath, label: 'Kho ảnh', icon: 'pictures' },
      { to: adminAllFactsPath, label: 'Bảng dữ kiện', icon: 'facts' },
    ],
  },
  { title: 'Đào tạo', screens: ofDashboard('Đào tạo') },
  { title: 'Nghề nghiệp', screens: ofDashboard('Nghề nghiệp') },
  { title: 'Tuyển sinh', screens: ofDashboard('Tuyển sinh') },
  {
    title: 'Hệ thống',
    screens: [
      { to: adminSearchesPath, label: 'Khách tìm gì', icon: 'searches' },
      { to: adminPastAddressesPath, label: 'Địa chỉ cũ', icon: 'addresses' },
      { to: adminLinksPath, label: 'Kiểm tra liên kết', icon: 'links' },
      { to: adminJournalPath, label: 'Nhật ký', icon: 'journal' },
      { to: adminTrashPath, label: 'Thùng rác', icon: 'trash' },
      ...(caller?.role === 'admin' ? forAdministrators : []),
    ],
  },
];
