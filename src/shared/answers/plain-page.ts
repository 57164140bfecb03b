import { z } from 'zod';
import { described, section } from './parts.ts';

export const plainPageDetail = described.extend({ sections: z.array(section) });
export type PlainPageDetail = z.infer<typeof plainPageDetail>;
