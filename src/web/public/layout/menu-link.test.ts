import { describe, expect, it } from 'vitest';
import { currentness, menuLink } from './menu-link.ts';

describe('an entry of the menu', () => {
  it('leads to its address, else to its slug', () => {
    expect(menuLink({ url: '/bai-viet?danh-muc=tuyen-sinh', slug: 'x' })).toEqual({
      href: '/bai-viet?danh-muc=tuyen-sinh',
      away: false,
    });
    expect(menuLink({ url: null, slug: 'mon-hoc' })).toEqual({ href: '/mon-hoc', away: false });
    expect(menuLink({ url: '', slug: 'mon-hoc' })).toEqual({ href: '/mon-hoc', away: false });
  });

  it('leads away when its address is a whole one', () => {
    expect(menuLink({ url: 'https://example.com/a', slug: 'x' })).toEqual({ href: 'https://example.com/a', away: true });
    expect(menuLink({ url: 'HTTP://example.com', slug: 'x' }).away).toBe(true);
  });

  it('is marked on its page and on the pages below it, and nowhere else', () => {
    expect(currentness('/nghe-nghiep', '/nghe-nghiep')).toBe('page');
    expect(currentness('/nghe-nghiep', '/nghe-nghiep/do-hoa')).toBe('true');
    expect(currentness('/nghe-nghiep', '/nghe-nghiep-khac')).toBeUndefined();
    expect(currentness('/bai-viet?trang=2', '/bai-viet')).toBe('page');
    expect(currentness('/mon-hoc//?a=1', '/mon-hoc')).toBe('page');
    expect(currentness('//', '/')).toBe('page');
    expect(currentness('/', '/bai-viet')).toBeUndefined();
  });
});
