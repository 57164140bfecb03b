/** What `status` holds of a record that visitors see, and of one that they do not. Apart from its field, which brings zod along. */
export const shown = 1;
export const hidden = 0;
