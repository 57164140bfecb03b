import { useState } from 'react';
import type { LinkField } from '#shared/fields/link.ts';
import { isTypedAddress, withScheme } from '../destinations/typed-address.ts';
import { LeadNote } from '../destinations/lead-note.tsx';
import { PageBox } from '../destinations/page-box.tsx';
import styles from '../destinations/destinations.module.css';
import { type InputKind, type InputProps, reviveText, textOf, wrapped } from './input-kind.ts';

export const link: InputKind<LinkField, string> = {
  read: textOf,
  toWire: (value) => value,
  revive: reviveText,
  describe: (value) => value,
  Input: LinkInput,
};

/** A page of this site by its name, or an address; below it what that leads to. */
function LinkInput(props: InputProps<LinkField, string>) {
  const { name, value, onChange, field, form } = props;
  const [isTyping, setTyping] = useState(false);
  const address = value.trim();
  const isUnfinished = !isTyping && address !== '' && !isTypedAddress(address);
  return (
    <div className={styles['field']}>
      <PageBox
        {...wrapped(props)}
        description={
          field.hint ?? 'Gõ vài chữ trong tên một trang của site để chọn, hoặc dán địa chỉ bắt đầu bằng / hay https://'
        }
        value={value}
        onType={onChange}
        onPick={({ path }) => onChange(path)}
        isAddress={isTypedAddress}
        onFocus={() => setTyping(true)}
        onBlur={() => {
          setTyping(false);
          onChange(withScheme);
        }}
      />
      {isUnfinished ? (
        <p className={styles['note']} data-warns role="status">
          “{address}” chưa phải địa chỉ. Chọn một trang trong danh sách hiện ra khi gõ, hoặc dán cả địa chỉ.
        </p>
      ) : (
        <LeadNote
          address={address}
          stored={textOf(form.record?.[name])}
          missed={{ whileHidden: form.slots.whileHidden }}
          onUse={onChange}
        />
      )}
    </div>
  );
}
