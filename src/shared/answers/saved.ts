import { z } from 'zod';
import { savedKinds } from '#shared/guidance/saved.ts';
import { text } from './parts.ts';

export const savedItem = z.object({
  kind: z.enum(savedKinds).describe('A major, a position, a career or a subject.'),
  asked: text.describe('The slug that it was asked for by, which it may have had before.'),
  slug: text,
  name: text,
  path: text.describe('Of its page, below the origin.'),
  within: text.describe(
    'What it belongs to: the group of a major, the career of a position, the major of a subject; else empty.',
  ),
});
export type SavedItem = z.infer<typeof savedItem>;
