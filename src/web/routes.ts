import { article, career, major, majorGroup, plainPage, position, subject } from '#shared/content-types/index.ts';
import { pagePattern } from '#shared/content-types/record-path.ts';
import { admissionsPath, askingPath, questionsPath } from '#shared/paths.ts';
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** A page at an address that descriptions give. */
const page = (path: string, file: string, options = {}) => route(path.slice(1), file, options);

export default [
  layout('public/layout/site-layout.tsx', [
    // These redirect to the first of their list. Inside home-layout, its loader would run twice on the way.
    index('public/pages/first-of-list.tsx', { id: 'home' }),
    page(career.listPage, 'public/pages/first-of-list.tsx', { id: 'careers' }),
    page(major.listPage, 'public/pages/first-of-list.tsx', { id: 'major-groups' }),
    layout('public/layout/home-layout.tsx', [
      page(pagePattern(career), 'public/pages/career.tsx'),
      page(pagePattern(position), 'public/pages/position.tsx'),
      page(pagePattern(majorGroup), 'public/pages/major-group.tsx'),
      page(pagePattern(major), 'public/pages/major.tsx'),
      page(pagePattern(subject), 'public/pages/subject.tsx'),
    ]),
    page(subject.listPage, 'public/pages/subjects.tsx'),
    page(article.listPage, 'public/pages/articles.tsx'),
    page(pagePattern(article), 'public/pages/article.tsx'),
    page(pagePattern(plainPage), 'public/pages/plain-page.tsx'),
    page(admissionsPath, 'public/pages/admissions.tsx'),
    page(questionsPath, 'public/pages/questions.tsx'),
    page(askingPath, 'public/pages/enquiry.tsx'),
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
      route('lien-ket', 'admin/pages/links.tsx'),
      route('hoi-tu-van', 'admin/pages/enquiries.tsx'),
      route('hoi-tu-van/mot-nguoi', 'admin/pages/enquirer.tsx'),
      route('hoi-tu-van/:id', 'admin/pages/enquiry.tsx'),
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
