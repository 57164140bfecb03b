import { z } from 'zod';
import { changeMeta, journalEntry, olderMeta, recordDraft, recordVersion } from '#shared/answers/journal.ts';
import type { RecordType } from '#server/crud/record-types.ts';
import { versionsQuery } from '#shared/calls/journal.ts';
import { bodyContent, json, multipart, version } from './bodies.ts';
import { type JsonSchema, type Operation, querySchema } from './operation.ts';

const number: JsonSchema = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
const draft: JsonSchema = {
  ...number,
  description: 'The `seq` of the draft that was read, 0 for none; when there is another by now, the answer is 409 with it',
};

const withStatus: JsonSchema = {
  type: 'boolean',
  default: false,
  description: 'Whether status and moments come back too, as they were in that version.',
};

const bodyOf = (properties: Record<string, JsonSchema>, required: readonly string[] = []): NonNullable<Operation['body']> => {
  const schema = { type: 'object', properties, ...(required.length > 0 && { required }) };
  return { required: required.length > 0, content: { [json]: schema, [multipart]: schema } };
};

/** Those of one content type. `saved` is what its records are answered as. */
export function recordJournalOperations({ description }: RecordType, tag: string, saved: z.ZodType): Operation[] {
  const { path, noun } = description;
  const base = `/admin/${path}/{id}`;
  const restored = { data: saved, meta: changeMeta, refusals: [409] };
  return [
    ...versionOperations(noun, base, tag, saved),
    { method: 'get', path: `${base}/draft`, tag, summary: `The draft beside ${noun}`, data: recordDraft.nullable() },
    {
      method: 'put',
      path: `${base}/draft`,
      tag,
      summary: `Keeps values beside ${noun}; those that are the record's leave no draft, and the answer null`,
      body: { required: true, content: bodyContent(description, { creating: false, also: { draft } }) },
      data: recordDraft.nullable(),
      refusals: [409],
    },
    {
      method: 'post',
      path: `${base}/draft/publish`,
      tag,
      summary: `Writes the draft into ${noun}`,
      body: bodyOf({ version, draft }),
      ...restored,
    },
    {
      method: 'delete',
      path: `${base}/draft`,
      tag,
      summary: `Does away with the draft beside ${noun}`,
      query: { draft },
      body: bodyOf({ draft }),
      data: z.null(),
      refusals: [409],
    },
  ];
}

/** Those of the versions of a record, which is found at `base`. */
export function versionOperations(noun: string, base: string, tag: string, saved: z.ZodType): Operation[] {
  return [
    {
      method: 'get',
      path: `${base}/versions`,
      tag,
      summary: `What happened to ${noun}, the newest first, 100 at a time`,
      query: querySchema(versionsQuery),
      data: z.array(journalEntry),
      meta: olderMeta,
      refusals: [422],
    },
    { method: 'get', path: `${base}/versions/{seq}`, tag, summary: `${noun} as it was then`, data: recordVersion },
    {
      method: 'post',
      path: `${base}/versions/{seq}/restore`,
      tag,
      summary: `Writes an earlier version of ${noun} again, as a new one; status and moments stay unless they are asked for`,
      body: bodyOf({ version, with_status: withStatus }),
      data: saved,
      meta: changeMeta,
      refusals: [409],
    },
  ];
}
