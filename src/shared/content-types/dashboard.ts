import type { Description } from './description.ts';

/** A number of the dashboard, by its key in the answer: all records of a content type, or those that its list begins with. */
export type DashboardCount = {
  key: string;
  description: Description;
  /** Null: all records. */
  only: { field: string; value: string; label: string } | null;
};

/** All records of each type that has a group; where its list begins with one choice of a field, the records of that choice, too. */
export const dashboardCounts = (descriptions: readonly Description[]): DashboardCount[] =>
  descriptions.flatMap((description) => {
    if (description.dashboard === null) return [];
    const { table, fields, list } = description;
    const begun = Object.entries(list.defaultFilter ?? {}).flatMap(([name, value]) => {
      const field = fields[name];
      const label = field?.kind === 'choice' ? field.values.find((choice) => choice.value === value)?.label : undefined;
      return label === undefined ? [] : [{ field: name, value, label }];
    });
    return [
      { key: table, description, only: null },
      ...begun.map((only) => ({ key: `${table}_${only.value}`, description, only })),
    ];
  });
