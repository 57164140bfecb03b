import type { ComponentProps, ReactNode } from 'react';
import { DataTable } from '#web/ui/data-table.tsx';
import { OrFailed } from '../screens/empty-state.tsx';
import type { Listing } from '../work/use-listing.ts';

type Props<Row> = Omit<ComponentProps<typeof DataTable<Row>>, 'rows' | 'loading' | 'empty'> & {
  of: Listing<Row>;
  /** What stands above 'Thử lại' where the rows could not be had; null: nothing. */
  failed: string | null;
  hint?: string;
  /** Why there are none. */
  empty: ReactNode;
};

/** The table of a list, with what stands in for its rows. */
export const Listed = <Row,>({ of, failed, hint, empty, ...table }: Props<Row>) => (
  <DataTable
    {...table}
    rows={of.rows}
    loading={of.loading}
    empty={
      <OrFailed of={of} title={failed} hint={hint}>
        {empty}
      </OrFailed>
    }
  />
);
