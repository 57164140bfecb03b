import { late } from './late.tsx';
import styles from './video.module.css';

/** Few records have a film: what draws one is fetched where there is one. `title`: what the video is about, the name of the record. */
const { Late: VideoFrame, provide } = late(async () => (await import('./video-frame.tsx')).VideoFrame);
export const provideVideoFrame = provide;

/** A film about the record; nothing where there is none. */
export const Video = ({ link, title }: { link: string | null; title: string }) =>
  link && (
    <div className={styles['video']}>
      <VideoFrame link={link} title={title} />
    </div>
  );
