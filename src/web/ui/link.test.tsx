import { renderToStaticMarkup } from 'react-dom/server';
import { Link as RouterLink, MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { WrittenLink } from './link.tsx';

const places = [
  '/',
  '/nganh/do-hoa',
  '/nganh/do-hoa#lo-trinh',
  '/search?q=bao%20b%C3%AC&trang=2#ket-qua',
  '/?utm=a/b',
  '/so-sanh?nganh=a,b',
  '#noi--dung',
  '?trang=2',
  'gan-day',
  '',
  '/a//b',
  '//khac.vn/a',
  '/a/../b',
  '/a/./b',
  '/.an',
  '/a/',
  '/a?',
  '/a#',
  '/a%2Fb',
  'https://khac.vn/a?b#c',
  { pathname: '/a', search: '?b' },
];

it.each(places)('the link to %j is written as the router writes it', (to) => {
  const html = (Link: typeof WrittenLink) =>
    renderToStaticMarkup(
      <MemoryRouter initialEntries={['/nghe-nghiep/do-hoa?trang=3#dau']}>
        <Link
          to={to}
          className="lien-ket"
          aria-current="page"
          id="mot"
          title="Một & hai"
          replace
          state={{ a: 1 }}
          onClick={() => 0}
        >
          Xem <b>thêm</b>
        </Link>
        <Link to={to} reloadDocument>
          Mở
        </Link>
      </MemoryRouter>,
    );
  expect(html(WrittenLink)).toBe(html(RouterLink as typeof WrittenLink));
});
