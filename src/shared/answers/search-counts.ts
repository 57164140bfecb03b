import { z } from 'zod';
import { text } from './parts.ts';

/** The days up to today that searches can be summed up over, as the query spells them. */
export const countedDays = ['7', '30', '90'] as const;

const searchCount = z.object({
  text: text.describe('As visitors typed it, without accents and capitals, cut to 80 characters.'),
  times: z.int(),
  results: z.int().describe('Of the last time; 200 means 200 or more.'),
});
export type SearchCount = z.infer<typeof searchCount>;

export const searchCounts = z.object({
  common: z.array(searchCount).describe('The commonest 50.'),
  empty: z.array(searchCount).describe('The commonest 50 of those that found nothing the last time.'),
});
export type SearchCounts = z.infer<typeof searchCounts>;
