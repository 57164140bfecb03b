import { describe, expect, it } from 'vitest';
import { videoPoster } from './video-poster.ts';

describe('the poster of a film', () => {
  it('leads to the player and nowhere else', () => {
    const poster = videoPoster('https://youtu.be/mN0zPOpADL4', 'Ánh sáng nội thất') ?? '';
    expect(poster.match(/https?:[^"')\s]+/g)).toEqual(['https://www.youtube-nocookie.com/embed/mN0zPOpADL4?autoplay=1']);
    expect(poster).toContain('Xem video: Ánh sáng nội thất');
  });

  it('keeps a title that looks like markup a title', () => {
    const poster = videoPoster('https://youtu.be/mN0zPOpADL4', '"><script>alert(1)</script>&');
    expect(poster).not.toContain('<script');
    expect(poster).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;');
  });

  it('is none for a link that is no YouTube video', () => {
    expect(videoPoster('https://vimeo.com/1', 'Phim')).toBeNull();
  });
});
