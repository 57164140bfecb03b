import { useState } from 'react';
import { nounTexts, texts } from '#shared/texts.ts';
import { formSlotsOf } from '../content-types/index.ts';
import { PreviewButton } from '../features/previews/preview-button.tsx';
import { SearchLook } from '../features/previews/search-look-way.ts';
import { RecordForm } from '../forms/record-form.tsx';
import { useOpening } from '../forms/use-opening.ts';
import { useDescription } from '../work/records/description.ts';
import { ScreenTitle } from '../screens/screen-title.tsx';

export default function Create() {
  const description = useDescription();
  const opening = useOpening(description);
  /** Another with each new record that follows one saved here: the form begins anew. */
  const [round, setRound] = useState(0);
  return (
    <>
      <ScreenTitle name={nounTexts(description.noun).add} />
      {opening === undefined ? (
        <p className="quiet" role="status">
          {texts.loadingData}
        </p>
      ) : (
        <RecordForm
          key={round}
          description={description}
          slots={formSlotsOf(description)}
          record={null}
          begin={opening.begin}
          copy={opening.copy}
          PreviewButton={PreviewButton}
          SearchLook={SearchLook}
          aside={opening.aside}
          onAnew={() => setRound((before) => before + 1)}
        />
      )}
    </>
  );
}
