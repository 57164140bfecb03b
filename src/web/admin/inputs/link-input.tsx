import { useState } from 'react';
import { isTypedAddress, withScheme } from './destinations/typed-address.ts';
import { LeadNote } from './destinations/lead-note.tsx';
import { PageBox } from './destinations/page-box.tsx';
import styles from './destinations/destinations.module.css';
import type { LinkField } from '#shared/fields/link.ts';
import type { InputProps } from './form-slots.ts';
import { textOf, wrapped } from './input-kind.ts';

export type LinkProps = InputProps<LinkField, string> & { hint: string };

/** A page of this site by its name, or an address; below it what that leads to. */
export function LinkInput({ hint, ...props }: LinkProps) {
  const { name, value, onChange, form } = props;
  const [isTyping, setTyping] = useState(false);
  const address = value.trim();
  const isUnfinished = !isTyping && address !== '' && !isTypedAddress(address);
  return (
    <div className="stack-2">
      <PageBox
        {...wrapped(props)}
        description={hint}
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
        <p className={`row-2-4 quiet breaks ${styles['note']}`} data-warns role="status">
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
