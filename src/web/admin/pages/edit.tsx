import { useParams } from 'react-router';
import { FormScreen } from '../forms/form-screen.tsx';
import { useResource } from '../lists/use-resource.ts';

export default function Edit() {
  const { id } = useParams();
  return <FormScreen resource={useResource()} id={Number(id)} />;
}
