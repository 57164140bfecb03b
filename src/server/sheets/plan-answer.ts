import type { PlannedRow, RowKind, SheetPlan } from '#shared/answers/sheets.ts';
import type { ListMeta } from '#shared/answers/wire.ts';
import { sheetLimits } from '#shared/sheets/limits.ts';
import { sheetTexts } from '#shared/sheets/sheet-texts.ts';
import { metaOf, offsetOf } from '#server/database/paging.ts';
import { toWrite } from './apply-plan.ts';
import { countsOf, emptiedBy, isUnderstood, type Plan, type RowPlan, rowsOf, type TypePlan, warnedIn } from './plan.ts';
import type { KeptPlan } from './plans.ts';

const wire = ({ row, kind, id, title, changes, errors, warnings = {} }: RowPlan): PlannedRow => ({
  row,
  kind,
  id: id !== null && id > 0 ? id : null,
  title,
  changes,
  errors,
  warnings,
});

/** A plan as it is answered: with a page of its rows, of one kind where one is told. */
export function planAnswer(
  kept: KeptPlan,
  { page = 1, kind }: { page?: number; kind?: RowKind | undefined } = {},
): { data: SheetPlan; meta: ListMeta } {
  const { id, path, plan, done, ...told } = kept;
  const { columns = [], leftOut = [], notices = [] }: Partial<TypePlan> = plan.types[0] ?? {};
  const counts = countsOf(plan);
  const warned = warnedIn(plan);
  const chosen = rowsOf(plan).filter((row) => kind === undefined || row.kind === kind);
  const window = { page, perPage: sheetLimits.shown };
  return {
    data: {
      ...told,
      plan: id,
      resource: path,
      can_apply: counts.refused === 0 && plan.types.every(isUnderstood) && ['ready', 'failed'].includes(kept.state),
      counts,
      emptied: emptiedBy(plan),
      columns,
      left_out: leftOut,
      notices,
      progress: { done, total: toWrite(plan) },
      warnings: rowsOf(plan).flatMap(({ row, title }) =>
        Object.values(warned.get(row) ?? {}).flatMap((texts) => texts.map((text) => sheetTexts.ofRow(row, title, text))),
      ),
      rows: chosen.slice(offsetOf(window), page * window.perPage).map(wire),
    },
    meta: metaOf(window, chosen.length),
  };
}

/** What was found, a line for each change or fault, for a spreadsheet. */
export function* resultRows(plan: Plan): Generator<(string | number | null)[]> {
  for (const { type, rows } of plan.types)
    for (const { row, kind, id, title, changes, errors } of rows) {
      const head = [row, sheetTexts.kinds[kind], id !== null && id > 0 ? id : null, title];
      const faults = Object.entries(errors);
      if (changes.length === 0 && faults.length === 0) yield [...head, null, null, null, null];
      for (const { label, before, after } of changes) yield [...head, label, before, after, null];
      for (const [field, messages] of faults)
        yield [...head, type.description.fields[field]?.label ?? field, null, null, messages.join(' ')];
    }
}
