type Ask = () => Promise<boolean>;

let ask: Ask | null = null;

/** Has `question` asked before the editor signs out. Returns the way to stop that. */
export function holdUnsaved(question: Ask): () => void {
  ask = question;
  return () => {
    if (ask === question) ask = null;
  };
}

/** Whether the editor may sign out: yes while nothing is unsaved, else as the question is answered. */
export const mayLeave: Ask = () => ask?.() ?? Promise.resolve(true);
