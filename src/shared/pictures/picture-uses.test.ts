import { describe, expect, it } from 'vitest';
import { isLargerThanNeeded, needsDescription } from './picture-uses.ts';

describe('a picture in use', () => {
  it('is described where it is a main picture or a banner, and not where it stands beside its name in a list', () => {
    const fields = [
      'vi-tri image',
      'mon-hoc hinh_anh',
      'banners image',
      'vi-tri thumbnail',
      'cai-dat logo',
      'cai-dat share_picture',
    ];
    const asked = fields.filter((each) => {
      const [resource = '', field = ''] = each.split(' ');
      return needsDescription({ resource, field });
    });
    expect(asked).toEqual(['vi-tri image', 'mon-hoc hinh_anh', 'banners image']);
  });

  it('is larger than needed when the widest use is much narrower than it', () => {
    const thumbnail = { resource: 'vi-tri', field: 'thumbnail' };
    const image = { resource: 'vi-tri', field: 'image' };
    expect(isLargerThanNeeded(1280, [thumbnail])).toBe(true);
    expect(isLargerThanNeeded(960, [thumbnail])).toBe(false);
    expect(isLargerThanNeeded(1920, [thumbnail, image])).toBe(false);
    expect(isLargerThanNeeded(640, [{ resource: 'cai-dat', field: 'logo' }])).toBe(true);
    expect(isLargerThanNeeded(1920, [])).toBe(false);
  });
});
