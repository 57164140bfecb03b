import { z } from 'zod';
import { described, shownSection } from './parts.ts';

export const plainPageDetail = described.extend({ sections: z.array(shownSection) });
export type PlainPageDetail = z.infer<typeof plainPageDetail>;
