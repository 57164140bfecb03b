import type { ComponentType, ReactNode } from 'react';
import type { Description } from '#shared/content-types/description.ts';
import type { AdminRow } from '../lists/record.ts';
import { articleStatusCell } from './article.tsx';
import { bannerHelp } from './banner.tsx';
import { departmentCell } from './position.tsx';
import { majorCell } from './subject.tsx';
import { MenuList } from './menu-list.tsx';

/** Where the screens of one resource differ from the others. Most fill none. */
export type Slots = {
  /** Cells written by hand, by the key of their column. */
  cells?: Readonly<Record<string, (row: AdminRow) => ReactNode>>;
  /** What stands beside the title of the list. */
  help?: ReactNode;
  /** Replaces the list screen. */
  list?: ComponentType;
};

/** The differences, by the part of the address. */
const differences: Readonly<Record<string, Slots>> = {
  menu: { list: MenuList },
  banners: { help: bannerHelp },
  'vi-tri': { cells: { bo_phan_id: departmentCell } },
  'mon-hoc': { cells: { nganh_hoc_id: majorCell } },
  'bai-viet': { cells: { status: articleStatusCell } },
};

export const slotsOf = ({ path }: Description): Slots => differences[path] ?? {};
