import type { APIRequestContext, Page } from '@playwright/test';
import type { Account, Issued } from '#shared/answers/accounts.ts';
import { adminMePath, loginCall } from '#shared/admin-paths.ts';
import { admin } from './site.ts';

let made = 0;

/** Accounts beside the one that all tests share; they go when the test ends, whoever made them. */
export class SpareAccounts {
  readonly #request: APIRequestContext;
  readonly #token: string;
  readonly #emails = new Set<string>();

  constructor(request: APIRequestContext, token: string) {
    this.#request = request;
    this.#token = token;
  }

  /** An e-mail nobody has; the account that comes to have it is removed. */
  newEmail(): string {
    const email = `tai-khoan-${Date.now().toString(36)}${(made += 1)}@example.com`;
    this.#emails.add(email);
    return email;
  }

  async create(name: string): Promise<Issued> {
    await this.prove();
    const data = { email: this.newEmail(), name, role: 'editor' };
    const answer = await this.#request.post('/api/admin/accounts', { headers: this.#headers(), data });
    return ((await answer.json()) as { data: Issued }).data;
  }

  /** Signs in elsewhere and gives the token. */
  async signIn(email: string, password: string): Promise<string> {
    const answer = await this.#request.post(loginCall, { data: { email, password } });
    return ((await answer.json()) as { data: { token: string } }).data.token;
  }

  /** The session that all tests share may be older than what needs no proof. */
  async prove(): Promise<void> {
    await this.#request.post('/api/admin/me/proof', { headers: this.#headers(), data: { password: admin.password } });
  }

  async clear(): Promise<void> {
    if (this.#emails.size === 0) return;
    await this.prove();
    const headers = this.#headers();
    const answer = await this.#request.get('/api/admin/accounts', { headers });
    const { data } = (await answer.json()) as { data: Account[] };
    for (const { id, email } of data)
      if (this.#emails.has(email)) await this.#request.delete(`/api/admin/accounts/${id}`, { headers });
  }

  #headers = () => ({ Authorization: `Bearer ${this.#token}` });
}

/** Goes on with another session in this tab; none when the token is null. */
export async function become(page: Page, token: string | null): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((next) => (next === null ? localStorage.removeItem('token') : localStorage.setItem('token', next)), token);
}

/** Opens 'Tài khoản của tôi' by the name in the header. */
export async function openOwnAccount(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Tài khoản của tôi/ })
    .click();
  await page.waitForURL(`**${adminMePath}`);
}
