import { redirect } from 'react-router';
import type { MajorGroupItem } from '#shared/pages.ts';
import { api as calls, majorGroupPath } from '#shared/paths.ts';
import { type Api, apiContext, browserApi } from '#web/api.ts';
import { failureMeta, pageMeta } from '../layout/page-meta.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { PageError } from '../parts/page-error.tsx';
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
export const meta: Route.MetaFunction = ({ error }) => (error == null ? pageMeta('Ngành học') : failureMeta(error, missing));
export const ErrorBoundary = () => <PageError missing={missing} />;

export default function MajorGroups() {
  return <EmptyState level={1} title="Không có dữ liệu để hiển thị" text="Chưa có ngành học nào, mời bạn quay lại sau." />;
}
