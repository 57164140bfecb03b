import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Account, Issued } from '#shared/answers/accounts.ts';
import { adminAccountsPath } from '#shared/admin-paths.ts';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { ApiError, callApi } from '../client.ts';
import { notify } from '../notify.ts';
import styles from './accounts.module.css';
import { said } from './account-texts.ts';
import { IssuedPassword } from './issued-password.tsx';
import { accountsKey } from './queries.ts';

type Question = { title: string; question: string; confirm: string; danger?: boolean };

/** What else can be done with the account of somebody else. */
export function AccountActions({ account }: { account: Account }) {
  const { id, name, locked, sessions } = account;
  const confirm = useConfirm();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const issuing = useRef<HTMLButtonElement>(null);
  const [issued, setIssued] = useState<Issued | null>(null);
  const [showing, setShowing] = useState(false);

  const run = async <Data,>(
    call: () => Promise<{ data: Data; message: string }>,
    failed: string,
    done?: (data: Data) => void | Promise<void>,
  ) => {
    try {
      const { data, message } = await call();
      notify.success(message);
      // A screen that is left asks for nothing any more.
      await done?.(data);
    } catch (error) {
      notify.error(failed, error instanceof ApiError ? error.message : undefined);
    }
    await queries.invalidateQueries({ queryKey: accountsKey });
  };
  const ask = (question: Question, perform: () => Promise<void>) => confirm({ ...question, cancel: 'Hủy', run: perform });

  const lock = () => run(() => callApi('PUT /admin/accounts/:id', { at: { id }, body: { locked: !locked } }), said.updateFailed);
  const remove = () =>
    run(
      () => callApi('DELETE /admin/accounts/:id', { at: { id } }),
      said.deleteFailed,
      () => navigate(adminAccountsPath),
    );
  const issue = () =>
    run(
      () => callApi('POST /admin/accounts/:id/password', { at: { id } }),
      'Cấp mật khẩu mới thất bại!',
      (data) => {
        setIssued(data);
        setShowing(true);
      },
    );

  return (
    <section className="screen-part" aria-labelledby="viec-khac">
      <h2 id="viec-khac">Việc khác với tài khoản này</h2>
      <ul className={styles['actions']}>
        {row(
          'Mật khẩu cũ không dùng được nữa, mọi phiên đăng nhập kết thúc.',
          <Button
            ref={issuing}
            variant="default"
            onClick={() =>
              ask(
                {
                  title: 'Cấp mật khẩu mới',
                  question: `Cấp mật khẩu mới cho "${name}"? Mật khẩu đang dùng sẽ mất hiệu lực.`,
                  confirm: 'Cấp mật khẩu',
                },
                issue,
              )
            }
          >
            Cấp mật khẩu mới
          </Button>,
        )}
        {row(
          sessions === 0 ? 'Hiện không đăng nhập ở đâu.' : `Đang đăng nhập ở ${sessions} nơi.`,
          <Button
            variant="default"
            onClick={() =>
              ask({ title: 'Xác nhận đăng xuất', question: `Đăng xuất "${name}" ở mọi nơi?`, confirm: 'Đăng xuất' }, () =>
                run(() => callApi('DELETE /admin/accounts/:id/sessions', { at: { id } }), 'Đăng xuất mọi nơi thất bại!'),
              )
            }
          >
            Đăng xuất mọi nơi
          </Button>,
        )}
        {account.second_factor &&
          row(
            'Dùng khi người này mất điện thoại và không còn mã khôi phục.',
            <Button
              variant="default"
              onClick={() =>
                ask(
                  {
                    title: 'Tắt xác thực hai lớp',
                    question: `Tắt xác thực hai lớp của "${name}"? Từ đó chỉ cần email và mật khẩu để đăng nhập.`,
                    confirm: 'Tắt',
                  },
                  () =>
                    run(
                      () => callApi('DELETE /admin/accounts/:id/second-factor', { at: { id } }),
                      'Tắt xác thực hai lớp thất bại!',
                    ),
                )
              }
            >
              Tắt xác thực hai lớp
            </Button>,
          )}
        {row(
          locked
            ? 'Tài khoản đang khóa, không đăng nhập được.'
            : 'Tài khoản bị khóa không đăng nhập được, mở lại lúc nào cũng được.',
          <Button
            variant="default"
            onClick={() =>
              locked
                ? void lock()
                : ask(
                    {
                      title: 'Khóa tài khoản',
                      question: `Khóa tài khoản "${name}"? Người này bị đăng xuất ở mọi nơi.`,
                      confirm: 'Khóa',
                    },
                    lock,
                  )
            }
          >
            {locked ? 'Mở khóa' : 'Khóa tài khoản'}
          </Button>,
        )}
        {row(
          'Không lấy lại được. Nội dung người này đã làm vẫn còn.',
          <Button
            variant="default"
            className="trouble"
            onClick={() =>
              ask({ title: said.deleteTitle, question: said.confirmDelete(name), confirm: 'Xóa', danger: true }, remove)
            }
          >
            Xóa tài khoản
          </Button>,
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
  <li>
    <span>{why}</span>
    {button}
  </li>
);
