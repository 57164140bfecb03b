import type { Call, Need } from '#shared/calls/call.ts';
import type { Me, Role } from '#shared/answers/accounts.ts';
import { texts } from '#shared/texts.ts';
import { Refusal } from '#server/http/errors.ts';

const mayDo: Record<Role, readonly Need[]> = {
  admin: ['own', 'content', 'inbox', 'accounts'],
  editor: ['own', 'content'],
  advisor: ['own', 'inbox'],
};

export const suffices = ({ role, inbox }: Pick<Me, 'role' | 'inbox'>, need: Need): boolean =>
  mayDo[role].includes(need) || (need === 'inbox' && inbox);

export type Access = { needs: Need } & Pick<
  Call,
  'withFirstPassword' | 'withoutSecondFactor' | 'notInGrace' | 'needsProof' | 'asksItself'
>;

/** By call: 'PUT /menu/:id'. What is not in it is refused to everyone. */
export type AccessTable = ReadonlyMap<string, Access>;

/** Of a token that is good no longer, and of an account that is removed while its call is answered. */
export const notSignedIn = () => new Refusal(401, texts.signInFirst, {}, { 'WWW-Authenticate': 'Bearer' });

/** How a route is spelled in the table, from what the router calls it: without what its parameters may look like. */
export const callOf = (method: string, pattern: string): string =>
  `${method} ${pattern.replace(/^.*?\/admin(?=\/|$)/, '').replace(/(:\w+)\{[^}]*\}/g, '$1')}`;
