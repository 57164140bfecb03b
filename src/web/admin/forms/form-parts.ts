import type { ComponentType } from 'react';
import type { Description } from '#shared/content-types/description.ts';
import type { StoredRecord } from '../inputs/form-slots.ts';
import type { addressChange } from '../work/uses/address-change.ts';
import type { draftRemote } from './draft-remote.ts';
import type { DraftClash, DraftNote } from './draft-notes.tsx';
import type { Work } from './work.ts';

type PanelProps = { description: Description; record: StoredRecord | null };
/** What shows the page of what a form holds. */
export type PreviewPaneProps = { description: Description; work: Work; onClose: () => void };
export type PreviewButtonProps = {
  isShown: boolean;
  onShow: (Pane: ComponentType<PreviewPaneProps> | null) => void;
};
/**
 * `page`: the address at which visitors see just this; null where they see another version, or nothing. `dirty`: the form holds
 * what is not on the server; `keep` keeps that as the draft, and tells whether it could.
 */
export type PageToolsProps = { path: string; id: number; page: string | null; dirty: boolean; keep: () => Promise<boolean> };

/** What only the form of a record that exists is made of, from rooms above this one. */
export type EditParts = {
  addressChange: typeof addressChange;
  draftRemote: typeof draftRemote;
  DraftClash: typeof DraftClash;
  DraftNote: typeof DraftNote;
  UsesPanel: ComponentType<PanelProps>;
  ListingsPanel: ComponentType<PanelProps>;
  canBeListed: (description: Description) => boolean;
  PastAddresses: ComponentType<PanelProps>;
  PageTools: ComponentType<PageToolsProps>;
};
