type Ask = () => Promise<boolean>;

let ask: Ask | null = null;

/** From now on `question` is asked before the session is left by hand. Returns the way to stop that. */
export function holdUnsaved(question: Ask): () => void {
  ask = question;
  return () => {
    if (ask === question) ask = null;
  };
}

/** Whether the session may be left by hand: at once while nothing is unsaved, else as the editor answers. */
export const mayLeave: Ask = () => ask?.() ?? Promise.resolve(true);
