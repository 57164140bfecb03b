import type { ListMeta } from '#shared/answers/wire.ts';

/** A list as a call answers it; `meta` only when a part of it was asked for. */
export type ListOf<Item> = { data: Item[]; meta?: ListMeta };
