import type { APIRequestContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { recordPaths } from './record-paths.ts';
import { expect, test as base } from './kept-context.ts';
import { SpareAccounts } from './spare-accounts.ts';
import { watchRefusals } from './watch-policy.ts';

type Stored = { id: number; slug: string; version: number } & Record<string, unknown>;
type FileToPick = { name: string; mimeType: string; buffer: Buffer };

let made = 0;

/** A name no other record has. */
export const ownName = (text: string) => `${text} ${Date.now().toString(36)}${(made += 1)}`;

/** A picture of one colour, another with each call. */
export async function picture(name = 'ảnh đẹp.png'): Promise<FileToPick> {
  const background = { r: ((made += 1) * 53) % 256, g: (made * 97) % 256, b: Date.now() % 256 };
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

/** Begins as a PNG does and is one byte too large. */
export const heavyPicture = (megabytes: number): FileToPick => ({
  name: 'ảnh nặng.png',
  mimeType: 'image/png',
  buffer: Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')], megabytes * 1024 * 1024 + 1),
});

/** The first box of a container whose main brand tells what is in it: 'avif', 'heic'. */
export const containerOf = (brand: string): Buffer => Buffer.from(`\0\0\0\x14ftyp${brand}\0\0\0\0mif1`, 'latin1');

/** The API as an administrator of this test alone; what it creates goes when the test ends. */
export class Records {
  readonly #request: APIRequestContext;
  readonly token: string;
  readonly #created: [path: string, id: number][] = [];

  constructor(request: APIRequestContext, token: string) {
    this.#request = request;
    this.token = token;
  }

  async create(path: string, data: Record<string, unknown>): Promise<Stored> {
    const stored = await this.#send('post', recordPaths.create(path), data);
    this.#created.push([path, stored.id]);
    return stored;
  }

  update = (path: string, id: number, data: Record<string, unknown>) => this.#send('put', recordPaths.record(path, id), data);

  get = (path: string, id: number) => this.#send('get', recordPaths.record(path, id));

  remove = (path: string, id: number) => this.#request.delete(recordPaths.record(path, id), { headers: this.#headers() });

  /** Takes a deleted record out of the trash for good. */
  purge = (path: string, id: number) => this.#request.delete(`/api/admin/trash/${path}/${id}`, { headers: this.#headers() });

  /** The newest record of a resource that goes by this name or title. */
  async find(path: string, name: string): Promise<Stored> {
    const answer = await this.#request.get(`${recordPaths.list(path)}?sort_by=id&sort_order=desc&per_page=100`, {
      headers: this.#headers(),
    });
    const { data } = (await answer.json()) as { data: Stored[] };
    const found = data.find((row) => row['name'] === name || row['title'] === name);
    if (!found) throw new Error(`${path} has no ${name}.`);
    return this.get(path, found.id);
  }

  /** Takes a record made on the screen along when the test ends. */
  adopt = (path: string, id: number) => this.#created.push([path, id]);

  leaves = () => this.#created.length > 0;

  async revoke(): Promise<void> {
    await this.#request.post('/api/admin/logout', { headers: this.#headers() });
  }

  async clear(token: string): Promise<void> {
    const headers = { Authorization: `Bearer ${token}` };
    const last = this.#created.toReversed();
    while (last.length > 0) {
      const path = last[0]?.[0];
      const end = last.findIndex(([other]) => other !== path);
      // Those of one kind do not hang on each other, menus excepted.
      const together = last.splice(0, path === 'menu' ? 1 : end === -1 ? last.length : end);
      await Promise.all(together.map(([, id]) => this.#request.delete(recordPaths.record(path ?? '', id), { headers })));
    }
  }

  #headers = () => ({ Authorization: `Bearer ${this.token}` });

  async #send(method: 'get' | 'post' | 'put', path: string, data?: Record<string, unknown>): Promise<Stored> {
    const answer = await this.#request[method](path, { headers: this.#headers(), ...(data && { data }) });
    const body = (await answer.json()) as { success: boolean; data: Stored };
    if (!body.success) throw new Error(`${method} ${path}: ${JSON.stringify(body)}`);
    return body.data;
  }
}

const newestFirst = (list: string) => `/admin/${list}?sort_by=id&sort_order=desc&status=all`;

/** What an editor does in front of a form. */
export class FormEditor {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  field = (label: string): Locator => this.page.getByRole('main').getByLabel(label, { exact: true });

  section = (number: number): Locator => this.page.getByRole('group', { name: `Mục ${number}`, exact: true });

  /** Opens groups of the form that are closed. */
  async openGroups(...titles: string[]): Promise<void> {
    for (const title of titles) await this.page.locator('form details:not([open]) > summary', { hasText: title }).click();
  }

  /** Goes to a screen as whoever types its address: what was told, chosen or begun on the one before is gone. */
  async go(address: string): Promise<void> {
    await this.page.goto(address);
  }

  /** Goes to a screen as a link leads there: what the tab has loaded is not loaded anew, which costs more than most screens. */
  async move(address: string): Promise<void> {
    await this.page.evaluate(`window.__reactRouterDataRouter.navigate(${JSON.stringify(address)})`);
  }

  async open(address: string): Promise<void> {
    await this.go(address);
    await expect(this.page.getByRole('button', { name: 'Lưu', exact: true })).toBeVisible();
  }

  async fill(texts: Record<string, string>): Promise<void> {
    for (const [label, text] of Object.entries(texts)) await this.field(label).fill(text);
  }

  async choose(label: string, option: string): Promise<void> {
    const box = this.page.getByRole('combobox', { name: label, exact: true });
    await box.click();
    await box.fill(option);
    await this.page.getByRole('option', { name: option, exact: true }).click();
    await expect(box).toHaveValue(option);
  }

  async addSection({ title, content, bullets }: { title: string; content: string; bullets: string[] }): Promise<void> {
    await this.page.getByRole('button', { name: 'Thêm mục' }).click();
    const section = this.page.getByRole('group', { name: /^Mục \d+$/ }).last();
    await section.getByLabel('Tiêu đề mục').fill(title);
    await section.getByLabel('Nội dung mục').fill(content);
    for (const bullet of bullets) {
      await section.getByRole('button', { name: 'Thêm dòng' }).click();
      await section.getByLabel('Gạch đầu dòng').last().fill(bullet);
    }
  }

  async addTags(label: string, ...tags: string[]): Promise<void> {
    for (const tag of tags) {
      await this.field(label).fill(tag);
      await this.field(label).press('Enter');
    }
  }

  async pick(label: string, file: FileToPick): Promise<void> {
    await this.field(label).setInputFiles(file);
    await expect(this.page.getByText(file.name)).toBeVisible();
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Lưu', exact: true }).click();
  }

  async saveAndRead(toast: string): Promise<void> {
    await this.save();
    await expect(this.page.getByText(toast, { exact: true })).toBeVisible();
    await expect(this.page.getByRole('button', { name: 'Lưu', exact: true })).toBeHidden();
  }

  /** Nothing of the page lies beside the window. */
  async expectFits(): Promise<void> {
    expect(await this.page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')).toBeLessThanOrEqual(0);
  }

  /** Opens the form of a new record from its list, which is there again after saving: the newest on top. */
  async openNew(list: string): Promise<void> {
    await this.go(newestFirst(list));
    await this.page
      .getByRole('link', { name: /^Thêm / })
      .first()
      .click();
    await expect(this.page.getByRole('button', { name: 'Lưu', exact: true })).toBeVisible();
  }

  /** The row of a record in its list, the newest on top. */
  async row(list: string, name: string): Promise<Locator> {
    await this.go(newestFirst(list));
    return this.rowHere(name);
  }

  /** The row of a record in the list that is open. */
  async rowHere(name: string): Promise<Locator> {
    const row = this.page.getByRole('row').filter({ hasText: name });
    await expect(row).toHaveCount(1);
    return row;
  }

  async remove(list: string, name: string, question: string, toast: string): Promise<void> {
    await this.row(list, name);
    await this.removeHere(name, question, toast);
  }

  async removeHere(name: string, question: string, toast: string): Promise<void> {
    const row = await this.rowHere(name);
    await row.getByRole('button', { name: 'Xóa' }).click();
    const dialog = this.page.getByRole('dialog');
    await expect(dialog).toContainText(question);
    await dialog.getByRole('button', { name: 'Xóa' }).click();
    await expect(this.page.getByText(toast, { exact: true })).toBeVisible();
    await expect(row).toHaveCount(0);
  }
}

/** Fills the login as an administrator does. */
export async function signInByHand(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mật khẩu').fill(password);
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
}

/** A signed-in page that does nothing its policy refuses, an editor in front of it, and records of the test's own. */
export const test = base.extend<{ records: Records; editor: FormEditor; accounts: SpareAccounts }>({
  // Nothing in the back office is about motion, and every dialog would be waited for.
  contextOptions: { reducedMotion: 'reduce' },
  records: async ({ request, session }, use) => {
    const records = new Records(request, await session.token(request));
    await use(records);
    // The test may have ended its own session.
    if (records.leaves()) await records.clear(await session.token(request));
  },
  editor: async ({ context, page, records }, use) => {
    // The tab that stays is at the site already; what it stores is there for all.
    await context.pages()[0]?.evaluate((token) => localStorage.setItem('token', token), records.token);
    const seen = await watchRefusals(page);
    await use(new FormEditor(page));
    expect(seen).toEqual([]);
  },
  accounts: async ({ request, records }, use) => {
    const accounts = new SpareAccounts(request, records.token);
    await use(accounts);
    await accounts.clear();
  },
});

export { expect };
