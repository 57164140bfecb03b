import { usePastAddresses } from './use-past-addresses.ts';

/** Below a slug that is being changed, of a record with a page: that the old address keeps working. */
export default function SlugMoves({ path, id, stored }: { path: string; id: number; stored: string }) {
  const hasAddress = stored !== '';
  const { known } = usePastAddresses(path, id, hasAddress);
  if (!hasAddress) return null;
  return (
    <p className="quiet breaks" role="status">
      Địa chỉ cũ {known?.now ?? `…/${stored}`} sẽ dẫn tới địa chỉ mới.
    </p>
  );
}
