import { data, redirectDocument } from 'react-router';
import { pageMeta } from '../layout/page-meta.ts';
import { NotFound } from '../layout/page-error.tsx';
import type { Route } from './+types/not-found.ts';

export const loader = () => data(null, { status: 404 });
/** Whether an old address leads on from here is known to the server: it is asked for the page, as if the link were another site's. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  throw redirectDocument(request.url);
};
export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Không tìm thấy trang');

export default function Missing() {
  return <NotFound title="Rất tiếc! Trang bạn tìm kiếm không tồn tại." />;
}
