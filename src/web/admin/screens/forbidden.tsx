import { type ReactNode } from 'react';
import { accountTexts } from '#shared/admin-texts.ts';
import { NoScreen } from './not-found.tsx';
import { useSession } from '../session/session.tsx';

/** What is within is for Quản trị; everybody else is told so. */
export function OnlyAdmins({ children }: { children: ReactNode }) {
  const { admin } = useSession();
  return admin?.role === 'admin' ? children : <NoScreen screen="Không có quyền" sign="bar" title={accountTexts.forbidden} />;
}
