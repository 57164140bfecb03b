// First: the styles of the inputs change some of these, and of equal rules the last one counts.
import '../../forms/form-styles.ts';
import type { Description } from '#shared/content-types/description.ts';
import { BackLink } from '../../screens/back-link.tsx';
import { lastListPath } from '../../work/records/list-address.ts';
import { ScreenHead } from '../../screens/screen-head.tsx';
import { useLeaving } from '../../session/use-leaving.ts';
import { ColumnsStep } from './columns-step.tsx';
import { FileStep } from './file-step.tsx';
import { RowsStep } from './rows-step.tsx';
import { importTexts as said } from './sheet-texts.ts';
import { useImport } from './use-import.ts';

/** A sheet is chosen, understood, looked at and written, from top to bottom. */
export function ImportScreen({ description }: { description: Description }) {
  const work = useImport(description);
  const { looked, looking, changed } = work;
  const hasChanged = looked !== null && Object.keys(changed).length > 0;
  useLeaving(looking || hasChanged, looking ? said.leaving : said.leavingColumns);
  const isUnderstood = looked?.plan.columns.some(({ column }) => column !== null);
  const title = said.title(description.noun);

  return (
    <>
      <ScreenHead title={title} back={<BackLink to={lastListPath(description.path)}>{said.back}</BackLink>} />
      <FileStep description={description} work={work} />
      {looked !== null && (
        // Another plan is shown from its beginning.
        <div className="stack-6" key={looked.plan.plan}>
          <ColumnsStep description={description} plan={looked.plan} work={work} />
          {isUnderstood === true && <RowsStep looked={looked} work={work} />}
        </div>
      )}
    </>
  );
}
