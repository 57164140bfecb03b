import { thinJournal } from '#server/journal/thin.ts';
import { Mistake, readWords, runCommand } from './run-command.ts';
import { withContent } from './with-content.ts';

const usage = `Takes away what is kept no longer, which a running site does every night.

  npm run thin

DATABASE_URL, DATA_DIR and STORAGE_URL say where, as for the app itself.`;

await runCommand('What is kept no longer could not be taken away', async ({ args, env, say }) => {
  const words = readWords(usage, args, {});
  if (words === null) return say(usage);
  if (words.positionals.length > 0) throw new Mistake(`This command takes no words.\n\n${usage}`);
  const thinned = await withContent(env, async (content, { keeping }) => thinJournal(content, keeping));
  say(
    thinned === null
      ? 'Another process is doing it already.'
      : `Removed ${thinned.rows} old changes, and for good ${thinned.records} records that were deleted long ago.`,
  );
});
