import { z } from 'zod';
import type { Need } from '#shared/calls/call.ts';

export type JsonSchema = Record<string, unknown>;

/** One call, before it is spelled as OpenAPI. Paths are below /api, with `{id}` or `{slug}` in them. */
export type Operation = {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  /** Its name in the document; made from method and path unless told. */
  id?: string;
  tag: string;
  summary: string;
  /** What the caller's role has to allow; absent where no token is needed. */
  needs?: Need;
  query?: Record<string, JsonSchema>;
  /** By media type. */
  body?: { required: boolean; content: Record<string, JsonSchema> };
  /** What `data` of the answer is. */
  data: z.ZodType;
  /** The media types of a file that is answered in place of an envelope. */
  file?: readonly string[];
  /** The answer carries `meta`: a page's, always or only when a page was asked for; or one of its own, always unless it is optional. */
  meta?: 'always' | 'paged' | z.ZodType;
  status?: 201;
  /** Statuses of refusals that do not follow from what the call reads and who may make it. */
  refusals?: readonly number[];
};

/** A schema of what a call reads. */
export const inputSchema = (rule: z.ZodType): JsonSchema => bare(z.toJSONSchema(rule, { io: 'input', unrepresentable: 'any' }));

/** A schema of what a call answers. */
export const outputSchema = (shape: z.ZodType): JsonSchema => bare(z.toJSONSchema(shape, { io: 'output' }));

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
