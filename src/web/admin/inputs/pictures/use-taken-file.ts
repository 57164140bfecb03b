import { useRef, useState } from 'react';
import { judgeFile, pictureFileTexts, shrink } from './judge-file.ts';

type Trouble = { refusal: string; hint: string | null; large: File | null };

/**
 * Looks into a chosen file and hands it on if it can be taken. A photo of a phone in HEIC is converted where the browser can;
 * one that is too large waits for `makeSmaller`.
 */
export function useTakenFile(maxMegabytes: number, onTaken: (file: File) => void) {
  const picked = useRef<File>(undefined);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [busy, setBusy] = useState<string | null>(null);

  const shrunk = async (file: File, said: string): Promise<File | null> => {
    setBusy(said);
    const made = await shrink(file, maxMegabytes);
    // Another one was chosen meanwhile.
    if (picked.current !== file) return null;
    setBusy(null);
    return made;
  };

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    picked.current = file;
    setBusy(null);
    const judged = await judgeFile(file, maxMegabytes);
    if (picked.current !== file) return;
    if (judged.refusal === null) return takeNow(file);
    const { refusal, mend } = judged;
    if (mend !== 'convert') return setTrouble({ refusal, hint: null, large: mend === 'shrink' ? file : null });
    setTrouble(null);
    const made = await shrunk(file, pictureFileTexts.converting);
    if (picked.current !== file) return;
    if (made === null) setTrouble({ refusal, hint: pictureFileTexts.heic, large: null });
    else takeNow(made);
  }

  async function makeSmaller(): Promise<void> {
    const large = trouble?.large;
    if (!large) return;
    setTrouble(null);
    const made = await shrunk(large, pictureFileTexts.shrinking);
    if (picked.current !== large) return;
    if (made === null) setTrouble({ refusal: pictureFileTexts.cannotShrink, hint: null, large: null });
    else takeNow(made);
  }

  function takeNow(file: File): void {
    setTrouble(null);
    onTaken(file);
  }

  return {
    take,
    makeSmaller,
    trouble,
    busy,
    refuse: (refusal: string | null) => setTrouble(refusal === null ? null : { refusal, hint: null, large: null }),
  };
}
