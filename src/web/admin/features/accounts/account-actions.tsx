import { Button, type ButtonProps } from '@mantine/core';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Account, Issued } from '#shared/answers/accounts.ts';
import { adminAccountsPath } from '#shared/admin-paths.ts';
import { useAsk } from '#web/ui/ask.tsx';
import { callApi } from '../../session/client.ts';
import { type Answered, useWrite } from '../../work/use-write.ts';
import styles from './accounts.module.css';
import { said } from './account-texts.ts';
import { IssuedPassword } from './issued-password.tsx';
import { accountsKey } from './queries.ts';

/** What else can be done with the account of somebody else. */
export function AccountActions({ account }: { account: Account }) {
  const { id, name, locked, sessions } = account;
  const at = { id };
  const ask = useAsk();
  const { write } = useWrite();
  const navigate = useNavigate();
  const issuing = useRef<HTMLButtonElement>(null);
  const [issued, setIssued] = useState<Issued | null>(null);
  const [showing, setShowing] = useState(false);

  const button = (label: string, onClick: () => unknown, more: ButtonProps & { ref?: Ref<HTMLButtonElement> } = {}) => (
    <Button variant="default" {...more} onClick={() => void onClick()}>
      {label}
    </Button>
  );
  const step =
    <Given extends Answered>(failed: string, call: () => Promise<Given>, done?: (given: Given) => unknown) =>
    () =>
      write({ call, failed, refresh: accountsKey, ...(done && { done }) });

  const lock = step(said.updateFailed, () => callApi('PUT /admin/accounts/:id', { at, body: { locked: !locked } }));
  const issue = step(
    'Cấp mật khẩu mới thất bại!',
    () => callApi('POST /admin/accounts/:id/password', { at }),
    ({ data }) => {
      setIssued(data);
      setShowing(true);
    },
  );
  const signOut = step('Đăng xuất mọi nơi thất bại!', () => callApi('DELETE /admin/accounts/:id/sessions', { at }));
  const switchOff = step('Tắt xác thực hai lớp thất bại!', () => callApi('DELETE /admin/accounts/:id/second-factor', { at }));
  const remove = step(
    said.deleteFailed,
    () => callApi('DELETE /admin/accounts/:id', { at }),
    // A screen that is left asks for nothing any more.
    () => navigate(adminAccountsPath),
  );

  return (
    <section className="screen-part" aria-labelledby="viec-khac">
      <h2 id="viec-khac">Việc khác với tài khoản này</h2>
      <ul className="stack ruled">
        {row(
          'Mật khẩu cũ không dùng được nữa, mọi phiên đăng nhập kết thúc.',
          button(
            'Cấp mật khẩu mới',
            () =>
              ask({
                title: 'Cấp mật khẩu mới',
                text: `Cấp mật khẩu mới cho "${name}"? Mật khẩu đang dùng sẽ mất hiệu lực.`,
                answers: [{ label: 'Cấp mật khẩu', run: issue }],
              }),
            { ref: issuing },
          ),
        )}
        {row(
          sessions === 0 ? 'Hiện không đăng nhập ở đâu.' : `Đang đăng nhập ở ${sessions} nơi.`,
          button('Đăng xuất mọi nơi', () =>
            ask({
              title: 'Xác nhận đăng xuất',
              text: `Đăng xuất "${name}" ở mọi nơi?`,
              answers: [{ label: 'Đăng xuất', run: signOut }],
            }),
          ),
        )}
        {account.second_factor &&
          row(
            'Dùng khi người này mất điện thoại và không còn mã khôi phục.',
            button('Tắt xác thực hai lớp', () =>
              ask({
                title: 'Tắt xác thực hai lớp',
                text: `Tắt xác thực hai lớp của "${name}"? Từ đó chỉ cần email và mật khẩu để đăng nhập.`,
                answers: [{ label: 'Tắt', run: switchOff }],
              }),
            ),
          )}
        {locked
          ? row('Tài khoản đang khóa, không đăng nhập được.', button('Mở khóa', lock))
          : row(
              'Tài khoản bị khóa không đăng nhập được, mở lại lúc nào cũng được.',
              button('Khóa tài khoản', () =>
                ask({
                  title: 'Khóa tài khoản',
                  text: `Khóa tài khoản "${name}"? Người này bị đăng xuất ở mọi nơi.`,
                  answers: [{ label: 'Khóa', run: lock }],
                }),
              ),
            )}
        {row(
          'Không lấy lại được. Nội dung người này đã làm vẫn còn.',
          button(
            'Xóa tài khoản',
            () =>
              ask({
                title: said.deleteTitle,
                text: said.confirmDelete(name),
                answers: [{ label: 'Xóa', danger: true, run: remove }],
              }),
            { className: 'trouble' },
          ),
        )}
      </ul>
      <IssuedPassword
        issued={issued}
        opened={showing}
        onClose={() => setShowing(false)}
        onGone={() => issuing.current?.focus()}
      />
    </section>
  );
}

const row = (why: string, button: ReactNode) => (
  <li className={`row-2-4 apart ${styles['action']}`}>
    <span className="quiet">{why}</span>
    {button}
  </li>
);
