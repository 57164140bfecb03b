import type { EnquiryChange } from '#shared/answers/enquiries.ts';
import { journalTexts } from '#shared/admin-texts.ts';
import { callApi } from '../../session/client.ts';
import { useUndo } from '../../work/undo/undo.tsx';
import { useWrite } from '../../work/use-write.ts';

const send = (changes: readonly EnquiryChange[]) => callApi('POST /admin/enquiry-changes', { body: { changes } });

/** Changes the state of enquiries, all or none, and offers to take it back: the journal knows no word of them, so that it cannot. */
export function useChangeEnquiries() {
  const { write, busy } = useWrite();
  const { offer } = useUndo();
  const offerBack = (undo: readonly EnquiryChange[], said: string) =>
    offer({ text: said, takeBack: () => send(undo).then(() => ({ message: journalTexts.undone })) });
  /** True when it went through; `said` is what the bar says. */
  const change = (changes: readonly EnquiryChange[], said: string): Promise<boolean> =>
    write({
      call: () => send(changes),
      failed: 'Chưa đổi được gì!',
      told: 'nowhere',
      done: ({ data: { undo } }) => offerBack(undo, said),
    });
  return { change, busy, offerBack };
}
