import { shrinkTo, type Shrunk } from './shrink-steps.ts';

type ShrinkRequest = { file: Blob; maxBytes: number };
type Scope = {
  addEventListener: (type: 'message', listener: (event: MessageEvent<ShrinkRequest>) => void) => void;
  postMessage: (answer: Shrunk | null, transfer: Transferable[]) => void;
};

// The types of the page know no worker.
const scope = globalThis as unknown as Scope;

scope.addEventListener('message', ({ data: { file, maxBytes } }) => {
  void shrinkTo(file, maxBytes)
    .catch(() => null)
    .then((shrunk) => scope.postMessage(shrunk, []));
});
