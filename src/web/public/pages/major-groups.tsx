import { redirect } from 'react-router';
import type { MajorGroupItem } from '#shared/answers/major-group.ts';
import { api as calls, majorGroupPath, majorGroupsPath } from '#shared/paths.ts';
import { type Api, apiContext, browserApi } from '#web/api.ts';
import { failureMeta, publicMeta } from '../layout/page-meta.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { PageError } from '../layout/page-error.tsx';
import type { Route } from './+types/major-groups.ts';

const missing = 'Không tìm thấy ngành học';

async function load(api: Api) {
  const { data: groups } = await api.get<MajorGroupItem[]>(calls.majorGroups);
  const first = groups[0];
  if (first) throw redirect(majorGroupPath(first.slug));
  return null;
}

export const loader = ({ context }: Route.LoaderArgs) => load(context.get(apiContext));
export const clientLoader = () => load(browserApi);
export const meta: Route.MetaFunction = ({ matches, error }) =>
  error == null
    ? publicMeta(matches, {
        title: 'Ngành học',
        description: '',
        path: majorGroupsPath,
        about: { kind: 'trang', record: { slug: 'nganh-hoc' } },
      })
    : failureMeta(error, missing);
export const ErrorBoundary = () => <PageError missing={missing} />;

export default function MajorGroups() {
  return <EmptyState level={1} title="Không có dữ liệu để hiển thị" text="Chưa có ngành học nào, mời bạn quay lại sau." />;
}
