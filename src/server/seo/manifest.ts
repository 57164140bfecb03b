import { homePath } from '#shared/paths.ts';
import type { Site } from '#shared/answers/site.ts';

const icon = (size: 192 | 512, purpose: 'any' | 'maskable') => {
  const sizes = `${size}x${size}`;
  return { src: `/icon-${size}.png`, sizes, type: 'image/png', purpose };
};

/** How the site looks on the home screen of a phone. */
export const manifest = (site: Pick<Site, 'name' | 'short_name' | 'description'>) => ({
  id: homePath,
  name: site.name,
  short_name: site.short_name,
  description: site.description,
  lang: 'vi',
  dir: 'ltr',
  start_url: homePath,
  scope: homePath,
  // Some links lead to other sites: a visitor needs the address bar and the back button.
  display: 'browser',
  background_color: '#faf6ef',
  theme_color: '#faf6ef',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    icon(192, 'any'),
    icon(512, 'any'),
    // The mark lies within the circle that phones may crop to.
    icon(512, 'maskable'),
  ],
});
