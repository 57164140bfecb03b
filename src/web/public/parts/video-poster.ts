import { type MarkName, markPath } from '#shared/marks.ts';
import { youtubeEmbed } from '#shared/addresses/youtube-embed.ts';
import { pick, seedOf } from './seed.ts';
import style from './video-poster.css?url';

/**
 * The poster is a document of its own, which cannot read the tokens of the page: these are the two
 * dark print tones with paper on them, alike in both schemes, as a picture is.
 */
const grounds = [
  { ground: '#26317b', tone: '#eaa722' },
  { ground: '#175a4c', tone: '#f0b1b1' },
  { ground: '#26317b', tone: '#f0b1b1' },
  { ground: '#175a4c', tone: '#eaa722' },
] as const;
const paper = '#faf6ef';
const accent = '#d9381e';

const shapes: readonly [MarkName, ...MarkName[]] = ['hoi', 'nga', 'breve', 'circumflex', 'horn', 'huyen'];

/**
 * The document an embedded player shows before it is asked to play: a drawn poster whose one link
 * loads the player into the same frame. It asks no host but ours for anything. The policy of the page holds in it: its style is
 * a file, and its colours are attributes of their own and not of style. Null for a link that is
 * no YouTube video.
 */
export function videoPoster(link: string, title: string): string | null {
  const embed = youtubeEmbed(link);
  if (embed === null) return null;
  const seed = seedOf(embed);
  const { ground, tone } = pick(grounds, seed);
  const name = escape(title);
  return `<!doctype html><html lang="vi"><meta charset="utf-8"><title>${name}</title><link rel="stylesheet" href="${style}"><body bgcolor="${ground}" text="${paper}"><a href="${embed}?autoplay=1" aria-label="Xem video: ${name}"><svg class="mark" fill="${tone}" viewBox="0 0 100 100" aria-hidden="true"><path d="${markPath(pick(shapes, seed, 1))}"/></svg><svg class="play" viewBox="0 0 100 100" aria-hidden="true"><path fill="${accent}" d="${markPath('nang')}"/><path fill="${paper}" d="M40 30 72 50 40 70Z"/></svg><span>Xem video</span></a></html>`;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
