import { z } from 'zod';
import { mostSetAside, setAside, setAsideDays, setAsideEntry, typedValues } from '#shared/answers/set-aside.ts';
import { nameMax } from '#shared/content-types/limits.ts';
import { defineCalls } from './call.ts';
import { sentLabel } from './labels.ts';
import { tooLong, wrongType } from '#shared/fields/described.ts';

const ofSetAside = { tag: 'Set aside', needs: 'content' } as const;

const written = {
  title: z
    .string(wrongType(sentLabel('title'), 'văn bản'))
    .max(nameMax, tooLong(sentLabel('title'), nameMax))
    .default('')
    .describe('What it is to be called, as far as that is known.'),
  values: typedValues.describe('What the inputs hold, by field, faults included; whatever names a stored picture keeps it.'),
};

/** New records that somebody goes on with later: seen and changed by the account alone that set them aside. */
export const setAsideCalls = defineCalls(ofSetAside, {
  'GET /admin/set-aside': {
    id: 'listSetAside',
    summary: 'What the caller has set aside, the latest first',
    data: z.array(setAsideEntry),
  },
  'POST /admin/set-aside': {
    id: 'setAside',
    summary: `Keeps what was typed for a new record, unfinished as it is, for ${setAsideDays} days; at most ${mostSetAside} an account`,
    body: z.object({ resource: z.string(wrongType(sentLabel('resource'), 'văn bản')), ...written }),
    bodyTypes: ['json'],
    data: setAsideEntry,
    status: 201,
    refusals: [409],
  },
  'GET /admin/set-aside/:id': { id: 'getSetAside', summary: 'One of them, with what was typed', data: setAside },
  'PUT /admin/set-aside/:id': {
    id: 'setAsideAgain',
    summary: 'Keeps what was typed since in its place',
    body: z.object(written),
    bodyTypes: ['json'],
    data: setAsideEntry,
  },
  'DELETE /admin/set-aside/:id': { id: 'removeSetAside', summary: 'Takes it away for good' },
});
