const held = new Set<symbol>();

/** Has the editor asked before signing out. Returns the way to stop that. */
export function holdUnsaved(): () => void {
  const mark = Symbol('unsaved');
  held.add(mark);
  return () => void held.delete(mark);
}

/** Whether a form on the screen has changes that are not saved. */
export const isUnsaved = (): boolean => held.size > 0;
