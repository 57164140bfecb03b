import type { FC } from 'react';
import type { Me } from '#shared/answers/accounts.ts';
import { adminEnquiriesPath, adminMePath } from '#shared/admin-paths.ts';
import { accountTexts } from '#shared/admin-texts.ts';
import { NoScreen } from './not-found.tsx';
import { useSession } from '../session/session.tsx';

export const Forbidden = () => <NoScreen screen="Không có quyền" sign="bar" title={accountTexts.forbidden} />;

const only =
  (may: (me: Me) => boolean) =>
  (Screen: FC): FC =>
    function Only() {
      const { admin } = useSession();
      return admin !== null && may(admin) ? <Screen /> : <Forbidden />;
    };

/** A screen for Quản trị; everybody else is told so. */
export const forAdmins = only(({ role }) => role === 'admin');

/** The same for whoever may read enquiries. */
export const forInbox = only(({ inbox }) => inbox);

/** Whether the role has to do with a screen at all: Tư vấn has the inbox and the own account. */
export const isOpenTo = ({ role }: Me, pathname: string): boolean =>
  role !== 'advisor' || [adminEnquiriesPath, adminMePath].some((path) => pathname === path || pathname.startsWith(`${path}/`));
