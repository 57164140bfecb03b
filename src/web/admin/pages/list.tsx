import { ListScreen } from '../engine/list-screen.tsx';
import { useResource } from '../engine/use-resource.ts';
import { slotsOf } from '../resources/index.ts';

export default function ListPage() {
  const resource = useResource();
  const { list: OwnList } = slotsOf(resource);
  return OwnList ? <OwnList /> : <ListScreen resource={resource} />;
}
