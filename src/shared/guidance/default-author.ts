/** The author of an article that is shown where no administrator is known. */
export const defaultAuthor = 'Admin';
