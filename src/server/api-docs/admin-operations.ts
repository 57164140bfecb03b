import { z } from 'zod';
import { changeMeta } from '#shared/answers/journal.ts';
import { detailShape, shapeOf } from '#server/crud/record-shape.ts';
import type { RecordType } from '#server/crud/record-types.ts';
import { declaredOperations } from './declared-operations.ts';
import { factOperations } from './fact-operations.ts';
import { versionOperations } from './journal-operations.ts';
import { listQueryOf, recordOperations } from './record-operations.ts';
import { bodyContent } from './bodies.ts';
import type { Operation } from './operation.ts';

const account = (stats: z.ZodType): Operation[] => [
  { method: 'get', path: '/admin/stats', tag: 'Dashboard', needs: 'content', summary: 'How many records there are', data: stats },
];

export const adminOperations = (types: readonly RecordType[], settings: RecordType, stats: z.ZodType): Operation[] => [
  ...account(stats),
  ...settingsOperations(settings),
  ...declaredOperations,
  ...factOperations(types, listQueryOf),
  ...types.flatMap(recordOperations).map((operation): Operation => ({ ...operation, needs: 'content' })),
];

/** Before the first save nobody has saved what counts, at no time. */
function settingsOperations({ description }: RecordType): Operation[] {
  const path = `/admin/${description.path}`;
  const call = { path, tag: 'Settings', needs: 'accounts' } as const;
  const never = z.iso.datetime().nullable();
  const saved = z.object({ ...shapeOf(description.fields), ...detailShape });
  const data = saved.extend({ created_at: never, updated_at: never });
  return [
    { ...call, method: 'get', summary: 'What the site says of the school', data },
    {
      ...call,
      method: 'put',
      summary: 'Changes what is sent of it; every page says it at once',
      body: { required: true, content: bodyContent(description, { creating: false }) },
      data,
      meta: changeMeta,
      refusals: [409],
    },
    ...versionOperations(description.noun, path, call.tag, saved).map((each): Operation => ({ ...each, needs: call.needs })),
  ];
}
