import { redirect } from 'react-router';
import type { MajorGroupPage } from '#shared/answers/major-group.ts';
import { api as calls, majorGroupPath, majorPath } from '#shared/paths.ts';
import { type Api, apiContext, browserApi } from '#web/api.ts';
import { LinkRows } from '../guidance/link-rows.tsx';
import { careerRow } from '../guidance/rows.ts';
import { Unsure } from '../guidance/unsure.tsx';
import { metaOf, twinName } from '../layout/page-meta.ts';
import { Catalogue } from '../parts/catalogue.tsx';
import { Paragraphs } from '../parts/content-sections.tsx';
import { PageError } from '../layout/page-error.tsx';
import { PartTitle } from '../parts/part-title.tsx';
import { Picture } from '../parts/picture.tsx';
import type { Route } from './+types/major-group.ts';
import styles from './major-group.module.css';

const missing = 'Không tìm thấy nhóm ngành';

async function load(api: Api, slug: string) {
  const { data: group } = await api.get<MajorGroupPage>(calls.record('nhom-nganh', slug));
  // By a slug that it had before.
  if (group.slug !== slug) throw redirect(majorGroupPath(group.slug), 301);
  return group;
}

export const loader = ({ context, params }: Route.LoaderArgs) => load(context.get(apiContext), params.slug);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserApi, params.slug);

export const meta: Route.MetaFunction = (args) =>
  metaOf(args, missing, (group) => ({
    title: `Nhóm ngành ${twinName(group.name, group.slug)}`,
    description: group.description || `Các ngành học của nhóm ngành ${group.name}.`,
    path: majorGroupPath(group.slug),
    about: { kind: 'nhom-nganh', record: group },
  }));
export const ErrorBoundary = () => <PageError missing={missing} />;

export default function MajorGroup({ loaderData: group }: Route.ComponentProps) {
  const majors = group.nganh_hoc;
  return (
    <article className={styles['page']}>
      <header className={styles['head']}>
        <Picture
          src={group.image}
          meta={group.image_meta}
          seed={group.slug}
          sizes="(min-width: 60em) min(67rem, 97vw - 288px), (min-width: 48em) 94vw, 86vw"
          priority
          described
          className={styles['picture']}
        />
        <div className={styles['name']}>
          <p className="kicker">Nhóm ngành</p>
          <h1 className="page-title">{group.name}</h1>
        </div>
        <div className={styles['intro']}>
          <Paragraphs text={group.description} className={styles['paragraph']} />
        </div>
      </header>
      <section>
        <PartTitle title="Các ngành học" count={`${majors.length} ngành`} />
        <Catalogue
          codeLabel="Mã ngành"
          entries={majors.map(({ slug, name, ma_nganh, description, image, image_meta }) => ({
            to: majorPath(group.slug, slug),
            name,
            text: description,
            code: ma_nganh,
            picture: { src: image, meta: image_meta },
          }))}
        />
      </section>
      {group.nghe_nghieps.length > 0 && (
        <section aria-labelledby="phan--hoc-xong-lam-gi">
          <PartTitle id="phan--hoc-xong-lam-gi" title="Học xong làm gì" count={`${group.nghe_nghieps.length} nghề`} />
          <LinkRows rows={group.nghe_nghieps.map(careerRow)} />
        </section>
      )}
      <Unsure />
    </article>
  );
}
