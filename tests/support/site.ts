/** The address of the site in browser tests, and its administrator. */
export const port = Number(process.env['TEST_PORT'] ?? 4173);
export const address = `http://127.0.0.1:${port}`;
export const admin = { email: 'admin@example.com', password: 'mot-mat-khau-du-dai' };
