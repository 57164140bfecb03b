import { Button, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import type { PastAddress } from '#shared/answers/past-addresses.ts';
import { viDateTime } from '#shared/formats/vi-date.ts';
import { texts } from '#shared/texts.ts';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { ApiError } from '../client.ts';
import cells from '../lists/cells.module.css';
import { notify } from '../notify.ts';
import { doerName, removal, said } from './address-texts.ts';
import styles from './addresses.module.css';
import { usePastAddresses } from './use-past-addresses.ts';

/** What is done here is done at once, whether the form around it is saved or not. */
export default function AddressPanel({ path, id }: { path: string; id: number }) {
  const { known, error, retry, add, remove } = usePastAddresses(path, id, true);
  return (
    <div className={`stack-4 ${styles['within']}`}>
      <p className={styles['explained']}>{said.explained}</p>
      {known === undefined && error === null && <p role="status">{texts.loadingData}</p>}
      {error !== null && (
        <div className="row-3" role="alert">
          <p>{said.loadFailed}</p>
          <Button variant="default" onClick={retry}>
            {said.again}
          </Button>
        </div>
      )}
      {known !== undefined && <AddressList addresses={known.addresses} remove={remove} />}
      {known !== undefined && known.also.length > 0 && (
        <div>
          <p className={styles['explained']}>{said.moved}</p>
          {known.also.map((address) => (
            <p key={address} className="breaks">
              {address}
            </p>
          ))}
        </div>
      )}
      <AddAddress add={add} />
    </div>
  );
}

type ListProps = { addresses: readonly PastAddress[]; remove: (address: PastAddress) => Promise<void> };

function AddressList({ addresses, remove }: ListProps) {
  const confirm = useConfirm();
  const ask = (address: PastAddress) =>
    confirm({
      ...removal(address.address),
      danger: true,
      run: async () => {
        try {
          await remove(address);
        } catch (refused) {
          notify.error(said.removeFailed, refused instanceof ApiError ? refused.message : undefined);
        }
      },
    });
  if (addresses.length === 0) return <p>{said.none}</p>;
  return (
    <ul className={styles['addresses']}>
      {addresses.map((each) => (
        <li key={`${each.place} ${each.name}`}>
          <div className="shrinks">
            <p className="breaks">{each.address}</p>
            {each.also.map((address) => (
              <p key={address} className="breaks">
                {address}
              </p>
            ))}
            <p className={`text-xs figures ${styles['facts']}`}>
              {viDateTime(each.created_at)}, {doerName(each.by)}
            </p>
            {each.taken && <p className="trouble">{said.taken}</p>}
          </div>
          <button type="button" className={cells['action']} data-danger aria-description={each.address} onClick={() => ask(each)}>
            Bỏ
          </button>
        </li>
      ))}
    </ul>
  );
}

/** No form of its own: it stands in the form of the record, which Enter would save. */
function AddAddress({ add }: { add: (address: string) => Promise<void> }) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setFault(null);
    try {
      await add(typed);
      setTyped('');
      notify.success('Đã thêm địa chỉ cũ.');
    } catch (refused) {
      const reason = refused instanceof ApiError ? refused.errors['address']?.[0] : undefined;
      if (reason !== undefined) setFault(reason);
      else notify.error(said.addFailed, refused instanceof ApiError ? refused.message : undefined);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className={`flow-3 ${styles['add']}`}>
      <TextInput
        className={styles['typed'] ?? ''}
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
      <Button variant="default" loading={isBusy} onClick={() => void send()}>
        Thêm
      </Button>
    </div>
  );
}
