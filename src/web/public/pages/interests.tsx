import { Suspense, useEffect, useState } from 'react';
import { data, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import type { InterestCareer } from '#shared/answers/interests.ts';
import { answersOfForm } from '#shared/guidance/interest-form.ts';
import { interestIntroduction } from '#shared/guidance/interest-introduction.ts';
import { unanswered } from '#shared/guidance/interest-sums.ts';
import { api as calls, careersPath, interestPath } from '#shared/paths.ts';
import { type Api, apiContext, browserApi } from '#web/api.ts';
import { Link } from '#web/ui/link.tsx';
import { fetchAhead, InterestWalk, InterestWholeForm } from '../guidance/interest-screens.ts';
import { InterestStart } from '../guidance/interest-start.tsx';
import { useAwake } from '../parts/use-awake.ts';
import { PageError } from '../layout/page-error.tsx';
import { metaOf } from '../layout/page-meta.ts';
import type { PageHandle } from '../page-handle.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import type { Route } from './+types/interests.ts';
import styles from './interests.module.css';

const name = 'Khám phá theo sở thích';
const missing = 'Không tìm thấy trang';

const load = async (api: Api) => (await api.get<InterestCareer[]>(calls.interests)).data;

/**
 * Marks the page, before it is seen, where the first screen is not what is due: the address carries a result, or this tab keeps
 * answers. Anchors of the form without scripts are neither.
 */
const early = `try{if(/^#[\\d%-]/.test(location.hash)||sessionStorage.getItem('${interestPath}'))document.documentElement.dataset.due=''}catch{}`;

/** Thirty answers of one digit. */
const formBytes = 4 * 1024;

export const handle = { query: [], isKept: () => true, takesForm: formBytes, early } satisfies PageHandle;
export const loader = ({ context }: Route.LoaderArgs) => load(context.get(apiContext));
export const clientLoader = () => load(browserApi);
/** From one screen to another the careers stay as they were loaded. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

/** What a browser sends that runs no scripts. The answer is made and forgotten. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const answers = answersOfForm((name) => form.get(name));
  return data({ answers }, { status: unanswered(answers).length > 0 ? 422 : 200 });
}

export const meta: Route.MetaFunction = (args) =>
  metaOf(args, missing, () => ({
    title: name,
    description: `${interestIntroduction}: xem những nghề và ngành thiết kế gần với điều bạn thích làm.`,
    path: interestPath,
    about: { kind: 'trang-chung', record: { slug: 'kham-pha' } },
  }));
export const ErrorBoundary = () => <PageError missing={missing} />;

export default function Interests({ loaderData: careers, actionData }: Route.ComponentProps) {
  const { hash } = useLocation();
  const isAwake = useAwake();
  const [starts, setStarts] = useState(0);
  useEffect(fetchAhead, []);
  const isUnderWay = (actionData?.answers ?? null) !== null || starts > 0 || (isAwake && (hash !== '' || hasProgress()));
  // Otherwise the walk says when it knows what is due.
  useEffect(() => {
    if (isAwake && !isUnderWay) delete document.documentElement.dataset['due'];
  }, [isAwake, isUnderWay]);

  if (careers.every(({ positions }) => positions.length === 0)) {
    return (
      <EmptyState
        level={1}
        title={name}
        text="Phần này đang được chuẩn bị. Trong lúc chờ, mời bạn xem từng nghề."
        action={<Link to={careersPath}>Xem các nghề</Link>}
      />
    );
  }
  const first = (
    <div className={`page-grid ${styles['first']}`}>
      <InterestStart onStart={() => setStarts(starts + 1)} />
      {!isAwake && (
        <div className="without-script">
          <Suspense>
            <InterestWholeForm sent={null} />
          </Suspense>
        </div>
      )}
    </div>
  );
  const sent = actionData?.answers ?? null;
  return (
    <div className="page-grid">
      <p className={styles['due']}>Đang mở…</p>
      {isUnderWay ? (
        <Suspense fallback={first}>
          <InterestWalk careers={careers} sent={sent} starts={starts} isAwake={isAwake} first={first} />
        </Suspense>
      ) : (
        first
      )}
    </div>
  );
}

/** Whether this tab keeps answers. A browser may refuse its storage; then there are none. */
function hasProgress(): boolean {
  try {
    return sessionStorage.getItem(interestPath) !== null;
  } catch {
    return false;
  }
}
