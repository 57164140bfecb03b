import { formSlotsOf } from '../content-types/index.ts';
import { CreateScreen } from '../forms/form-screen.tsx';
import { useDescription } from '../records/description.ts';

export default function Create() {
  const description = useDescription();
  return <CreateScreen description={description} slots={formSlotsOf(description)} />;
}
