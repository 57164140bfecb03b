/** Where the browser tests find the site, and who may sign in there. */
export const port = Number(process.env['TEST_PORT'] ?? 4173);
export const address = `http://127.0.0.1:${port}`;
export const admin = { email: 'admin@example.com', password: 'mot-mat-khau-du-dai' };
