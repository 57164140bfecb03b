import { data, useLocation } from 'react-router';
import { adminPath, homePath } from '#shared/paths.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { NotFound } from '../layout/not-found.tsx';
import type { Route } from './+types/not-found.ts';

const title = 'Rất tiếc! Trang bạn tìm kiếm không tồn tại.';

export const loader = () => data(null, { status: 404 });
// Without a client loader, navigation within the site would ask the server for this page's data.
export const clientLoader = () => null;
export const meta: Route.MetaFunction = () => pageMeta('Không tìm thấy trang');

export default function Missing() {
  const { pathname } = useLocation();
  const inAdmin = pathname === adminPath || pathname.startsWith(`${adminPath}/`);
  return (
    <NotFound
      title={title}
      home={inAdmin ? { to: adminPath, label: 'Về trang quản trị' } : { to: homePath, label: 'Về trang chủ' }}
    />
  );
}
