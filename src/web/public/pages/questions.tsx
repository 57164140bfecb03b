import type { QuestionItem } from '#shared/answers/question.ts';
import { topicNames } from '#shared/admissions/topics.ts';
import { admissionsPath, api as calls, homePath, majorPath, positionPath, questionPath, questionsPath } from '#shared/paths.ts';
import { type Api, apiContext, browserApi } from '#web/api.ts';
import { Link } from '#web/ui/link.tsx';
import { AskAdvice } from '../guidance/ask-advice.tsx';
import { LinkRows } from '../guidance/link-rows.tsx';
import { PageError } from '../layout/page-error.tsx';
import { metaOf } from '../layout/page-meta.ts';
import { AnchorButtons } from '../parts/anchor-buttons.tsx';
import { Breadcrumbs } from '../parts/breadcrumbs.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { LinkedNames } from '../parts/linked-names.tsx';
import { PartTitle } from '../parts/part-title.tsx';
import { SectionTexts } from '../parts/section-texts.tsx';
import type { Route } from './+types/questions.ts';
import styles from './questions.module.css';

const missing = 'Không tìm thấy câu hỏi';

async function load(api: Api) {
  const { data: questions } = await api.get<QuestionItem[]>(calls.list('hoi-dap'));
  return { questions };
}

export const loader = ({ context }: Route.LoaderArgs) => load(context.get(apiContext));
export const clientLoader = () => load(browserApi);
export const meta: Route.MetaFunction = (args) =>
  metaOf(args, missing, ({ questions }, { name: school }) => ({
    title: 'Hỏi đáp',
    description: `${questions.length} câu hỏi về xét tuyển, thi năng khiếu, học phí, học bổng, việc học và đời sống ở ${school}, có trả lời.`,
    path: questionsPath,
    about: { kind: 'trang-chung', record: { slug: 'hoi-dap', questions } },
  }));
export const ErrorBoundary = () => <PageError missing={missing} />;

const anchorOf = (topic: string) => `chu-de--${topic}`;

/**
 * All questions by topic, with their answers open: a search within the page finds them, an address that names one leads to it, and
 * paper shows them. The row of topics stays in sight, and each begins with a list of its questions, so that a phone need not scroll past all.
 */
export default function Questions({ loaderData: { questions } }: Route.ComponentProps) {
  const topics = Object.entries(topicNames).flatMap(([topic, title]) => {
    const those = questions.filter(({ chu_de }) => (chu_de || 'khac') === topic);
    return those.length === 0 ? [] : [{ anchor: anchorOf(topic), title, questions: those }];
  });
  return (
    <article className="page-grid">
      <header className="head-grid">
        <Breadcrumbs above={[{ label: 'Trang chủ', to: homePath }]} current="Hỏi đáp" />
        <h1 className="page-title">Hỏi đáp</h1>
        <p className="page-about">
          Những điều nhà nào cũng hỏi. Ngày và hạn nộp xem ở trang <Link to={admissionsPath}>Tuyển sinh</Link>.
        </p>
      </header>
      <div>
        <AnchorButtons sections={[]} before={topics} />
        {topics.length === 0 && <EmptyState title="Chưa có câu hỏi nào" text="Bạn hỏi thẳng trường nhé." />}
        <div className={`page-grid ${styles['topics']}`}>
          {topics.map(({ anchor, title, questions: those }) => (
            <section key={anchor} aria-labelledby={anchor}>
              <PartTitle id={anchor} title={title} count={`${those.length} câu`} />
              {those.length > 1 && <LinkRows rows={those.map((each) => ({ to: questionPath(each.slug), name: each.name }))} />}
              {those.map((question) => (
                <Question key={question.id} question={question} />
              ))}
            </section>
          ))}
          <AskAdvice subject="việc học ở trường" />
        </div>
      </div>
    </article>
  );
}

function Question({ question: { name, slug, tra_loi, nganh_hocs, vi_tris } }: { question: QuestionItem }) {
  const about = [
    ...nganh_hocs.map((major) => ({ name: major.name, to: majorPath(major.parent_slug, major.slug) })),
    ...vi_tris.map((position) => ({ name: position.name, to: positionPath(position.parent_slug, position.slug) })),
  ];
  return (
    <div className={styles['question']}>
      <h3 id={slug} className={styles['name']} tabIndex={-1}>
        {name}
      </h3>
      <div className={styles['answer']}>
        <SectionTexts sections={tra_loi} />
        {about.length > 0 && (
          <p className="quiet-sm">
            Về <LinkedNames names={about} />
          </p>
        )}
      </div>
    </div>
  );
}
