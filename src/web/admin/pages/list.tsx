import { ListScreen } from '../lists/list-screen.tsx';
import { useResource } from '../lists/use-resource.ts';
import { slotsOf } from '../content-types/index.ts';

export default function ListPage() {
  const resource = useResource();
  const { list: OwnList } = slotsOf(resource);
  return OwnList ? <OwnList /> : <ListScreen resource={resource} />;
}
