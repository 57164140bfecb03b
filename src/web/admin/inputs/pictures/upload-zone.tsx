import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { LibraryPicture } from '#shared/answers/pictures.ts';
import { takenTypes } from '#shared/pictures/picture-format.ts';
import { texts } from '#shared/texts.ts';
import { SmallButton } from '#web/ui/buttons.tsx';
import { ApiError } from '../../session/client.ts';
import styles from './file-zone.module.css';
import { judgeFile, pictureFileTexts, shrink } from './judge-file.ts';
import pictures from './pictures.module.css';
import { maxMegabytes, sendPicture } from './send-picture.ts';
import { useDropZone } from './use-drop-zone.ts';

/** What came of one file. */
type Sent = { key: number; name: string; said: string; state: 'busy' | 'done' | 'failed'; large: File | null };

/** Takes files, several at once, and sends them to the library one after the other. `onDone` is told each picture. */
export function UploadZone({ onDone }: { onDone?: (picture: LibraryPicture) => void }) {
  const queries = useQueryClient();
  const [sent, setSent] = useState<Sent[]>([]);
  const next = useRef(0);
  const line = useRef<Promise<void>>(Promise.resolve());

  const say = (key: number, change: Partial<Sent>) =>
    setSent((before) => before.map((one) => (one.key === key ? { ...one, ...change } : one)));

  async function send(key: number, file: File): Promise<void> {
    say(key, { said: 'Đang tải lên...', state: 'busy', large: null });
    try {
      const { data, message } = await sendPicture(file);
      say(key, { said: message, state: 'done' });
      await queries.invalidateQueries({ queryKey: ['pictures'] });
      onDone?.(data);
    } catch (error) {
      say(key, { said: error instanceof ApiError ? error.message : texts.somethingWrong, state: 'failed' });
    }
  }

  async function judgeAndSend(key: number, file: File): Promise<void> {
    const judged = await judgeFile(file, maxMegabytes);
    if (judged.refusal === null) return send(key, file);
    const { refusal, mend } = judged;
    if (mend !== 'convert') return say(key, { said: refusal, state: 'failed', large: mend === 'shrink' ? file : null });
    say(key, { said: pictureFileTexts.converting });
    const made = await shrink(file, maxMegabytes);
    return made === null ? say(key, { said: pictureFileTexts.heic, state: 'failed' }) : send(key, made);
  }

  async function makeSmaller({ key, large }: Sent): Promise<void> {
    if (large === null) return;
    say(key, { said: pictureFileTexts.shrinking, state: 'busy', large: null });
    const made = await shrink(large, maxMegabytes);
    if (made === null) say(key, { said: pictureFileTexts.cannotShrink, state: 'failed' });
    else await send(key, made);
  }

  function take(files: FileList | null): void {
    const added = [...(files ?? [])].map((file) => ({ key: (next.current += 1), file }));
    setSent((before) => [
      ...before.filter(({ state }) => state !== 'done'),
      ...added.map(({ key, file }) => ({ key, name: file.name, said: 'Đang chờ...', state: 'busy' as const, large: null })),
    ]);
    for (const { key, file } of added) line.current = line.current.then(() => judgeAndSend(key, file));
  }

  return (
    <div className={`row ${styles['zone']}`} {...useDropZone(take)}>
      <div className={`stack-2 ${styles['side']}`}>
        <div className="row-2-3">
          <span className={`inline strong ${styles['pick']}`}>
            <input
              type="file"
              multiple
              accept={takenTypes.join(',')}
              aria-label="Tải ảnh lên kho"
              onChange={(event) => {
                take(event.currentTarget.files);
                // The same file may be chosen again.
                event.currentTarget.value = '';
              }}
            />
            <span aria-hidden="true">Tải ảnh lên</span>
          </span>
          <p className="quiet breaks">hoặc kéo ảnh vào đây. JPEG, PNG, WebP, GIF, AVIF, mỗi ảnh tối đa {maxMegabytes}MB.</p>
        </div>
        {sent.length > 0 && (
          <ul className={`stack-2 ${pictures['sent']}`} aria-live="polite">
            {sent.map((one) => (
              <li key={one.key} data-state={one.state}>
                <span className="strong">{one.name}</span> <span>{one.said}</span>
                {one.large !== null && (
                  <SmallButton size="compact-sm" aria-description={one.name} onClick={() => void makeSmaller(one)}>
                    {pictureFileTexts.shrink}
                  </SmallButton>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
