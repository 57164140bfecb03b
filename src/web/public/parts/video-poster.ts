import font from '#web/ui/fonts/be-vietnam-pro-latin-700.woff2?url';
import { type MarkName, markPath } from '#shared/marks.ts';
import { youtubeEmbed } from '#shared/rules/youtube-embed.ts';
import { pick, seedOf } from './seed.ts';

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
 * loads the player into the same frame. It asks no host but ours for anything. Null for a link that is
 * no YouTube video.
 */
export function videoPoster(link: string, title: string): string | null {
  const embed = youtubeEmbed(link);
  if (embed === null) return null;
  const seed = seedOf(embed);
  const { ground, tone } = pick(grounds, seed);
  const name = escape(title);
  return `<!doctype html><html lang="vi"><meta charset="utf-8"><title>${name}</title><style>
@font-face{font-family:Poster;src:url(${font}) format('woff2')}
*{box-sizing:border-box}html,body{height:100%;margin:0}
body{background:${ground};color:${paper};font:700 clamp(17px,3.4vw,28px)/1.3 Poster,system-ui,sans-serif}
a{position:relative;display:block;height:100%;overflow:hidden;color:inherit;text-decoration:none}
svg,span{position:absolute}.mark{right:-5%;top:-12%;height:124%;fill:${tone}}
.play{left:6%;top:10%;width:clamp(64px,15vw,136px);transition:scale .15s}a:hover .play{scale:1.06}
span{left:6%;bottom:9%}
a:focus-visible{outline:4px solid ${paper};outline-offset:-8px}
@media(prefers-reduced-motion:reduce){.play{transition:none}}
</style><a href="${embed}?autoplay=1" aria-label="Xem video: ${name}"><svg class="mark" viewBox="0 0 100 100" aria-hidden="true"><path d="${markPath(pick(shapes, seed, 1))}"/></svg><svg class="play" viewBox="0 0 100 100" aria-hidden="true"><path fill="${accent}" d="${markPath('nang')}"/><path fill="${paper}" d="M40 30 72 50 40 70Z"/></svg><span>Xem video</span></a></html>`;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
