import { useParams } from 'react-router';
import { HistoryScreen } from '../features/history/history-screen.tsx';
import { useDescription } from '../work/records/description.ts';

export default function History() {
  const { id } = useParams();
  return <HistoryScreen key={id} description={useDescription()} id={Number(id)} />;
}
