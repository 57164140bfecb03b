import { addressCalls } from './addresses.ts';
import { dashboardCalls } from './dashboard.ts';
import { journalCalls } from './journal.ts';
import { linkCalls } from './links.ts';

/** Every call that is declared, by its name. */
export const calls = { ...dashboardCalls, ...addressCalls, ...linkCalls, ...journalCalls };
