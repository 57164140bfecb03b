import { z } from 'zod';
import { missingFact } from './facts.ts';
import { id } from './parts.ts';

/**
 * Records as the calls of every content type answer them. What else they hold follows from the description of their type: of
 * each of these the server has the exact shape for one type, by which answers are tested and told in the document of the API.
 */
const record = () => z.looseObject({ id, version: z.int() });

/** As a save answers it. */
export const savedRecord = record();
/** As its own call answers it. */
export const wholeRecord = record();
/** In a list, which leaves sections out. */
export const listedRecord = record();
/** In a dropdown: its name, and what it belongs to. */
export const offeredRecord = z.looseObject({ id });
/** In 'Bảng dữ kiện': as in a list, with what it misses. */
export const factRecord = record().extend({ missing: z.array(missingFact) });
/** How many records there are, by the key of each count. */
export const recordCounts = z.record(z.string(), z.int());
