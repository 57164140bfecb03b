import { z } from 'zod';
import { factCount, factsMeta, maxFactChanges, missingFact } from '#shared/answers/facts.ts';
import { changeMeta } from '#shared/answers/journal.ts';
import { maxId } from '#shared/fields/reference.ts';
import { type FactType, withFacts } from '#server/crud/facts.ts';
import { factsOnly } from '#server/crud/facts-query.ts';
import { listShape, shapeOf } from '#server/crud/record-shape.ts';
import type { RecordType } from '#server/crud/record-types.ts';
import { factsSchema, json } from './bodies.ts';
import type { JsonSchema, Operation } from './operation.ts';

const facts = { tag: 'Facts', needs: 'content' } as const;

/** The calls of 'Bảng dữ kiện'. `listQuery` is what the list of a content type is asked by. */
export const factOperations = (
  types: readonly RecordType[],
  listQuery: (type: RecordType) => Record<string, JsonSchema>,
): Operation[] => [
  {
    method: 'get',
    path: '/admin/facts',
    ...facts,
    summary: 'How many records miss a fact, and how many have figures that are made up',
    data: z.array(factCount),
  },
  ...withFacts(types).flatMap((one) => ofType(one, listQuery(one.type))),
];

function ofType({ type, facts: columns }: FactType, listQuery: Record<string, JsonSchema>): Operation[] {
  const { path, noun, fields } = type.description;
  const row = z.object({
    ...shapeOf(fields, { sections: false }),
    ...type.slots.adds,
    ...listShape,
    missing: z.array(missingFact),
  });
  return [
    {
      method: 'get',
      path: `/admin/facts/${path}`,
      ...facts,
      summary: `A page of ${noun} with what each misses, in the order of what they hang on`,
      query: {
        ...listQuery,
        only: { type: 'string', enum: [...factsOnly] },
      },
      data: z.array(row),
      meta: factsMeta,
    },
    {
      method: 'put',
      path: `/admin/facts/${path}`,
      ...facts,
      summary: `Changes facts of many ${noun} at once: all of them or none; a stale version is refused (409), \`data\` holds those rows as they stand`,
      body: { required: true, content: { [json]: bodyOf(factsSchema(type.description, [...columns.columns, ...columns.also])) } },
      data: z.array(row),
      meta: changeMeta,
      refusals: [409],
    },
  ];
}

const bodyOf = (values: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['changes'],
  properties: {
    changes: {
      type: 'array',
      maxItems: maxFactChanges,
      items: {
        type: 'object',
        required: ['id', 'version', 'values'],
        properties: {
          id: { type: 'integer', minimum: 1, maximum: maxId },
          version: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: 'The one that was read.' },
          values,
        },
      },
    },
  },
});
