import { PastAddresses } from '../features/addresses/past-addresses.tsx';
import { ListingsPanel } from '../features/listings/listings-panel.tsx';
import { PreviewPane } from '../features/previews/preview-pane.tsx';
import { PreviewTools } from '../features/previews/preview-tools.tsx';
import { UsesPanel } from '../work/uses/uses-panel.tsx';
import type { EditParts } from '../forms/record-form.tsx';
import { DraftClash, DraftNote } from '../forms/draft-notes.tsx';

/** What only the form of a record that exists is made of; that of a new one does without. */
export const editParts: EditParts = { DraftClash, DraftNote, ListingsPanel, PastAddresses, PreviewPane, PreviewTools, UsesPanel };
