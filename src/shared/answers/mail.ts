import { z } from 'zod';
import { enquiryMails } from './accounts.ts';
import { id, moment, text } from './parts.ts';

/** Mail to accounts: whether there is any, what waits, and what its links lead to. */

export const mailState = z.object({
  on: z.boolean().describe('Whether passwords can be set by a link in a mail.'),
});

/** What a mail is about. */
export const mailKinds = ['enquiry', 'morning', 'invite', 'reset', 'changed'] as const;
export type MailKind = (typeof mailKinds)[number];

/** What a link in a mail is for: the password of a new account, or another one in place of one that was forgotten. */
export const mailLinkKinds = ['invite', 'reset'] as const;

export const mailLink = z.object({ kind: z.enum(mailLinkKinds), email: text, name: text });
export type MailLink = z.infer<typeof mailLink>;

export const enquiryMailChoice = z.object({
  enquiry_mail: z
    .enum(enquiryMails)
    .nullable()
    .describe('Null where there is nothing to choose: no mail is sent, or enquiries may not be read.'),
});

export const mailReport = z.object({
  is_set: z.boolean().describe('Whether the operator has named a server of mail.'),
  on: z.boolean().describe('Whether mail with links is sent, which takes PUBLIC_URL as well.'),
  from: text.nullable().describe('Whom mail is from; null where neither MAIL_FROM nor the settings of the site name an address.'),
  waiting: z.int(),
  given_up: z.int(),
  faults: z
    .array(
      z.object({
        id,
        kind: z.enum(mailKinds),
        to: text,
        made_at: moment,
        tries: z.int(),
        try_at: moment.nullable().describe('When it is tried again; null: it was given up.'),
        fault: text,
      }),
    )
    .describe('The last twenty that could not be sent.'),
});
export type MailReport = z.infer<typeof mailReport>;
