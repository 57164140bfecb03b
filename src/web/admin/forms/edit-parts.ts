import { PastAddresses } from '../addresses/past-addresses.tsx';
import { ListingsPanel } from '../listings/listings-panel.tsx';
import { PreviewPane } from '../previews/preview-pane.tsx';
import { PreviewTools } from '../previews/preview-tools.tsx';
import { UsesPanel } from '../uses/uses-panel.tsx';
import { DraftClash, DraftNote } from './draft-notes.tsx';

/** What only the form of a record that exists is made of; that of a new one does without. */
export const editParts = { DraftClash, DraftNote, ListingsPanel, PastAddresses, PreviewPane, PreviewTools, UsesPanel };
