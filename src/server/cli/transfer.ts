import { transferCommand } from './commands/transfer.ts';
import { runCommand } from './run-command.ts';

await runCommand('The site could not be copied', transferCommand);
