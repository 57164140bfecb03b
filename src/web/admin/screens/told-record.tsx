import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { adminEditPath, adminHistoryPath, adminTrashPath } from '#shared/admin-paths.ts';
import { siteSettings } from '#shared/settings/site.ts';
import { findJournaled } from '../work/records/description.ts';
import { useSession } from '../session/session.tsx';

type Told = { resource: string; id: number };
type Props<Of extends Told> = {
  of: Of;
  children: ReactNode;
  /** Around a name that leads nowhere. */ plain?: string | undefined;
};

/** Whether the account may open it: the settings of the site are for Quản trị. */
function useMayOpen({ resource }: Told): boolean {
  const { admin } = useSession();
  return resource !== siteSettings.path || admin?.role === 'admin';
}

/** The name of a record that is there, leading to its form where one may open it. */
export const ToForm = ({ of, children }: Props<Told>): ReactNode =>
  useMayOpen(of) ? <Link to={adminEditPath(of.resource, of.id)}>{children}</Link> : children;

/** The name of a changed record, leading to its history or the trash it lies in, and nowhere where nothing is kept of it. */
export function ToHistory({ of, plain, children }: Props<Told & { in_trash: boolean; is_gone: boolean }>): ReactNode {
  const { resource, id, in_trash: isInTrash, is_gone: isGone } = of;
  if (!useMayOpen(of) || isGone || findJournaled(resource) === undefined) return <span className={plain}>{children}</span>;
  const address = isInTrash ? `${adminTrashPath}?${new URLSearchParams({ loai: resource })}` : adminHistoryPath(resource, id);
  return <Link to={address}>{children}</Link>;
}
