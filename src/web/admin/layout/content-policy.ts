import { z } from 'zod';

/**
 * What the content policy of the back office asks of its libraries; imported before them.
 *
 * The page names one nonce, which its own scripts carry; style elements that a library adds have to carry it too.
 */
export const styleNonce =
  typeof document === 'undefined' ? '' : (document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '');

if (typeof document !== 'undefined') {
  // Where dialogs find it that stop the page behind them from scrolling (the package get-nonce).
  Object.assign(globalThis, { __webpack_nonce__: styleNonce });
  // Otherwise zod tries whether it may make functions from text, which a browser reports. On the server it may.
  z.config({ jitless: true });
}
