import { httpUrl } from '#shared/addresses/http-url.ts';
import { youtubeEmbed } from '#shared/addresses/youtube-embed.ts';
import { Mark } from '#web/ui/mark.tsx';
import { videoPoster } from './video-poster.ts';
import styles from './video.module.css';

type Props = {
  link: string;
  /** What the video is about: the name of the page's record. */
  title: string;
};

/** A film about the record. YouTube is asked for nothing before the visitor presses play; other links stay links. */
export function VideoFrame({ link, title }: Props) {
  const embed = youtubeEmbed(link);
  const poster = videoPoster(link, title);
  if (embed === null || poster === null) {
    // Whatever the database holds, only http(s) becomes a link.
    if (httpUrl(link) === null) return null;
    return (
      <p className={styles['elsewhere']}>
        <a href={link} target="_blank" rel="noopener noreferrer">
          Xem video: {title} <Mark name="sac" className={styles['away']} />
          <span className="visually-hidden"> (mở trong tab mới)</span>
        </a>
      </p>
    );
  }
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- the player needs scripts and its own origin, and a sandbox that allows both holds nothing
    <iframe
      className={styles['frame']}
      src={embed}
      srcDoc={poster}
      title={`Video: ${title}`}
      loading="lazy"
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
    />
  );
}
