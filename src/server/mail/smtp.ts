import { withoutSecrets } from '#server/observability/secrets.ts';
import type { Written } from './letters.ts';

/** A server of mail, as SMTP_URL names it. */
export type MailServer = {
  host: string;
  port: number;
  /** 'tls' from the first byte on, 'starttls' after the greeting, or none at all. */
  security: 'tls' | 'starttls' | 'none';
  user: string;
  password: string;
};

/** Whom a mail is from or to; a name is shown beside the address. */
export type Mailbox = { name: string; address: string };

/** In milliseconds: how long each step of the conversation may take. */
const patience = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Why a mail was not taken. `isAway`: there is no talking to the server now, so that no other mail need be tried either. */
export class MailFault extends Error {
  readonly isAway: boolean;

  constructor(message: string, isAway = false) {
    super(message);
    this.name = 'MailFault';
    this.isAway = isAway;
  }
}

/** An address that stands in a header as it is, and is one recipient. */
const plainAddress = /^[^\s@"<>()[\]\\,;:\p{Cc}\p{Cf}]{1,64}@[^\s@"<>()[\]\\,;:\p{Cc}\p{Cf}]{1,253}$/u;

/** Sends one mail, and throws a `MailFault` unless the server has taken it. The library is loaded with the first. */
export async function sendBySmtp(server: MailServer, from: Mailbox, to: Mailbox, { subject, text, html }: Written) {
  if (!plainAddress.test(from.address)) throw new MailFault('Địa chỉ gửi không dùng được.');
  if (!plainAddress.test(to.address)) throw new MailFault('Địa chỉ nhận không dùng được.');
  const { createTransport } = await import('nodemailer');
  const { host, port, security, user, password } = server;
  const transport = createTransport({
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(user !== '' && { auth: { user, pass: password } }),
    ...patience,
    // A mail is what is handed to it: nothing in it is fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({
      from,
      to,
      envelope: { from: from.address, to: to.address },
      subject,
      text,
      html,
      // Nobody's absence is answered to it.
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  } catch (error) {
    throw faultOf(error);
  } finally {
    transport.close();
  }
}

const sentences: Readonly<Record<string, { says: string; isAway: boolean }>> = {
  EAUTH: { says: 'Máy chủ thư không nhận tên hoặc mật khẩu', isAway: true },
  ETLS: { says: 'Không nối được an toàn với máy chủ thư', isAway: true },
  ECONNECTION: { says: 'Không nối được với máy chủ thư', isAway: true },
  ESOCKET: { says: 'Không nối được với máy chủ thư', isAway: true },
  EDNS: { says: 'Không tìm thấy máy chủ thư', isAway: true },
  ETIMEDOUT: { says: 'Máy chủ thư không trả lời', isAway: true },
  EENVELOPE: { says: 'Máy chủ thư không nhận địa chỉ', isAway: false },
  EMESSAGE: { says: 'Máy chủ thư không nhận nội dung', isAway: false },
};

/** Of an error of the library: a sentence, and what the server itself has said. */
function faultOf(error: unknown): MailFault {
  const { code = '', response, message = '' } = error as { code?: string; response?: string; message?: string };
  const isUntrusted = /certificate|self-signed|altname|SSL|TLS/i.test(`${code} ${message}`);
  const { says, isAway } = sentences[isUntrusted ? 'ETLS' : code] ?? { says: 'Máy chủ thư ngắt giữa chừng', isAway: true };
  const told = withoutSecrets(response ?? message)
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return new MailFault(told === '' ? `${says}.` : `${says}: ${told.slice(0, 200)}`, isAway);
}
