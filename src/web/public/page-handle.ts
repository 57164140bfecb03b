/** What a public page says of its address to the server, which reads it from the built routes. */
export type PageHandle = {
  /** The query parameters the page reads. Any other is taken off the address before the page is rendered. */
  query: readonly string[];
};
