import { vi } from 'vitest';
import { flushLog } from '#server/observability/log.ts';

/** A spy on the log, which prints nothing until `mockRestore`. What tests before it logged is not counted as said already. */
export function watchedLog() {
  flushLog();
  return vi.spyOn(console, 'error').mockImplementation(() => {});
}
