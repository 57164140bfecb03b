import { adminJournalPath, adminSecurityPath } from '#shared/admin-paths.ts';
import { Tabs } from '../../screens/tabs.tsx';
import { useSession } from '../../session/session.tsx';

const tabs = [
  { to: adminJournalPath, label: 'Nội dung' },
  { to: adminSecurityPath, label: 'Bảo mật' },
];

/** Leads between what happened to content and what happened around accounts; the second is for Quản trị. */
export const JournalTabs = () => (useSession().admin?.role === 'admin' ? <Tabs label="Các nhật ký" tabs={tabs} /> : null);
