import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { capital } from '#shared/text/capital.ts';
import { programFile } from '#server/threads/program.ts';

const folder = programFile('shared/answers/');
const files = readdirSync(folder).filter((file) => /^[\w-]+\.[jt]s$/.test(file));
const answers = await Promise.all(
  files.toSorted().map((file): Promise<Record<string, unknown>> => import(new URL(file, folder).href)),
);

/** Gives a shape the name by which the document lists it among its schemas; of two names the first counts. */
export function nameShape(shape: z.ZodType, id: string): void {
  if (z.globalRegistry.get(shape)?.id === undefined) z.globalRegistry.add(shape, { ...z.globalRegistry.get(shape), id });
}

/** Every shape of an answer is called in the document what it is called in the program. */
export function nameAnswers(): void {
  for (const [name, shape] of answers.flatMap(Object.entries)) if (shape instanceof z.ZodObject) nameShape(shape, capital(name));
}
