import { passwordFragment } from '#shared/admin-paths.ts';
import { loginPath } from '#shared/paths.ts';
import { suffices } from '#server/auth/access.ts';
import { makeMailLink } from '#server/auth/mail-links.ts';
import type { SecurityLog } from '#server/auth/security-log.ts';
import { type MailParts, type SiteMail, siteMail } from '#server/mail/site-mail.ts';

type Parts = Omit<MailParts, 'mayRead' | 'linkFor'> & { securityLog: SecurityLog };

/** Mail, told who may read enquiries and what a link holds: a token behind '#', which no server and no log is sent. */
export const openMail = ({ securityLog, ...parts }: Parts): SiteMail =>
  siteMail({
    ...parts,
    mayRead: (account) => suffices(account, 'inbox'),
    async linkFor(account, mail) {
      const made = await makeMailLink(parts.db, mail, mail.kind === 'invite' ? 'invite' : 'reset', parts.clock());
      if (made === null) return null;
      const { token, until } = made;
      await securityLog.tell({ kind: 'password_mailed', account, network: null });
      return { path: `${loginPath}#${passwordFragment}=${token}`, until };
    },
  });
