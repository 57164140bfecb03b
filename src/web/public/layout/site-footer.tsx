import type { MenuItem } from '#shared/answers/menu.ts';
import { plainPagePath } from '#shared/paths.ts';
import { viDate } from '#shared/formats/vi-date.ts';
import { useSite } from '#web/site.ts';
import { Mark } from '#web/ui/mark.tsx';
import { groupHotline, hotlineHref } from '#shared/formats/phone.ts';
import type { NamedSlug } from './list-or-empty.ts';
import { menuLink } from './menu-link.ts';
import { SchoolLogo } from './school-logo.tsx';
import { SiteLink } from './site-link.tsx';
import styles from './site-footer.module.css';

/** Fixed ids have two hyphens: anchors of sections are slugs, which never have two in a row, so they cannot clash. */
export const footerMenuId = 'cuoi-trang--menu';

const marks = ['sac', 'huyen', 'hoi', 'nga', 'nang'] as const;

type Props = {
  menu: MenuItem[];
  /** The pages about the school and the site, in their order. */
  pages: NamedSlug[];
  /** Comes with the data, because the browser's clock may differ from the server's. */
  year: number;
};

/** How to reach the school, and what it says of itself. */
export function SiteFooter({ menu, pages, year }: Props) {
  const site = useSite();
  const { hotlines, email, offices, website } = site;
  const facts = [
    {
      name: 'Website',
      fact: website === null ? '' : <SiteLink link={{ href: website, away: true }}>{new URL(website).host}</SiteLink>,
    },
    { name: 'Mã số thuế', fact: site.tax_code },
    { name: 'Ngày thành lập', fact: site.founded_on === null ? '' : viDate(site.founded_on) },
  ].filter(({ fact }) => fact !== '');
  const social = (
    [
      ['Facebook', site.facebook],
      ['TikTok', site.tiktok],
      ['YouTube', site.youtube],
    ] as const
  ).flatMap(([name, href]) => (href === null ? [] : [{ name, href }]));
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        {(hotlines.length > 0 || email !== '') && (
          <section className={styles['call']} aria-labelledby="cuoi-trang--goi-tu-van">
            <h2 id="cuoi-trang--goi-tu-van" className={styles['label']}>
              Hotline tư vấn
            </h2>
            <ul>
              {hotlines.map((digits) => (
                <li key={digits}>
                  <a href={hotlineHref(digits)}>{groupHotline(digits)}</a>
                </li>
              ))}
            </ul>
            {email !== '' && (
              <p>
                <a href={`mailto:${email}`}>{email}</a>
              </p>
            )}
          </section>
        )}

        <div className={styles['facts']}>
          {offices.length > 0 && (
            <section aria-labelledby="cuoi-trang--van-phong">
              <h2 id="cuoi-trang--van-phong" className={styles['label']}>
                Văn phòng
              </h2>
              <ul className={styles['offices']}>
                {offices.map(({ city, address }) => (
                  <li key={`${city} ${address}`}>
                    <strong>{city}</strong>
                    <address>{address}</address>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {(facts.length > 0 || pages.length > 0) && (
            <section aria-labelledby="cuoi-trang--ve-truong">
              <h2 id="cuoi-trang--ve-truong" className={styles['label']}>
                Về trường
              </h2>
              {facts.length > 0 && (
                <dl className={styles['about']}>
                  {facts.map(({ name, fact }) => (
                    <div key={name}>
                      <dt>{name}</dt>
                      <dd>{fact}</dd>
                    </div>
                  ))}
                </dl>
              )}
              {pages.length > 0 && (
                <ul className={styles['links']}>
                  {pages.map(({ slug, name }) => (
                    <li key={slug}>
                      <SiteLink link={{ href: plainPagePath(slug), away: false }}>{name}</SiteLink>
                    </li>
                  ))}
                </ul>
              )}
            </section>
          )}
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
          {social.length > 0 && (
            <section aria-labelledby="cuoi-trang--mang-xa-hoi">
              <h2 id="cuoi-trang--mang-xa-hoi" className={styles['label']}>
                Mạng xã hội
              </h2>
              <ul className={styles['links']}>
                {social.map(({ name, href }) => (
                  <li key={name}>
                    <SiteLink link={{ href, away: true }}>{name}</SiteLink>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>

        <p className={styles['copyright']}>
          <SchoolLogo className={styles['logo']} />
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
