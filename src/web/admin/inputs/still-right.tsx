import { SmallButton } from '#web/ui/buttons.tsx';
import { today } from '../work/records/today.ts';
import type { BelowInput } from './form-slots.ts';

/** Says that the facts of a record are right as they stand: it was checked today. */
export function StillRight({ values, set }: BelowInput) {
  const day = today();
  return (
    <div>
      <SmallButton disabled={values['kiem_tra'] === day} onClick={() => set({ kiem_tra: day })}>
        Vẫn đúng
      </SmallButton>
    </div>
  );
}
