import { FormScreen } from '../forms/form-screen.tsx';
import { useResource } from '../lists/use-resource.ts';

export default function Create() {
  return <FormScreen resource={useResource()} id={null} />;
}
