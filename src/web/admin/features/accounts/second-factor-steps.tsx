import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Me, SecondFactorStart } from '#shared/answers/accounts.ts';
import { useSite } from '#web/site.ts';
import { SecondaryButton } from '#web/ui/buttons.tsx';
import { Answers } from '#web/ui/dialog.tsx';
import { notify } from '../../session/notify.ts';
import { useSession } from '../../session/session.tsx';
import { emptyFault } from './account-texts.ts';
import { CodeInput } from './code-input.tsx';
import { recoveryCodesLeftKey } from './queries.ts';
import { CopyButton } from '../../screens/copy-button.tsx';
import { QrCode } from '../../screens/qr-code.tsx';
import { SmallForm } from './small-form.tsx';
import { useFields } from './use-fields.ts';
import { callApi } from '../../session/client.ts';
import { useLeaving } from '../../session/use-leaving.ts';
import { saveFile } from '../../work/save-file.ts';
import styles from './accounts.module.css';

type Props = { me: Me; onClose: () => void; onLast: () => void };

/** Password, then the secret for the app and a code of it, then the codes for a lost phone. */
export function SwitchOn({ me, onClose, onLast, onCancel }: Props & { onCancel?: () => void }) {
  const { update } = useSession();
  const [start, setStart] = useState<SecondFactorStart | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const done = () => {
    // Where it is a duty the screen goes with this, and the codes must not before they were seen.
    update({ ...me, second_factor: true });
    onClose();
  };
  if (codes !== null) return <RecoveryCodes codes={codes} email={me.email} what="Xác thực hai lớp đã bật." onDone={done} />;
  if (start !== null) {
    const onCodes = (given: readonly string[]) => {
      setCodes(given);
      onLast();
    };
    return <Confirm start={start} onCancel={onCancel} onCodes={onCodes} />;
  }
  return (
    <ProveWithCode
      me={me}
      action="Tiếp tục"
      onCancel={onCancel}
      send={async ({ password }) => setStart((await callApi('POST /admin/me/second-factor', { body: { password } })).data)}
    />
  );
}

/** New codes for a lost phone, for the password and a code: those from before end. */
export function RenewCodes({ me, onClose, onLast }: Props) {
  const queries = useQueryClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null)
    return <RecoveryCodes codes={codes} email={me.email} what="Các mã khôi phục cũ không còn dùng được." onDone={onClose} />;
  return (
    <ProveWithCode
      me={me}
      action="Tạo mã khôi phục mới"
      onCancel={onClose}
      send={async (typed) => {
        const { recovery_codes: given } = (await callApi('POST /admin/me/second-factor/recovery-codes', { body: typed })).data;
        setCodes(given);
        onLast();
        await queries.invalidateQueries({ queryKey: recoveryCodesLeftKey });
      }}
    >
      <p>Các mã khôi phục đang có sẽ mất hiệu lực.</p>
    </ProveWithCode>
  );
}

export function SwitchOff({ me, onClose }: Pick<Props, 'me' | 'onClose'>) {
  const { update } = useSession();
  return (
    <ProveWithCode
      me={me}
      action="Tắt xác thực hai lớp"
      onCancel={onClose}
      send={async (typed) => {
        await callApi('POST /admin/me/proof', { body: typed });
        await callApi('DELETE /admin/me/second-factor', { body: { password: typed.password } });
        notify.success('Đã tắt xác thực hai lớp.');
        update({ ...me, second_factor: false });
        onClose();
      }}
    >
      <p>Sau khi tắt, chỉ cần email và mật khẩu là đăng nhập được. Các mã khôi phục cũng mất hiệu lực.</p>
    </ProveWithCode>
  );
}

type Typed = { password: string; code: string };
type ProveWithCodeProps = {
  me: Me;
  action: string;
  onCancel: (() => void) | undefined;
  send: (typed: Typed) => Promise<void>;
  children?: ReactNode;
};

/** Asks for the own password and, where signing in does so, for a code: a session that was left open is not enough to change that. */
export function ProveWithCode({ me, action, onCancel, send, children }: ProveWithCodeProps) {
  const { input, frame } = useFields({
    first: { password: '', code: '' },
    judge: ({ password, code }) => ({
      password: emptyFault('Mật khẩu', password),
      code: me.second_factor ? emptyFault('Mã xác thực', code) : undefined,
    }),
    send,
  });
  return (
    <SmallForm {...frame} action={action} onCancel={onCancel}>
      {children}
      <TextInput
        label="Mật khẩu hiện tại"
        description="Để chắc rằng đúng là bạn."
        type="password"
        autoComplete="current-password"
        data-autofocus
        {...input('password')}
      />
      {me.second_factor && <CodeInput {...input('code')} />}
    </SmallForm>
  );
}

type ConfirmProps = { start: SecondFactorStart; onCancel: (() => void) | undefined; onCodes: (codes: readonly string[]) => void };

function Confirm({ start: { secret, address }, onCancel, onCodes }: ConfirmProps) {
  const shown = useRef<HTMLElement>(null);
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => code.current?.focus(), []);
  const { input, frame } = useFields({
    first: { code: '' },
    judge: (typed) => ({ code: emptyFault('Mã xác thực', typed.code) }),
    send: async (typed) => onCodes((await callApi('PUT /admin/me/second-factor', { body: typed })).data.recovery_codes),
  });
  return (
    <SmallForm {...frame} action="Bật xác thực hai lớp" onCancel={onCancel}>
      <p>
        Quét mã này bằng ứng dụng xác thực như Google Authenticator hay Microsoft Authenticator, hoặc{' '}
        <a href={address}>mở ứng dụng trên máy này</a>.
      </p>
      <QrCode text={address} name="Mã QR cho ứng dụng xác thực" />
      <div className="row-3 apart">
        <p>
          Không quét được? Nhập khóa này vào ứng dụng:{' '}
          <code ref={shown} className="mono">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </code>
        </p>
        <CopyButton text={secret} label="Chép khóa" source={shown} />
      </div>
      <TextInput
        ref={code}
        label="Mã xác thực"
        description="Nhập mã 6 số mà ứng dụng đang hiện."
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        {...input('code')}
      />
    </SmallForm>
  );
}

type RecoveryCodesProps = { codes: readonly string[]; email: string; what: string; onDone: () => void };

/** The codes that stand in for a lost phone, which are never shown again. */
function RecoveryCodes({ codes, email, what, onDone }: RecoveryCodesProps) {
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
