/** A question that may always be left unanswered, to go on editing; any of the answers saves. */
export type SaveQuestion = { title: string; text: string; answers: readonly SaveAnswer[] };

/** `changes` go into the inputs before the form is saved. */
export type SaveAnswer = { label: string; changes?: Readonly<Record<string, string>> };
