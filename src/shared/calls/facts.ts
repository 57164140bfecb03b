import { z } from 'zod';
import { factCount, factsMeta, maxFactChanges } from '#shared/answers/facts.ts';
import { factRecord } from '#shared/answers/records.ts';
import { maxId } from '#shared/fields/reference.ts';
import { defineCalls, overwriting } from './call.ts';

const facts = { tag: 'Facts', needs: 'content' } as const;

const factsOnly = ['missing', 'illustrative'] as const;

/** The facts of one record, by their keys; the document tells those of each content type. */
export const factValues = z.record(z.string(), z.unknown());

export const factCountCalls = defineCalls(facts, {
  'GET /admin/facts': {
    id: 'countFacts',
    summary: 'How many records miss a fact, and how many have figures that are made up',
    data: z.array(factCount),
  },
});

/** 'Bảng dữ kiện' of one content type; of those that have facts. */
export const factCalls = defineCalls(facts, {
  'GET /admin/facts/:resource': {
    id: 'listFacts',
    summary: 'A page of {noun} with what each misses, in the order of what they hang on',
    listed: 'paged',
    query: z.object({ only: z.enum(factsOnly, `only phải là một trong: ${factsOnly.join(', ')}`).optional() }),
    data: z.array(factRecord),
    meta: factsMeta,
  },
  'PUT /admin/facts/:resource': {
    id: 'changeFacts',
    summary:
      'Changes facts of many {noun} at once: all of them or none; a stale version is refused (409), `data` holds those rows as they stand',
    body: z.object({
      changes: z
        .array(
          z.object({
            id: z.int().min(1).max(maxId),
            version: z.int().min(0).describe('The one that was read.'),
            values: factValues,
          }),
        )
        .max(maxFactChanges),
    }),
    bodyTypes: ['json'],
    data: z.array(factRecord),
    ...overwriting,
  },
});
