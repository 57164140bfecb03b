import { redirect } from 'react-router';
import type { CareerItem } from '#shared/answers/career.ts';
import { api as calls, careerPath, homePath } from '#shared/paths.ts';
import { site } from '#site-config';
import { type Api, apiContext, browserApi } from '#web/api.ts';
import { failureMeta, publicMeta } from '../layout/page-meta.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { PageError } from '../layout/page-error.tsx';
import type { Route } from './+types/home.ts';

const missing = 'Không tìm thấy trang';

/**
 * The first career is the front page. `redirect`, not `replace`: the address never enters the
 * history, and `replace` would take the page one comes from out of it.
 */
async function load(api: Api) {
  const { data: careers } = await api.get<CareerItem[]>(calls.careers);
  const first = careers[0];
  if (first) throw redirect(careerPath(first.slug));
  return null;
}

export const loader = ({ context }: Route.LoaderArgs) => load(context.get(apiContext));
export const clientLoader = () => load(browserApi);
export const meta: Route.MetaFunction = ({ matches, error }) =>
  error == null
    ? publicMeta(matches, {
        title: site.tagline,
        description: site.description,
        path: homePath,
        about: { kind: 'trang', record: { slug: 'trang-chu' } },
      })
    : failureMeta(error, missing);
export const ErrorBoundary = () => <PageError missing={missing} />;

export default function Home() {
  return <EmptyState level={1} title="Không có dữ liệu để hiển thị" text="Nội dung đang được chuẩn bị, mời bạn quay lại sau." />;
}
