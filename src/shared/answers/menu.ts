import { z } from 'zod';
import { id, text } from './parts.ts';

const menuChild = z.object({ id, title: text, url: text.nullable(), slug: text, order: z.int() });
export type MenuChild = z.infer<typeof menuChild>;

export const menuItem = menuChild.extend({ type: z.enum(['dropdown', 'link']), children: z.array(menuChild) });
export type MenuItem = z.infer<typeof menuItem>;
