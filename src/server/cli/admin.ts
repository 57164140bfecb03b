import { adminCommand } from './commands/admin.ts';
import { runCommand } from './run-command.ts';

await runCommand('The command failed', adminCommand);
