/**
 * Stands first in a form, whose first submit button is the one that Enter presses in an input of one line: one that cannot be
 * pressed keeps Enter from saving half a record. Ctrl+S saves, and so does the button itself.
 */
export const NoSaveByEnter = () => <button type="submit" disabled hidden aria-hidden="true" />;
