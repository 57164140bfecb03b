/** The ids of rows, in their order; those of a table that is only known when it runs are numbers too. */
export const idsOf = (rows: readonly { id?: unknown }[]): number[] => rows.map(({ id }) => Number(id));
