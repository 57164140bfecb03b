/** What a public page says of its address to the server, which reads it from the built routes. */
export type PageHandle = {
  /** The query parameters the page reads. Any other is taken off the address before the page is rendered. */
  query: readonly string[];
  /**
   * Whether the server may keep the answer to an address with these parameters for other visitors: one spelling of each
   * page, and no page of which strangers can make as many as they like.
   */
  isKept: (address: URL) => boolean;
  /** A script that is written into the page and runs before the others, so that what is not due is never seen. */
  early?: string;
  /** The page answers a form that is sent to its own address, of so many bytes at most; its `action` reads it. */
  takesForm?: number;
};
