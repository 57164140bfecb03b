import type { Description } from '#shared/content-types/description.ts';
import { isRecord } from '#shared/formats/json.ts';
import { texts } from '#shared/texts.ts';
import { ApiError } from '../session/client.ts';
import type { StoredRecord } from '../inputs/form-slots.ts';
import { faultsByField, type FormFaults } from './faults.ts';

/** What a save came to that did not go through. */
type SaveFailure =
  /** The session has ended: the login opens, and what was typed is kept as a draft. */
  | { kind: 'signed-out' }
  /** Somebody else has saved meanwhile; `theirs` is the record as it stands now. */
  | { kind: 'stale'; theirs: StoredRecord; message: string }
  /** `trouble` stands beside the save button, `toast` comes up; `faults` are null where no field of the form is to blame. */
  | { kind: 'refused'; trouble: string; toast: [message: string, reason?: string]; faults: FormFaults | null };

/** `step`: what was being sent; pictures follow fields that are saved. `editing`: the record was there before. */
export function failureOf(
  error: unknown,
  description: Description,
  { step, editing }: { step: 'fields' | 'pictures'; editing: boolean },
): SaveFailure {
  if (!(error instanceof ApiError)) {
    console.error(error);
    return { kind: 'refused', trouble: texts.somethingWrong, toast: [texts.somethingWrong], faults: null };
  }
  const { status, message, serverMessage, data } = error;
  if (status === 401) return { kind: 'signed-out' };
  if (status === 409 && isStored(data) && step === 'fields') return { kind: 'stale', theirs: data, message };

  const byField = faultsByField(error.errors);
  const faults = Object.keys(byField).some((name) => name in description.fields) ? byField : null;
  const reason = reasonOf(error, editing);
  if (step === 'pictures') {
    const failed = texts.pictureUpdateFailed;
    return { kind: 'refused', trouble: `${failed} ${reason}`, toast: [failed, message], faults };
  }
  const toast = serverMessage ?? (status === 0 ? message : texts.somethingWrong);
  return { kind: 'refused', trouble: reason, toast: [toast], faults };
}

const isStored = (value: unknown): value is StoredRecord =>
  isRecord(value) && typeof value['id'] === 'number' && typeof value['version'] === 'number';

function reasonOf({ status, message }: ApiError, editing: boolean): string {
  if (status === 0) return `${message} Những gì bạn đã nhập vẫn còn nguyên.`;
  if (status === 404 && editing) return `${message}: có thể người khác vừa xóa. Những gì bạn đã nhập vẫn còn trên màn hình này.`;
  return message;
}
