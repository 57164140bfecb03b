import { thinJournal } from '#server/journal/thin.ts';
import { runCommand } from './run-command.ts';
import { withContent } from './with-content.ts';

/** `npm run thin`: takes away what is kept no longer, which a running site does every night. */
await runCommand('What is kept no longer could not be taken away', async ({ say }) => {
  const thinned = await withContent(async (content, { keeping }) => thinJournal(content, keeping));
  say(
    thinned === null
      ? 'Another process is doing it already.'
      : `Removed ${thinned.rows} old changes, and for good ${thinned.records} records that were deleted long ago.`,
  );
});
