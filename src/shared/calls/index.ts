import { linkCalls } from './links.ts';

/** Every call that is declared, by its name. */
export const calls = { ...linkCalls };
