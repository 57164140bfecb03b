import { backupCommand } from './commands/backup.ts';
import { runCommand } from './run-command.ts';

await runCommand('The backup could not be written', backupCommand);
