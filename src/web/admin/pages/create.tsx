import { nounTexts } from '#shared/texts.ts';
import { formSlotsOf } from '../content-types/index.ts';
import { RecordForm } from '../forms/record-form.tsx';
import { useDescription } from '../records/description.ts';
import { ScreenTitle } from '../screen-title.tsx';

export default function Create() {
  const description = useDescription();
  return (
    <>
      <ScreenTitle name={nounTexts(description.noun).add} />
      <RecordForm description={description} slots={formSlotsOf(description)} record={null} />
    </>
  );
}
