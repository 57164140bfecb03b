import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useSite } from '#web/site.ts';
import { SecondaryButton } from '#web/ui/buttons.tsx';
import { Answers } from '#web/ui/dialog.tsx';
import { CopyButton } from '../../screens/copy-button.tsx';
import { useLeaving } from '../../session/use-leaving.ts';
import { saveFile } from '../../work/save-file.ts';
import styles from './accounts.module.css';

type Props = { codes: readonly string[]; email: string; what: string; onDone: () => void };

/** The codes that stand in for a lost phone, which are never shown again. */
export function RecoveryCodes({ codes, email, what, onDone }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const site = useSite();
  // The form that stood here had the focus.
  useEffect(() => list.current?.focus(), []);
  useLeaving(true, 'Các mã khôi phục chỉ hiện lần này. Nếu chưa cất chúng, hãy ở lại.');
  const file = [`Mã khôi phục của ${email} – ${site.name}`, 'Mỗi mã chỉ dùng được một lần.', '', ...codes, ''].join('\r\n');
  const content = new Blob([file], { type: 'text/plain;charset=utf-8' });
  return (
    <>
      <p>
        {what} Nếu mất điện thoại, mỗi mã dưới đây thay được mã xác thực một lần. <strong>Các mã chỉ hiện lần này</strong>, hãy
        cất ở nơi an toàn.
      </p>
      <ul ref={list} tabIndex={-1} aria-label="Mã khôi phục" className={`mono ${styles['codes']}`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row-3">
        <CopyButton text={codes.join('\n')} label="Chép các mã" source={list} />
        <SecondaryButton onClick={() => saveFile({ name: 'ma-khoi-phuc.txt', content })}>Tải về tệp</SecondaryButton>
      </div>
      <Answers>
        <Button onClick={onDone}>Tôi đã cất các mã</Button>
      </Answers>
    </>
  );
}
