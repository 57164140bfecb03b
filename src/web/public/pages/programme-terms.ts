/** Subjects that are taught in one term; `from` is the place of the first of them in the whole programme. */
export type Term<Subject> = { term: number | null; from: number; subjects: Subject[] };

/** The subjects of a programme by their term, in order; those of no term stand last. */
export function termsOf<Subject extends { hoc_ky: number | null }>(subjects: readonly Subject[]): Term<Subject>[] {
  const byTerm = [...Map.groupBy(subjects, ({ hoc_ky }) => hoc_ky)].toSorted(([a], [b]) => (a ?? Infinity) - (b ?? Infinity));
  let from = 1;
  return byTerm.map(([term, some]) => {
    const found = { term, from, subjects: some };
    from += some.length;
    return found;
  });
}
