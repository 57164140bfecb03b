import { FormScreen } from '../engine/form-screen.tsx';
import { useResource } from '../engine/use-resource.ts';

export default function Create() {
  return <FormScreen resource={useResource()} id={null} />;
}
