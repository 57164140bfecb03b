import { type GivenFile, sentenceOf } from '../session/client.ts';
import { notify } from '../session/notify.ts';

/** Has the browser save a file as it saves what is downloaded. */
export function saveFile({ name, content }: GivenFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Browsers begin to read after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The same with one that is asked for; `failed` is the toast where it does not come. */
export const saveGiven = (given: Promise<GivenFile>, failed: string): Promise<void> =>
  given.then(saveFile).catch((error: unknown) => notify.error(failed, sentenceOf(error)));
