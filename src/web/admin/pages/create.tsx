import { nounTexts, texts } from '#shared/texts.ts';
import { formSlotsOf } from '../content-types/index.ts';
import styles from '../forms/form.module.css';
import { RecordForm } from '../forms/record-form.tsx';
import { useBeginning } from '../forms/use-beginning.ts';
import { useDescription } from '../records/description.ts';
import { ScreenTitle } from '../screen-title.tsx';

export default function Create() {
  const description = useDescription();
  const begin = useBeginning(description);
  return (
    <>
      <ScreenTitle name={nounTexts(description.noun).add} />
      {begin === undefined ? (
        <p className={styles['waiting']} role="status">
          {texts.loadingData}
        </p>
      ) : (
        <RecordForm description={description} slots={formSlotsOf(description)} record={null} begin={begin} />
      )}
    </>
  );
}
