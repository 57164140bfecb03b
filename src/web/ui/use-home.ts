import { useLocation } from 'react-router';
import { adminPath, homePath } from '#shared/paths.ts';

/** Where one begins anew from an address that has no page: in the back office or on the site. */
export function useHome() {
  const { pathname } = useLocation();
  const inAdmin = pathname === adminPath || pathname.startsWith(`${adminPath}/`);
  return inAdmin ? { to: adminPath, label: 'Về trang quản trị' } : { to: homePath, label: 'Về trang chủ' };
}
