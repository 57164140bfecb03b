/** Whom visitors and editors see as the author of an article where no administrator is known. */
export const unsigned = 'Admin';
