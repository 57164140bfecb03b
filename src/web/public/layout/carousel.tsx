import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { BannerItem } from '#shared/answers/banner.ts';
import type { RootData } from '#web/site.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '../parts/picture.tsx';
import { bannerLink } from './banner-link.ts';
import styles from './carousel.module.css';

/** Milliseconds until the next banner. */
const turnEvery = 4000;

export type Banner = Pick<BannerItem, 'id' | 'title' | 'link' | 'position' | 'image' | 'image_meta'>;

/**
 * Rotating banners, paused while the pointer or the focus is on them. On phones they lie far below the first screen: until
 * they come near, only the first loads its picture and none rotates.
 */
export function Carousel({ banners }: { banners: Banner[] }) {
  const stage = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [away, setAway] = useState(false);
  const turning = near && playing && !hovered && !focused && !away && banners.length > 1;

  useEffect(() => {
    const motion = window.matchMedia('(prefers-reduced-motion: reduce)');
    const onMotion = () => {
      if (motion.matches) setPlaying(false);
    };
    const onVisibility = () => setAway(document.hidden);
    onMotion();
    onVisibility();
    const listening = new AbortController();
    motion.addEventListener('change', onMotion, listening);
    document.addEventListener('visibilitychange', onVisibility, listening);
    return () => listening.abort();
  }, []);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setNear((was) => was || entry?.isIntersecting === true), {
      rootMargin: '50%',
    });
    if (stage.current) observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!turning) return;
    let over = false;
    const timer = setTimeout(async () => {
      const next = (at + 1) % banners.length;
      // On a slow network the current banner stays until the next picture is decoded.
      await drawn(stage.current?.children[next]);
      if (!over) setAt(next);
    }, turnEvery);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [turning, at, banners.length]);

  if (banners.length === 0) return null;
  const step = (by: number) => setAt((at + by + banners.length) % banners.length);

  return (
    <section
      className={styles['carousel']}
      data-near={near || undefined}
      aria-roledescription="trình chiếu"
      aria-label="Tin nổi bật"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event: FocusEvent<HTMLElement>) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      {banners.length > 1 && (
        <button type="button" className={`icon-button ${styles['corner']} with-script`} onClick={() => setPlaying(!playing)}>
          <span className="visually-hidden">{playing ? 'Tạm dừng' : 'Chạy tiếp'}</span>
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
      )}
      <div ref={stage} className={styles['stage']} aria-live={turning ? 'off' : 'polite'}>
        {banners.map((banner, index) => (
          <div
            key={banner.id}
            className={styles['slide']}
            role="group"
            aria-roledescription="banner"
            aria-label={`${index + 1} trên ${banners.length}`}
            data-current={index === at || undefined}
          >
            <BannerLink banner={banner} />
          </div>
        ))}
      </div>
      {banners.length > 1 && (
        <div className={`${styles['controls']} with-script`}>
          <span className={styles['count']} aria-hidden="true">
            {at + 1}/{banners.length}
          </span>
          <button type="button" className="icon-button" onClick={() => step(-1)}>
            <span className="visually-hidden">Tin trước</span>
            <Icon name="previous" />
          </button>
          <button type="button" className="icon-button" onClick={() => step(1)}>
            <span className="visually-hidden">Tin sau</span>
            <Icon name="next" />
          </button>
        </div>
      )}
    </section>
  );
}

/** Resolves when the picture of a banner is decoded or has failed. */
async function drawn(slide: Element | undefined) {
  await slide
    ?.querySelector('img')
    ?.decode()
    .catch(() => undefined);
}

function BannerLink({ banner }: { banner: Banner }) {
  const link = bannerLink(banner, useRouteLoaderData<RootData>('root')?.origin ?? '');
  const body = (
    <>
      <span className={styles['frame']}>
        <Picture
          src={banner.image}
          meta={banner.image_meta}
          seed={banner.title}
          sizes="(min-width: 60em) 264px, 86vw"
          described
          className={styles['picture']}
        />
      </span>
      <span className={styles['title']}>
        {banner.title}
        {link?.away && (
          <>
            <span className="visually-hidden"> (mở trong tab mới)</span>
            <Icon name="away" className="away-sign" />
          </>
        )}
      </span>
    </>
  );
  if (link === null) return <div className={styles['link']}>{body}</div>;
  return link.away ? (
    <a href={link.href} target="_blank" rel="noopener" className={styles['link']}>
      {body}
    </a>
  ) : (
    <Link to={link.href} className={styles['link']}>
      {body}
    </Link>
  );
}
