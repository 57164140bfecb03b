import type { FormSlots } from '../inputs/form-slots.ts';
import type { ListSlots } from '../lists/list-screen.tsx';

/** Where the screens of one content type differ from the others; most differ nowhere. */
export type Slots = { list?: ListSlots; form?: FormSlots };
