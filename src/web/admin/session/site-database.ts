let known: string | null = null;

/** What the API says of the database behind it, with each sign-in and each page. */
export const noteDatabase = (id: string): void => void (known = id);

/** Null before somebody is signed in. */
export const siteDatabase = (): string | null => known;
