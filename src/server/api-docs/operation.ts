import { z } from 'zod';
import type { Call } from '#shared/calls/call.ts';

export type JsonSchema = Record<string, unknown>;

/** One call, before it is spelled as OpenAPI. Paths are below /api, with `{id}` or `{slug}` in them. */
export type Operation = Omit<Call, 'query' | 'body'> & {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  query?: Record<string, JsonSchema>;
  /** By media type. */
  body?: { required: boolean; content: Record<string, JsonSchema> } | undefined;
};

/** A schema of what a call reads; `exact` are those that stand for what zod does not tell. */
export const inputSchema = (rule: z.ZodType, exact?: ReadonlyMap<z.core.$ZodType, JsonSchema>): JsonSchema =>
  bare(
    z.toJSONSchema(rule, {
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        const found = exact?.get(zodSchema);
        if (found === undefined) return;
        for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
        Object.assign(jsonSchema, found);
      },
    }),
  );

/** A schema of what a call answers; those that have a name are referred to, and put into `named`. */
export function outputSchema(shape: z.ZodType, named: Record<string, JsonSchema>): JsonSchema {
  const { $defs, properties } = asReferences(z.toJSONSchema(z.object({ value: shape }), { io: 'output' })) as JsonSchema;
  for (const [name, { id: _, ...schema }] of Object.entries(Object($defs) as Record<string, JsonSchema>)) {
    const before = named[name];
    if (before !== undefined && JSON.stringify(before) !== JSON.stringify(schema))
      throw new Error(`Two shapes of the API are called ${name}.`);
    named[name] = schema;
  }
  return Object(properties)['value'] as JsonSchema;
}

const asReferences = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/$defs/', '"$ref":"#/components/schemas/'));

const bare = ({ $schema: _, ...schema }: JsonSchema): JsonSchema => schema;

/**
 * The keys of a query schema, each as a parameter's schema. A query is text, and what a parameter is
 * read as is its type to whoever makes a client: the output, where the rule tells it.
 */
export const querySchema = (query: z.ZodObject): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(query.shape).map(([name, rule]) => {
      const read = bare(z.toJSONSchema(rule, { io: 'output', unrepresentable: 'any' }));
      return [name, 'type' in read ? read : inputSchema(rule)];
    }),
  );
