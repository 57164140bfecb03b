/** The address of the site in browser tests, and its administrator. */
export const port = Number(process.env['TEST_PORT'] ?? 4173);
export const address = `http://127.0.0.1:${port}`;
/** Where the site looks for its server of mail; a test that reads mail opens one there. */
export const mailPort = port + 1;
export const admin = { email: 'admin@example.com', password: 'mot-mat-khau-du-dai' };
