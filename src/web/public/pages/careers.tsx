import { redirect } from 'react-router';
import type { CareerItem } from '#shared/answers/career.ts';
import { api as calls, careerPath, careersPath } from '#shared/paths.ts';
import { type Api, apiContext, browserApi } from '#web/api.ts';
import { failureMeta, publicMeta } from '../layout/page-meta.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { PageError } from '../layout/page-error.tsx';
import type { Route } from './+types/careers.ts';

const missing = 'Không tìm thấy nghề nghiệp';

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
        title: 'Nghề nghiệp',
        description: '',
        path: careersPath,
        about: { kind: 'trang', record: { slug: 'nghe-nghiep' } },
      })
    : failureMeta(error, missing);
export const ErrorBoundary = () => <PageError missing={missing} />;

export default function Careers() {
  return <EmptyState level={1} title="Không có dữ liệu để hiển thị" text="Chưa có nghề nghiệp nào, mời bạn quay lại sau." />;
}
