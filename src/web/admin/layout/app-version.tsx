import styles from './admin-layout.module.css';

declare global {
  interface ImportMetaEnv {
    /** What package.json said when the site was built (vite.config.ts). */
    readonly APP_VERSION: string;
  }
}

export const AppVersion = () => <p className={styles['version']}>Phiên bản {import.meta.env.APP_VERSION}</p>;
