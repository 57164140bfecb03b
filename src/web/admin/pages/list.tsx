import { Suspense } from 'react';
import { listSlotsOf } from '../content-types/index.ts';
import { ListScreen } from '../lists/list-screen.tsx';
import { useDescription } from '../work/records/description.ts';

export default function ListPage() {
  const description = useDescription();
  const { screen: OwnScreen, ...slots } = listSlotsOf(description);
  if (OwnScreen === undefined) return <ListScreen description={description} slots={slots} />;
  return (
    <Suspense fallback={null}>
      <OwnScreen />
    </Suspense>
  );
}
