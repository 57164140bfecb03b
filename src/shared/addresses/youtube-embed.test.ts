import { expect, it } from 'vitest';
import { youtubeEmbed } from './youtube-embed.ts';

it.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'http://youtube.com/watch?list=x&v=aqz-KE-bpKQ&t=10s',
  'https://m.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtu.be/aqz-KE-bpKQ?si=abc',
  'https://www.youtube.com/shorts/aqz-KE-bpKQ',
  'https://www.youtube.com/live/aqz-KE-bpKQ?feature=share',
  'https://www.youtube.com/embed/aqz-KE-bpKQ',
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
])('%s is played', (link) => {
  expect(youtubeEmbed(link)).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ');
});

it.each([
  '',
  'not a link',
  'javascript:alert(1)',
  'https://vimeo.com/12345',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/@channel',
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
])('%s is not', (link) => {
  expect(youtubeEmbed(link)).toBeNull();
});
