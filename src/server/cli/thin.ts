import { thinJournal } from '#server/journal/thin.ts';
import { logError } from '#server/observability/log.ts';
import { StartRefused } from '#server/start/settings.ts';
import { withContent } from './with-content.ts';

/** `npm run thin`: takes away what is kept no longer, which a running site does every night. */
try {
  const thinned = await withContent(async (content, { keeping }) => thinJournal(content, keeping));
  console.log(
    thinned === null
      ? 'Another process is doing it already.'
      : `Removed ${thinned.rows} old changes, and for good ${thinned.records} records that were deleted long ago.`,
  );
} catch (error) {
  if (error instanceof StartRefused) logError(error.message);
  else logError('What is kept no longer could not be taken away', error);
  process.exitCode = 1;
}
