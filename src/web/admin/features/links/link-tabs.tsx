import { adminLinksPath, adminPastAddressesPath } from '#shared/admin-paths.ts';
import { Tabs } from '../../screens/tabs.tsx';

const tabs = [
  { to: adminLinksPath, label: 'Kiểm tra liên kết' },
  { to: adminPastAddressesPath, label: 'Địa chỉ cũ' },
];

/** Leads between the links of the site and the addresses that lead to it from elsewhere. */
export const LinkTabs = () => <Tabs label="Liên kết và địa chỉ" tabs={tabs} />;
