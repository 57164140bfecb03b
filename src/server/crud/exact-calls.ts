import { z } from 'zod';
import { factRecord, listedRecord, offeredRecord, savedRecord, wholeRecord } from '#shared/answers/records.ts';
import type { Call, Calls } from '#shared/calls/call.ts';
import { missingFact } from '#shared/answers/facts.ts';
import { hiddenBy, mayBeHidden } from './hidden-by.ts';
import { detailShape, listShape, shapeOf } from './record-shape.ts';
import type { RecordType } from './model.ts';

/** Shapes that are exact for one content type, by those that stand for them in the declared calls. */
type Exact = ReadonlyMap<z.ZodType, z.ZodType>;

/** They are made when they are asked for. */
export type Shapes = () => Exact;

const known = new WeakMap<RecordType, Exact>();

export function shapesOf(type: RecordType): Exact {
  const before = known.get(type);
  if (before !== undefined) return before;
  const { description, slots } = type;
  const { fields, title } = description;
  const { adds = {}, detailAdds = {} } = slots;
  const hasOwnList = 'listQuery' in slots;
  const visibility = mayBeHidden(type) ? { hidden_by: hiddenBy } : {};
  const saved = z.object({ ...shapeOf(fields), ...detailShape, ...adds, ...visibility });
  const listed = { ...shapeOf(fields, { sections: hasOwnList }), ...adds, ...(hasOwnList ? {} : listShape) };
  const kept = Object.entries(fields).filter(
    ([name, { kind }]) => name === title || ['reference', 'slug', 'visibility'].includes(kind),
  );
  const exact: Exact = new Map<z.ZodType, z.ZodType>([
    [savedRecord, saved],
    [wholeRecord, saved.extend(detailAdds)],
    [listedRecord, z.object({ ...listed, ...visibility })],
    [factRecord, z.object({ ...listed, missing: z.array(missingFact) })],
    [offeredRecord, z.object(shapeOf(Object.fromEntries(kept))).omit({ version: true, created_at: true, updated_at: true })],
  ]);
  known.set(type, exact);
  return exact;
}

const exactly = (shape: z.ZodType, exact: Exact): z.ZodType =>
  exact.get(shape) ?? (shape instanceof z.ZodArray ? z.array(exactly(shape.element as z.ZodType, exact)) : shape);

/** These calls, with what one content type answers in place of what all of them do. It is made when it is looked at. */
export const exactCalls = <C extends Calls>(calls: C, type: RecordType): C => withShapes(calls, () => shapesOf(type));

export const withShapes = <C extends Calls>(calls: C, shapes: Shapes): C =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]: [string, Call]) => [
      name,
      {
        ...call,
        get data() {
          return exactly(call.data, shapes());
        },
      },
    ]),
  ) as unknown as C;
