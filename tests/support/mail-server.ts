import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { MailServer } from '#server/mail/smtp.ts';

/** A server of mail that takes what it is sent; `mails` is what it took. */
export type MailBox = {
  port: number;
  mails: { from: string; to: string[]; raw: string; parsed: Email }[];
  /** As the site names it; without TLS unless told. */
  address: (more?: Partial<MailServer>) => MailServer;
  close: () => Promise<void>;
};

export async function openMailBox(options: SMTPServerOptions = {}, port = 0): Promise<MailBox> {
  const mails: MailBox['mails'] = [];
  const server = new SMTPServer({
    authOptional: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'truong' }),
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const take = async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk as Buffer);
        const raw = Buffer.concat(chunks).toString();
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        mails.push({ from, to: rcptTo.map(({ address }) => address), raw, parsed: await PostalMime.parse(raw) });
      };
      // One that is cut off is nobody's mail.
      void take()
        .catch(() => undefined)
        .finally(() => done());
    },
    ...options,
  });
  // A client that goes away in the middle is what some tests are about.
  server.on('error', () => undefined);
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const bound = listening.address();
  const own = typeof bound === 'object' && bound !== null ? bound.port : port;
  return {
    port: own,
    mails,
    address: (more = {}) => ({ host: '127.0.0.1', port: own, security: 'none', user: '', password: '', ...more }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The address that a mail leads to. */
export function linkOf({ parsed }: MailBox['mails'][number]): URL {
  const [address = ''] = /https?:\/\/\S+/.exec(parsed.text ?? '') ?? [];
  return new URL(address);
}
