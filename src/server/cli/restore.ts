import { restoreCommand } from './commands/restore.ts';
import { runCommand } from './run-command.ts';

await runCommand('The backup could not be restored', restoreCommand);
