import './comparison-choices.module.css';
import './comparison-columns.module.css';
import './comparison-tables.module.css';
import { late } from '../parts/late.tsx';

const columns = () => import('./comparison-columns.tsx');
const filter = () => import('./comparison-filter.tsx');

export const { Late: Columns, provide: provideColumns } = late(async () => (await columns()).Columns);
/** A plain form until then, which is sent as it is. */
export const { Late: Filter, provide: provideFilter } = late(async () => (await filter()).Filter);

/** Fetches the one that a page shows. What fails here is tried again when it is shown. */
export const fetchPart = (isComparison: boolean): Promise<unknown> =>
  (isComparison ? columns() : filter()).catch(() => undefined);
