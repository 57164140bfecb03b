import { contentCommand } from './commands/content.ts';
import { runCommand } from './run-command.ts';

await runCommand('The command failed', contentCommand);
