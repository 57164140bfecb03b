import { describe, expect, it } from 'vitest';
import { leadsTo, linksIn, targetOf } from './links.ts';

const origins = ['https://truong.edu.vn'];
const target = targetOf('/nghe-nghiep/do-hoa/hoa-si', {
  slugs: new Set(['ve-tranh']),
  wholes: new Set(['/cu.html', '/tin.php?id=3']),
});

describe('a link to the page of a record', () => {
  it.each([
    '/nghe-nghiep/do-hoa/hoa-si',
    '/nghe-nghiep/do-hoa/hoa-si/',
    '/nghe-nghiep/do-hoa/hoa-si?tu=menu#muc-2',
    '/Nghe-Nghiep/do-hoa/HOA-SI',
    '/nghe-nghiep/nghe-cu/hoa-si',
    '/nghe-nghiep/do-hoa/ve-tranh',
    '/nghe-nghiep/do-hoa/h%6Fa-si',
    'https://truong.edu.vn/nghe-nghiep/do-hoa/hoa-si',
    'https://www.truong.edu.vn/nghe-nghiep/do-hoa/hoa-si/?a=1',
    '/cu.html',
    '/cu.html?x=1',
    '/tin.php?id=3',
  ])('%s leads there', (link) => {
    expect(leadsTo(link, target, origins)).toBe(true);
  });

  it.each([
    '/nghe-nghiep/do-hoa',
    '/nghe-nghiep/hoa-si',
    '/nghe-nghiep/do-hoa/hoa-si-2',
    '/nganh-hoc/do-hoa/hoa-si',
    '//truong.edu.vn/nghe-nghiep/do-hoa/hoa-si',
    'https://khac.vn/nghe-nghiep/do-hoa/hoa-si',
    'nghe-nghiep/do-hoa/hoa-si',
    '/tin.php?id=4',
    '/%E0%A4%A',
    '',
  ])('%s does not', (link) => {
    expect(leadsTo(link, target, origins)).toBe(false);
  });
});

describe('a link to a list that is narrowed by a record', () => {
  const list = targetOf('/bai-viet?danh-muc=tin-tuc', { slugs: new Set(['tin-cu']), wholes: new Set() });
  it.each([
    ['/bai-viet?danh-muc=tin-tuc', true],
    ['/bai-viet/?trang=2&danh-muc=tin-cu', true],
    ['/bai-viet', false],
    ['/bai-viet/tin-tuc', false],
    ['/bai-viet?danh-muc=khac', false],
  ])('%s: %s', (link, leads) => {
    expect(leadsTo(link, list, origins)).toBe(leads);
  });
});

describe('links in a text', () => {
  it.each([
    ['Xem /nghe-nghiep/do-hoa.', ['/nghe-nghiep/do-hoa']],
    [
      '(/bai-viet/a), "/bai-viet/b"; https://truong.edu.vn/bai-viet/c!',
      ['/bai-viet/a', '/bai-viet/b', 'https://truong.edu.vn/bai-viet/c'],
    ],
    ['24/7 và/hoặc km/h a/b', []],
    ['[xem](/mon-hoc/x)', ['/mon-hoc/x']],
    ['/', []],
  ])('%s', (text, links) => {
    expect(linksIn(text)).toEqual(links);
  });

  it('are found in time however long the text is', () => {
    expect(linksIn(`${'/'.repeat(50_000)} ${'http'.repeat(20_000)}`).length).toBeLessThan(3);
  });
});
