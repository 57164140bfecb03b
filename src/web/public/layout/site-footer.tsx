import type { MenuItem } from '#shared/answers/menu.ts';
import { viDate } from '#shared/rules/vi-date.ts';
import { site } from '#site-config';
import { LogoMark, Mark } from '#web/ui/mark.tsx';
import { groupHotline, hotlineHref } from '../parts/hotline.ts';
import { menuLink } from './menu-link.ts';
import { SiteLink } from './site-link.tsx';
import styles from './site-footer.module.css';

/** Fixed ids have two hyphens: anchors of sections are slugs, which never have two in a row, so they cannot clash. */
export const footerMenuId = 'cuoi-trang--menu';

const social = [
  ['Facebook', site.social.facebook],
  ['TikTok', site.social.tiktok],
  ['YouTube', site.social.youtube],
] as const;

const marks = ['sac', 'huyen', 'hoi', 'nga', 'nang'] as const;

/** How to reach the school. `year` comes with the data, because the browser's clock may differ from the server's. */
export function SiteFooter({ menu, year }: { menu: MenuItem[]; year: number }) {
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <section className={styles['call']} aria-labelledby="cuoi-trang--goi-tu-van">
          <h2 id="cuoi-trang--goi-tu-van" className={styles['label']}>
            Hotline tư vấn
          </h2>
          <ul className={styles['hotlines']}>
            {site.hotlines.map((digits) => (
              <li key={digits}>
                <a href={hotlineHref(digits)}>{groupHotline(digits)}</a>
              </li>
            ))}
          </ul>
          <p className={styles['write']}>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </p>
        </section>

        <div className={styles['facts']}>
          <section aria-labelledby="cuoi-trang--van-phong">
            <h2 id="cuoi-trang--van-phong" className={styles['label']}>
              Văn phòng
            </h2>
            <ul className={styles['offices']}>
              {site.offices.map(({ city, address }) => (
                <li key={city}>
                  <strong>{city}</strong>
                  <address>{address}</address>
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="cuoi-trang--ve-truong">
            <h2 id="cuoi-trang--ve-truong" className={styles['label']}>
              Về trường
            </h2>
            <dl className={styles['about']}>
              <div>
                <dt>Website</dt>
                <dd>
                  <SiteLink link={{ href: site.website, away: true }}>{new URL(site.website).host}</SiteLink>
                </dd>
              </div>
              <div>
                <dt>Mã số thuế</dt>
                <dd>{site.taxCode}</dd>
              </div>
              <div>
                <dt>Ngày thành lập</dt>
                <dd>{viDate(site.foundedOn)}</dd>
              </div>
            </dl>
          </section>
          {menu.length > 0 && (
            <nav id={footerMenuId} aria-label="Menu cuối trang" tabIndex={-1}>
              <h2 className={styles['label']}>Trang</h2>
              <ul className={styles['links']}>
                {menu.map((item) => (
                  <li key={item.id}>
                    <SiteLink link={menuLink(item)}>{item.title}</SiteLink>
                    {item.children.length > 0 && (
                      // Without scripts a phone has no other menu.
                      <ul className={`${styles['children']} without-script`}>
                        {item.children.map((child) => (
                          <li key={child.id}>
                            <SiteLink link={menuLink(child)}>{child.title}</SiteLink>
                          </li>
                        ))}
                      </ul>
                    )}
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <section aria-labelledby="cuoi-trang--mang-xa-hoi">
            <h2 id="cuoi-trang--mang-xa-hoi" className={styles['label']}>
              Mạng xã hội
            </h2>
            <ul className={styles['links']}>
              {social.map(([name, href]) => (
                <li key={name}>
                  <SiteLink link={{ href, away: true }}>{name}</SiteLink>
                </li>
              ))}
            </ul>
          </section>
        </div>

        <p className={styles['copyright']}>
          <LogoMark className={styles['logo']} />
          <span>
            © {year} {site.name}
          </span>
        </p>
      </div>
      <div className={styles['marks']}>
        {marks.map((name) => (
          <Mark key={name} name={name} />
        ))}
      </div>
    </footer>
  );
}
