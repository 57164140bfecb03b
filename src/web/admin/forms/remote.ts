import type { Description } from '#shared/content-types/description.ts';
import { isList } from '#shared/fields/index.ts';
import { ApiError, callApi } from '../session/client.ts';
import type { StoredRecord } from '../inputs/form-slots.ts';
import { isMadeSlug } from '../inputs/slug.tsx';
import type { DraftRemote } from './draft-remote.ts';
import { withCovers } from './covers.ts';
import { asStored, holds } from './holds.ts';
import { filesOf, formFields, type FormValues, toBody, toForm, toWire } from './values.ts';
import type { Work } from './work.ts';

/** What the server says of a save whose answer nobody waited for: the record where it arrived. */
type FoundSave = { kind: 'arrived'; record: StoredRecord } | { kind: 'newer' } | { kind: 'not' };

/** The server as a form knows it. Who saves by a call of its own fills in `save` and `staysOpen`. */
export type Remote = {
  /** Makes the record, or writes its fields and then its pictures, and tells of each; `told` says so in a way of its own. */
  save: (
    work: Work,
    onSaved: (record: StoredRecord, picture?: string) => void,
    signal?: AbortSignal,
  ) => Promise<{ record: StoredRecord; told?: (more?: string) => void }>;
  /** Whether the form goes on with the record that was saved. */
  staysOpen: boolean;
  /** What became of a save whose answer nobody waited for. */
  lookFor: (sent: Work, signal: AbortSignal) => Promise<FoundSave>;
  /** Keeps the typed values of a new record for the account, unfinished as they are, under the number that they had. */
  putAside: (title: string, values: Readonly<Record<string, unknown>>, before: number | null) => Promise<string>;
  dropAside: (id: number) => Promise<unknown>;
  /** The address of a picture once the library holds it. */
  keepPicture: (file: File) => Promise<string>;
  /** The drafts beside the record; null for what has none, as a new one. */
  drafts: DraftRemote | null;
};

export function recordRemote(description: Description, drafts: DraftRemote | null = null): Remote {
  const { path: resource } = description;
  const read = async (id: number, signal: AbortSignal): Promise<StoredRecord> =>
    (await callApi('GET /admin/:resource/:id', { at: { resource, id }, signal })).data;

  return {
    staysOpen: false,
    drafts,

    async save({ record, version, values }, onSaved, signal) {
      if (record === null) return { record: await createRecord(description, values, signal) };
      const at = { resource, id: record.id };
      const body = { ...toWire(description, values, record), version: version ?? record.version };
      let { data: saved } = await callApi('PUT /admin/:resource/:id', { at, body, signal });
      onSaved(saved);
      for (const [name, file] of filesOf(values)) {
        const field = description.fields[name];
        if (field?.kind !== 'image') throw new Error(`${description.name}.${name} is not a picture.`);
        const picture = { at: { ...at, picture: field.upload }, body: toForm({}, new Map([[name, file]])), signal };
        ({ data: saved } = await callApi('POST /admin/:resource/:id/:picture', picture));
        onSaved(saved, name);
      }
      return { record: saved };
    },

    async putAside(title, values, before) {
      const body = { title, values };
      const add = () => callApi('POST /admin/set-aside', { body: { resource, ...body } });
      const change = (id: number) =>
        callApi('PUT /admin/set-aside/:id', { at: { id }, body }).catch((error: unknown) => {
          // Taken away meanwhile, as on another machine.
          if (error instanceof ApiError && error.status === 404) return add();
          throw error;
        });
      return (await (before === null ? add() : change(before))).message;
    },

    dropAside: (id) =>
      callApi('DELETE /admin/set-aside/:id', { at: { id } }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }),

    async keepPicture(image) {
      return (await callApi('POST /admin/kho-anh', { body: toForm({}, new Map([['image', image]])) })).data.path;
    },

    async lookFor(sent, signal) {
      if (sent.record !== null) {
        const record = await read(sent.record.id, signal);
        if (record.version === (sent.version ?? sent.record.version)) return { kind: 'not' };
        return holds(description, sent, record) ? { kind: 'arrived', record } : { kind: 'newer' };
      }
      // A record that is new has no version to be known by.
      const query = { sort_by: 'id', sort_order: 'desc', per_page: newestLooked };
      const { data } = await callApi('GET /admin/:resource/all', { at: { resource }, query, signal });
      const title = description.fields[description.title];
      const called = title && asStored(description.title, title, sent.values[description.title]);
      for (const { id } of data.filter((row) => row[description.title] === called)) {
        const record = await read(id, signal);
        if (!wasThere(sent, record) && holds(description, sent, record)) return { kind: 'arrived', record };
      }
      return { kind: 'not' };
    },
  };
}

/** Whether a record was made before this work was sent; clocks are told in whole seconds. */
const wasThere = ({ sentAt = 0 }: Work, record: StoredRecord): boolean =>
  Date.parse(String(record['created_at'])) < sentAt - clockSlack;

const clockSlack = 5_000;

/** A record that was made the day before is among the newest, whatever others make meanwhile. */
const newestLooked = 100;

/** Sends a new record with its pictures, all at once. */
export async function createRecord(description: Description, typed: FormValues, signal?: AbortSignal): Promise<StoredRecord> {
  const values = withCovers(description, typed);
  const wire = toWire(description, values, null);
  // One that nobody typed is only shown: the server makes it, and numbers it where it is taken.
  for (const { name, field } of formFields(description)) if (field.kind === 'slug' && isMadeSlug(values[name])) delete wire[name];
  const files = filesOf(values);
  const nested = formFields(description).some(({ field }) => isList(field));
  const body = nested ? toForm(wire, files) : toBody(wire, files);
  return (await callApi('POST /admin/:resource', { at: { resource: description.path }, body, signal })).data;
}
