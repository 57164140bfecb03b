// First: the styles of the inputs change some of these, and of equal rules the last one counts.
import { Loader } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import '../../forms/form-styles.ts';
import type { Description } from '#shared/content-types/description.ts';
import type { SheetFormat } from '#shared/answers/sheets.ts';
import { sheetLimits } from '#shared/sheets/limits.ts';
import { QuietButton, SmallButton } from '#web/ui/buttons.tsx';
import { BackLink } from '../../screens/back-link.tsx';
import { lastListPath } from '../../work/records/list-address.ts';
import { ScreenHead } from '../../screens/screen-head.tsx';
import { useLeaving } from '../../session/use-leaving.ts';
import { ColumnsStep } from './columns-step.tsx';
import { RowsStep } from './rows-step.tsx';
import { importTexts as said } from './sheet-texts.ts';
import { type Import, useImport } from './use-import.ts';
import { callFile } from '../../session/client.ts';
import { Note } from '../../forms/notes.tsx';
import { saveGiven } from '../../work/save-file.ts';
import { FilePick } from './file-pick.tsx';
import styles from './sheets.module.css';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/** Takes what is dropped anywhere on the screen: beside a place for it, a browser would leave the page for the file. */
function useDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  useWindowEvent('dragover', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setIsOver(true);
  });
  // Out of the window, not from one element to the next.
  useWindowEvent('dragleave', ({ relatedTarget }) => relatedTarget === null && setIsOver(false));
  useWindowEvent('drop', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setIsOver(false);
    onFiles([...(event.dataTransfer?.files ?? [])]);
  });
  return isOver;
}

/** What is to be taken in: a sheet, and the pictures that it names. */
function FileStep({ description, work }: { description: Description; work: Import }) {
  const { files, faults, looking, refused, looked, running } = work;
  const { sheet, pictures } = files;
  const isBusy = running !== null;
  const isOver = useDrop((dropped) => {
    if (!isBusy) void work.take(dropped);
  });
  const at = { resource: description.path };
  const saveTemplate = (format: SheetFormat) =>
    saveGiven(callFile('GET /admin/:resource/import-template', { at, query: { format } }), said.templateFailed);
  const stateOfSheet =
    sheet === null ? (looked === null ? said.dropSheet : said.fileBefore(looked.plan.file)) : said.file(sheet.name, sheet.size);

  return (
    <section className="screen-part" aria-labelledby="chon-file">
      <h2 id="chon-file" tabIndex={-1}>
        {said.choose}
      </h2>
      <div className={styles['picks']}>
        <FilePick
          label={said.sheet}
          hint={said.sheetHint(sheetLimits.fileBytes, sheetLimits.rows)}
          accept=".xlsx,.csv,.tsv,.txt"
          state={stateOfSheet}
          fault={faults.sheet}
          pick={sheet === null && looked === null ? said.chooseFile : said.chooseAgain}
          isOver={isOver}
          disabled={isBusy}
          onFile={(file) => void work.take([file], 'sheet')}
        />
        <FilePick
          label={said.pictures}
          hint={said.picturesHint(sheetLimits.picturesBytes, sheetLimits.pictures)}
          accept=".zip"
          state={pictures === null ? said.dropPictures : said.file(pictures.name, pictures.size)}
          fault={faults.pictures}
          pick={pictures === null ? said.chooseZip : said.chooseZipAgain}
          isOver={isOver}
          disabled={isBusy}
          onFile={(file) => void work.take([file], 'pictures')}
        >
          {pictures !== null && (
            <QuietButton size="compact-md" disabled={isBusy} onClick={() => void work.dropPictures()}>
              {said.dropZip}
            </QuietButton>
          )}
        </FilePick>
      </div>
      <p className={`quiet ${styles['hint']}`}>{said.emptyCells}</p>
      <div className="row-2-4">
        <button type="button" className="text-button" onClick={() => void saveTemplate('xlsx')}>
          {said.template}
        </button>
        <button type="button" className="text-button" onClick={() => void saveTemplate('csv')}>
          {said.templateCsv}
        </button>
      </div>
      {looking && (
        <div className="row-2-3" role="status">
          <Loader size="sm" aria-hidden="true" />
          {pictures === null ? said.looking : said.lookingWithPictures}
          <SmallButton onClick={work.stopLooking}>{said.stop}</SmallButton>
        </div>
      )}
      {refused !== null && (
        <Note role="alert">
          <p>{refused.text}</p>
          {refused.canTryAgain && (
            <div className="row-2-4">
              <SmallButton onClick={() => void work.lookAgain()}>{said.again}</SmallButton>
            </div>
          )}
        </Note>
      )}
    </section>
  );
}

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
