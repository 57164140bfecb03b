import { accountCalls, loginCalls, ownCalls } from './accounts.ts';
import { addressCalls } from './addresses.ts';
import { dashboardCalls } from './dashboard.ts';
import { journalCalls } from './journal.ts';
import { linkCalls } from './links.ts';
import { pictureCalls } from './pictures.ts';

/** Every call that is declared, by its name. */
export const calls = {
  ...loginCalls,
  ...ownCalls,
  ...accountCalls,
  ...dashboardCalls,
  ...addressCalls,
  ...linkCalls,
  ...pictureCalls,
  ...journalCalls,
};
