import { expect, it } from 'vitest';
import { bannerLink } from './banner-link.ts';

const site = 'https://truong.example';

it('leads an internal banner within the site, whatever the site is called just now', () => {
  const internal = (link: string, origin = site) => bannerLink({ link, position: 'internal' }, origin);
  expect(internal('/bai-viet')).toEqual({ href: '/bai-viet', away: false });
  expect(internal(`${site}/bai-viet?trang=2#dau`)).toEqual({ href: '/bai-viet?trang=2#dau', away: false });
  expect(internal('https://ten-cu.example/bai-viet', '')).toEqual({ href: '/bai-viet', away: false });
});

it('leads an internal banner of another site there, not to a page of ours that happens to be called alike', () => {
  expect(bannerLink({ link: 'https://bao.example/bai-viet', position: 'internal' }, site)).toEqual({
    href: 'https://bao.example/bai-viet',
    away: true,
  });
});

it('leads an external banner where it says, and one without a link nowhere', () => {
  expect(bannerLink({ link: `${site}/mon-hoc`, position: 'external' }, site)).toEqual({ href: `${site}/mon-hoc`, away: true });
  expect(bannerLink({ link: null, position: 'internal' }, site)).toBeNull();
});
