import { useParams } from 'react-router';
import { FormScreen } from '../engine/form-screen.tsx';
import { useResource } from '../engine/use-resource.ts';

export default function Edit() {
  const { id } = useParams();
  return <FormScreen resource={useResource()} id={Number(id)} />;
}
