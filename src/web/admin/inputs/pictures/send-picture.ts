import type { LibraryPicture } from '#shared/answers/pictures.ts';
import { texts } from '#shared/texts.ts';
import { ApiError, callApi } from '../../session/client.ts';
import { judgeFile, shrink } from './judge-file.ts';

/** What the library takes, in megabytes. */
export const maxMegabytes = 2;

/** Sends a file to the library as it is. */
export function sendPicture(file: File) {
  const form = new FormData();
  form.set('image', file);
  return callApi('POST /admin/kho-anh', { body: form });
}

/** Sends a file that nobody chose by itself: converted or made smaller where that is needed. Otherwise it says why it cannot be taken. */
export async function takePicture(file: File): Promise<{ picture: LibraryPicture } | { refusal: string }> {
  try {
    const judged = await judgeFile(file, maxMegabytes);
    const made = judged.refusal === null ? file : judged.mend === null ? null : await shrink(file, maxMegabytes);
    if (made !== null) return { picture: (await sendPicture(made)).data };
    return { refusal: judged.refusal ?? texts.somethingWrong };
  } catch (error) {
    return { refusal: error instanceof ApiError ? error.message : texts.somethingWrong };
  }
}
