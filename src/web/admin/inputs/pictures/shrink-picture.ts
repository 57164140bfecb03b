import { shrinkTo, type Shrunk } from './shrink-steps.ts';

/** The picture of a file in at most so many megabytes, under its name; null where this browser cannot read it. */
export async function shrinkPicture(file: File, maxMegabytes: number): Promise<File | null> {
  const maxBytes = maxMegabytes * 1024 * 1024;
  const shrunk = (await inWorker(file, maxBytes)) ?? (await shrinkTo(file, maxBytes).catch(() => null));
  if (shrunk === null) return null;
  const name = `${file.name.replace(/\.[^.]*$/, '')}.${shrunk.ending}`;
  return new File([shrunk.blob], name, { type: shrunk.blob.type });
}

/** Null also where there is no worker: then it is done beside the page. */
const inWorker = (file: File, maxBytes: number): Promise<Shrunk | null> =>
  new Promise((resolve) => {
    try {
      const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' });
      const end = (answer: Shrunk | null) => {
        worker.terminate();
        resolve(answer);
      };
      worker.addEventListener('message', ({ data }: MessageEvent<Shrunk | null>) => end(data));
      worker.addEventListener('error', () => end(null));
      worker.postMessage({ file, maxBytes }, []);
    } catch {
      resolve(null);
    }
  });
