import type { JournalEntry } from '#shared/answers/journal.ts';
import { callApi } from '../../session/client.ts';
import { useAnswer } from '../use-answer.ts';

/** The last drafts beside records of all content types, the newest first. Where they cannot be had, none are shown. */
export const useDrafts = (): readonly JournalEntry[] =>
  useAnswer(['drafts'], (signal) => callApi('GET /admin/drafts', { signal })).data ?? [];
