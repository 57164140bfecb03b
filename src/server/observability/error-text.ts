import { inspect } from 'node:util';
import { withoutSecrets } from './secrets.ts';
import { inSources } from './source-places.ts';

const maxLength = 8_000;
const maxDepth = 4;

/** An error with its stack, its own properties and its causes; any other value as Node prints it. Without secrets. */
export function errorText(error: unknown): string {
  // Cut at the end: of a secret that is cut in two neither half would be known.
  const text = withoutSecrets(textOf(error, 0));
  return text.length > maxLength ? `${text.slice(0, maxLength)} …` : text;
}

function textOf(error: unknown, depth: number): string {
  if (typeof error === 'string') return error;
  if (!(error instanceof Error)) return inspect(cleaned(error, 0), { depth: maxDepth });
  const stack = error.stack && inSources(error.stack);
  const { cause } = error;
  const headline = `${error.name}: ${error.message}`;
  const parts = [stack?.includes(error.message) ? stack : `${headline}\n${stack ?? ''}`.trimEnd()];
  for (const [name, value] of Object.entries(error)) {
    if (value === undefined || name === 'cause' || name === 'errors' || name === 'name') continue;
    parts.push(`  ${name}: ${inspect(cleaned(value, 0), { depth: maxDepth })}`);
  }
  if (depth >= maxDepth) return parts.join('\n');
  if (cause !== undefined) parts.push(`  caused by ${textOf(cause, depth + 1)}`);
  if ('errors' in error && Array.isArray(error.errors)) {
    for (const each of error.errors.slice(0, maxDepth)) parts.push(`  one of them: ${textOf(each, depth + 1)}`);
  }
  return parts.join('\n');
}

/** A copy whose texts hold no secret: escaped and broken into lines they would no longer be found. */
function cleaned(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return withoutSecrets(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (value instanceof Error) return textOf(value, maxDepth);
  if (depth >= maxDepth) return '…';
  if (Array.isArray(value)) return value.slice(0, 20).map((each) => cleaned(each, depth + 1));
  const entries = Object.entries(value).slice(0, 50);
  return Object.fromEntries(entries.map(([name, each]) => [withoutSecrets(name), cleaned(each, depth + 1)]));
}
