import { httpUrl } from './http-url.ts';

const idPattern = /^[\w-]{11}$/;

/** The id of a YouTube video in a watch, short, shorts, live or embed link; null for anything else. */
function youtubeId(link: string): string | null {
  const url = httpUrl(link);
  if (!url) return null;
  const host = url.hostname.replace(/^(www|m|music)\./, '');
  const [first = '', second = ''] = url.pathname.split('/').slice(1);
  let id: string | null = null;
  if (host === 'youtu.be') id = first;
  else if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    if (first === 'watch') id = url.searchParams.get('v');
    else if (first === 'shorts' || first === 'live' || first === 'embed') id = second;
  }
  return id !== null && idPattern.test(id) ? id : null;
}

/** The address an <iframe> plays the video from. */
export function youtubeEmbed(link: string): string | null {
  const id = youtubeId(link);
  return id === null ? null : `https://www.youtube-nocookie.com/embed/${id}`;
}
