import type { FC } from 'react';
import { accountTexts } from '#shared/admin-texts.ts';
import { NoScreen } from './not-found.tsx';
import { useSession } from '../session/session.tsx';

/** A screen for Quản trị; everybody else is told so. */
export const forAdmins = (Screen: FC): FC =>
  function ForAdmins() {
    const { admin } = useSession();
    return admin?.role === 'admin' ? <Screen /> : <NoScreen screen="Không có quyền" sign="bar" title={accountTexts.forbidden} />;
  };
