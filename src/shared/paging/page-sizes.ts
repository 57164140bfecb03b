export const defaultPageSize = 10;
export const pageSizes = [5, 10, 20, 50, 100] as const;
export const maxPageSize = 100;
