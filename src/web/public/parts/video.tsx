import { type ComponentType, lazy, Suspense } from 'react';
import styles from './video.module.css';

type Film = {
  link: string;
  /** What the video is about: the name of the page's record. */
  title: string;
};

/** Few records have a film: what draws one is fetched where there is one. If it cannot be fetched, the film is missing and no more. */
let VideoFrame: ComponentType<Film> = lazy(() =>
  import('./video-frame.tsx').then(
    (loaded) => ({ default: loaded.VideoFrame }),
    () => ({ default: () => null }),
  ),
);

/** The server hands it in when it loads the site, and writes the film into the page, which keeps it until the script is there. */
export function provideVideoFrame(given: ComponentType<Film>): void {
  VideoFrame = given;
}

/** A film about the record; nothing where there is none. */
export const Video = ({ link, title }: Omit<Film, 'link'> & { link: string | null }) =>
  link && (
    <div className={styles['video']}>
      <Suspense>
        <VideoFrame link={link} title={title} />
      </Suspense>
    </div>
  );
