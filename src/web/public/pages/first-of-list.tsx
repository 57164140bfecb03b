import { matchPath, redirect, useLocation } from 'react-router';
import { api as calls, careerPath, careersPath, homePath, majorGroupPath, majorGroupsPath } from '#shared/paths.ts';
import type { Site } from '#shared/answers/site.ts';
import { type Api, apiContext, browserApi } from '#web/api.ts';
import { PageError } from '../layout/page-error.tsx';
import { metaOf } from '../layout/page-meta.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import type { Route } from './+types/first-of-list.ts';

const home = {
  path: homePath,
  records: calls.list('nghe-nghiep'),
  pathOf: careerPath,
  slug: 'trang-chu',
  title: ({ tagline }: Site) => tagline,
  empty: 'Nội dung đang được chuẩn bị, mời bạn quay lại sau.',
  missing: 'Không tìm thấy trang',
};
const careers = {
  path: careersPath,
  records: calls.list('nghe-nghiep'),
  pathOf: careerPath,
  slug: 'nghe-nghiep',
  title: () => 'Nghề nghiệp',
  empty: 'Chưa có nghề nghiệp nào, mời bạn quay lại sau.',
  missing: 'Không tìm thấy nghề nghiệp',
};
const majorGroups = {
  path: majorGroupsPath,
  records: calls.list('nhom-nganh'),
  pathOf: majorGroupPath,
  slug: 'nganh-hoc',
  title: () => 'Ngành học',
  empty: 'Chưa có ngành học nào, mời bạn quay lại sau.',
  missing: 'Không tìm thấy ngành học',
};

/** Which of the three addresses of this page it is, as the router compares them. */
const listAt = (pathname: string) => [careers, majorGroups].find(({ path }) => matchPath(path, pathname)) ?? home;

/** `redirect`, not `replace`: the address never enters the history, and `replace` would take the page one comes from out of it. */
async function load(api: Api, url: string) {
  const { records, pathOf } = listAt(new URL(url).pathname);
  const { data } = await api.get<{ slug: string }[]>(records);
  if (data[0]) throw redirect(pathOf(data[0].slug));
  return null;
}

export const loader = ({ context, request }: Route.LoaderArgs) => load(context.get(apiContext), request.url);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request.url);
export const meta: Route.MetaFunction = (args) => {
  const { missing, title, path, slug } = listAt(args.location.pathname);
  return metaOf(args, missing, (_none, site) => ({
    title: title(site),
    description: '',
    path,
    about: { kind: 'trang-chung', record: { slug } },
  }));
};
export const ErrorBoundary = () => <PageError missing={listAt(useLocation().pathname).missing} />;

export default function FirstOfList() {
  return <EmptyState level={1} title="Không có dữ liệu để hiển thị" text={listAt(useLocation().pathname).empty} />;
}
