import { memo } from 'react';
import { PastAddresses } from '../features/addresses/past-addresses.tsx';
import { ListingsPanel } from '../features/listings/listings-panel.tsx';
import { PreviewPane } from '../features/previews/preview-pane.tsx';
import { PreviewTools } from '../features/previews/preview-tools.tsx';
import { addressChange } from '../work/uses/address-change.ts';
import { UsesPanel } from '../work/uses/uses-panel.tsx';
import type { EditParts } from '../forms/record-form.tsx';
import { draftRemote } from '../forms/draft-remote.ts';
import { DraftClash, DraftNote } from '../forms/draft-notes.tsx';

/** What only the form of a record that exists is made of; that of a new one does without. */
export const editParts: EditParts = {
  addressChange,
  draftRemote,
  DraftClash,
  DraftNote,
  PreviewPane,
  PreviewTools,
  // What is typed in a field is nothing to these.
  ListingsPanel: memo(ListingsPanel),
  PastAddresses: memo(PastAddresses),
  UsesPanel: memo(UsesPanel),
};
