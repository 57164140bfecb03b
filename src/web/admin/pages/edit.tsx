import { useParams } from 'react-router';
import { formSlotsOf } from '../content-types/index.ts';
import { EditScreen } from '../forms/form-screen.tsx';
import { useDescription } from '../records/description.ts';

export default function Edit() {
  const description = useDescription();
  const { id } = useParams();
  return <EditScreen key={id} description={description} slots={formSlotsOf(description)} id={Number(id)} />;
}
