import { Link } from 'react-router';
import { adminPath } from '#shared/paths.ts';
import type { MarkName } from '#shared/marks.ts';
import { texts } from '#shared/texts.ts';
import { Mark } from '#web/ui/mark.tsx';
import { ScreenTitle } from './screen-title.tsx';
import styles from './not-found.module.css';

type Props = { screen: string; sign: MarkName; title: string };

/** A screen that says why it shows nothing, and leads back. */
export const NoScreen = ({ screen, sign, title }: Props) => (
  <section className={`stack-6 ${styles['missing']}`}>
    <ScreenTitle name={screen} />
    <p className={`stack-2 ${styles['drawing']}`} aria-hidden="true">
      <Mark name={sign} />
      <Mark name="nang" />
    </p>
    <h1>{title}</h1>
    <Link className="button" to={adminPath}>
      Quay lại trang quản trị
    </Link>
  </section>
);

/** An address of the back office that has no screen. */
export const NotFound = () => <NoScreen screen="Không tìm thấy trang" sign="hoi" title={texts.noPage} />;
