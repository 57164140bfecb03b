import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import type { PastAddress } from '#shared/answers/past-addresses.ts';
import { viDateTime } from '#shared/formats/vi-date.ts';
import { texts } from '#shared/texts.ts';
import { TryAgain } from '../../session/try-again.tsx';
import { useAsk } from '#web/ui/ask.tsx';
import { SecondaryButton } from '#web/ui/buttons.tsx';
import cells from '../../lists/cells.module.css';
import { doerName, removal, said } from './address-texts.ts';
import styles from './addresses.module.css';
import { usePastAddresses } from '../../inputs/use-past-addresses.ts';

/** What is done here is done at once, whether the form around it is saved or not. */
export function AddressPanel({ path, id }: { path: string; id: number }) {
  const { known, error, retry, add, remove, busy } = usePastAddresses(path, id, true);
  return (
    <div className={`stack-4 ${styles['within']}`}>
      <p className={`quiet ${styles['explained']}`}>{said.explained}</p>
      {known === undefined && error === null && <p role="status">{texts.loadingData}</p>}
      {error !== null && (
        <div className="row-3" role="alert">
          <p>{said.loadFailed}</p>
          <TryAgain onClick={retry} />
        </div>
      )}
      {known !== undefined && <AddressList addresses={known.addresses} remove={remove} />}
      {known !== undefined && known.also.length > 0 && (
        <div>
          <p className={`quiet ${styles['explained']}`}>{said.moved}</p>
          {known.also.map((address) => (
            <p key={address} className="breaks">
              {address}
            </p>
          ))}
        </div>
      )}
      <AddAddress add={add} busy={busy} />
    </div>
  );
}

type ListProps = { addresses: readonly PastAddress[]; remove: (address: PastAddress) => Promise<unknown> };

function AddressList({ addresses, remove }: ListProps) {
  const ask = useAsk();
  if (addresses.length === 0) return <p>{said.none}</p>;
  return (
    <ul className={`stack ruled ${styles['addresses']}`}>
      {addresses.map((each) => (
        <li key={`${each.place} ${each.name}`} className="line-4 apart">
          <div className="shrinks">
            <p className="breaks">{each.address}</p>
            {each.also.map((address) => (
              <p key={address} className="breaks">
                {address}
              </p>
            ))}
            <p className="quiet-xs figures">
              {viDateTime(each.created_at)}, {doerName(each.by)}
            </p>
            {each.taken && <p className="trouble">{said.taken}</p>}
          </div>
          <button
            type="button"
            className={`rigid ${cells['action']}`}
            data-danger
            aria-description={each.address}
            onClick={() => void ask(removal(each.address, () => remove(each)))}
          >
            Bỏ
          </button>
        </li>
      ))}
    </ul>
  );
}

/** No form of its own: it stands in the form of the record, which Enter would save. */
function AddAddress({ add, busy }: Pick<ReturnType<typeof usePastAddresses>, 'add' | 'busy'>) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const send = async () => {
    if (busy) return;
    setFault(null);
    if (await add(typed, setFault)) setTyped('');
  };
  return (
    <div className={`flow-3 ends ${styles['add']}`}>
      <TextInput
        className={`shrinks ${styles['typed']}`}
        label={said.add}
        description={said.addHint}
        error={fault}
        value={typed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setFault(null);
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void send();
        }}
      />
      <SecondaryButton loading={busy} onClick={() => void send()}>
        Thêm
      </SecondaryButton>
    </div>
  );
}
