import { readFileSync } from 'node:fs';

/** Settings that may be told as the path of a file that holds them, as container platforms hand secrets out. */
export const secretSettings = ['DATABASE_URL', 'STORAGE_URL', 'ADMIN_PASSWORD', 'METRICS_TOKEN'];

type Environment = Record<string, string | undefined>;

/**
 * The environment with the contents of `DATABASE_URL_FILE` as `DATABASE_URL`, and so on, without the end of its last line.
 * `refuse` is told what cannot be used, and throws.
 */
export function withSecretFiles(
  environment: Environment,
  refuse: (name: string, value: string, may: string) => never,
): Environment {
  const read = { ...environment };
  for (const name of secretSettings) {
    const variable = `${name}_FILE`;
    const file = environment[variable]?.trim() ?? '';
    delete read[variable];
    if (file === '') continue;
    if ((environment[name]?.trim() ?? '') !== '') refuse(variable, file, `nothing while ${name} is set too`);
    let text = '';
    try {
      text = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    } catch {
      refuse(variable, file, 'the path of a file that this account may read');
    }
    // A secret that was never filled in must not mean that there is none.
    if (text.trim() === '') refuse(variable, file, 'the path of a file that is not empty');
    read[name] = text;
  }
  return read;
}
