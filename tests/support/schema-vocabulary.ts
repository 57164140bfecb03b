import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The vocabulary of schema.org as schema-dts writes it down: interfaces of types, which extend others, and their properties. */
const written = readFileSync(
  createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/\.js$/, '.d.ts'),
  'utf8',
);

const interfaces = new Map<string, { above: string[]; properties: Set<string> }>();
for (const [, name = '', above = '', body = ''] of written.matchAll(
  /^(?:export )?interface (\w+)(?: extends ([\w, <>]+))? \{\n([^]*?)^\}/gm,
))
  interfaces.set(name, {
    above: above.split(', ').filter((each) => each !== ''),
    properties: new Set([...body.matchAll(/^ {4}"([\w@]+)"\??:/gm)].map(([, property = '']) => property)),
  });

const has = (name: string, property: string): boolean => {
  const known = interfaces.get(name);
  return known !== undefined && (known.properties.has(property) || known.above.some((each) => has(each, property)));
};

/** What schema.org has no word for in these data: types, and properties of types; none in data without types. */
export function unknownTerms(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(unknownTerms);
  if (typeof data !== 'object' || data === null) return [];
  const { '@type': type, '@context': _, '@id': __, ...properties } = data as Record<string, unknown>;
  const below = Object.values(properties).flatMap(unknownTerms);
  if (typeof type !== 'string') return below;
  if (!interfaces.has(`${type}Leaf`) && !interfaces.has(`${type}Base`)) return [type, ...below];
  const isKnown = (property: string) => has(`${type}Leaf`, property) || has(`${type}Base`, property);
  return [
    ...Object.keys(properties)
      .filter((property) => !isKnown(property))
      .map((property) => `${type}.${property}`),
    ...below,
  ];
}
