import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  layout('public/layout/site-layout.tsx', [
    // These redirect to the first of their list. Inside home-layout, its loader would run twice on the way.
    index('public/pages/first-of-list.tsx', { id: 'home' }),
    route('nghe-nghiep', 'public/pages/first-of-list.tsx', { id: 'careers' }),
    route('nganh-hoc', 'public/pages/first-of-list.tsx', { id: 'major-groups' }),
    layout('public/layout/home-layout.tsx', [
      route('nghe-nghiep/:slug', 'public/pages/career.tsx'),
      route('nghe-nghiep/:career/:slug', 'public/pages/position.tsx'),
      route('nganh-hoc/:slug', 'public/pages/major-group.tsx'),
      route('nganh-hoc/:group/:slug', 'public/pages/major.tsx'),
      route('nganh-hoc/:group/:major/:slug', 'public/pages/subject.tsx'),
    ]),
    route('mon-hoc', 'public/pages/subjects.tsx'),
    route('bai-viet', 'public/pages/articles.tsx'),
    route('bai-viet/:slug', 'public/pages/article.tsx'),
    route('trang/:slug', 'public/pages/plain-page.tsx'),
    route('kham-pha', 'public/pages/interests.tsx'),
    route('search', 'public/pages/search.tsx'),
    route('so-sanh', 'public/pages/comparison.tsx'),
    route('da-luu', 'public/pages/saved.tsx'),
    route('*', 'public/pages/not-found.tsx'),
  ]),
  layout('admin/shell.tsx', [
    route('login', 'admin/pages/login.tsx'),
    route('admin', 'admin/layout/admin-layout.tsx', [
      index('admin/pages/dashboard.tsx'),
      route('khach-tim-gi', 'admin/pages/searches.tsx'),
      route('dia-chi-cu', 'admin/pages/past-addresses.tsx'),
      route('thung-rac', 'admin/pages/trash.tsx'),
      route('bang-du-kien/:resource?', 'admin/pages/facts.tsx'),
      route('nhat-ky', 'admin/pages/journal.tsx'),
      route('tai-khoan', 'admin/pages/accounts.tsx'),
      route('tai-khoan/create', 'admin/pages/account-create.tsx'),
      route('tai-khoan/:id/edit', 'admin/pages/account-edit.tsx'),
      route('tai-khoan-cua-toi', 'admin/pages/my-account.tsx'),
      route('bao-mat', 'admin/pages/security.tsx'),
      route('kho-anh', 'admin/pages/pictures.tsx'),
      route('kho-anh/:id', 'admin/pages/picture.tsx'),
      route('cai-dat', 'admin/pages/settings.tsx'),
      route('cai-dat/lich-su', 'admin/pages/settings-history.tsx'),
      route(':resource', 'admin/pages/resource.tsx', [
        index('admin/pages/list.tsx'),
        route('create', 'admin/pages/create.tsx'),
        route('nhap', 'admin/pages/import.tsx'),
        route(':id/edit', 'admin/pages/edit.tsx'),
        route(':id/lich-su', 'admin/pages/history.tsx'),
      ]),
      route('*', 'admin/pages/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
