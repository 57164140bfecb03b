import { CopyRefused } from '#server/backup/refused.ts';
import { type Called, Mistake } from '#server/cli/run-command.ts';
import { Refusal } from '#server/http/errors.ts';
import { StartRefused } from '#server/start/settings.ts';

/** What a command says and complains of, without a process of its own, whose start takes longer than most commands. */
export async function calledCommand(
  command: (called: Called) => Promise<void>,
  env: Record<string, string>,
  args: string[],
): Promise<{ said: string; complained: string }> {
  const said: string[] = [];
  const complained = await command({ args, env, say: (line) => said.push(line) }).then(
    () => '',
    (error: unknown) =>
      [Mistake, Refusal, CopyRefused, StartRefused].some((told) => error instanceof told) && error instanceof Error
        ? error.message
        : `not in words: ${String(error)}`,
  );
  return { said: said.join('\n'), complained };
}
