import { pictureAt } from '#shared/pictures/picture-set.ts';
import { useSite } from '#web/site.ts';
import { LogoMark } from '#web/ui/mark.tsx';
import styles from './school-logo.module.css';

/** The logo that editors have given the site, as high as the drawn one, which stands in for it. The name stands beside it. */
export function SchoolLogo({ className = '' }: { className?: string | undefined }) {
  const { logo, logo_meta: meta } = useSite();
  if (logo === null) return <LogoMark className={className} />;
  const smallest = meta?.widths[0];
  return (
    <img
      className={`${styles['logo']} ${className}`}
      src={smallest === undefined ? logo : pictureAt(logo, smallest)}
      width={meta?.width}
      height={meta?.height}
      alt=""
    />
  );
}
