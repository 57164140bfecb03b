import { data } from 'react-router';
import { pageMeta } from '../layout/page-meta.ts';
import { NotFound } from '../layout/page-error.tsx';
import type { Route } from './+types/not-found.ts';

export const loader = () => data(null, { status: 404 });
// Without a client loader, navigation within the site would ask the server for this page's data.
export const clientLoader = () => null;
export const meta: Route.MetaFunction = () => pageMeta('Không tìm thấy trang');

export default function Missing() {
  return <NotFound title="Rất tiếc! Trang bạn tìm kiếm không tồn tại." />;
}
