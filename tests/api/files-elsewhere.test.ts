import { afterAll, expect, it } from 'vitest';
import { inProcessApi } from '#server/public/in-process-api.ts';
import { configuredSite } from '#server/public/site.ts';
import { pagePolicy } from '#server/http/content-policy.ts';
import { sharePictureOf } from '#server/seo/page-head.ts';
import { sitePublicApi } from '#server/start/app.ts';
import { siteRecordPages } from '#server/start/site-types.ts';
import { createTestApp } from '../support/app.ts';
import { renderedPages } from '../support/in-process-pages.ts';
import { pictureFile } from '../support/samples.ts';
import { createEditor } from '../support/sign-in.ts';

const filesUrl = 'https://cdn.truong.example';
const test = await createTestApp('sqlite', { filesUrl, publicUrl: 'https://truong.example' });
afterAll(test.close);
const editor = await createEditor(test);

type Career = { id: number; slug: string; name: string; image: string };

const form = new FormData();
for (const [name, value] of Object.entries({ name: 'Nhiếp ảnh', description: 'Chụp ảnh /uploads/ và hậu kỳ.', status: '1' }))
  form.set(name, value);
form.set('image', await pictureFile());
const saved = await editor.post<Career>('nghe-nghiep', form);
const path = saved.body.data.image;

it('visitors have pictures from elsewhere, and editors from the site itself', async () => {
  expect(path).toMatch(/^\/uploads\//);
  const list = await test.json<Career[]>('/api/nghe-nghiep');
  expect(list.body.data.map(({ image }) => image)).toEqual([filesUrl + path]);
  const { data } = (await test.json<Career & { description: string }>('/api/nghe-nghiep/nhiep-anh')).body;
  expect(data.image).toBe(filesUrl + path);
  expect(data.description).toBe('Chụp ảnh /uploads/ và hậu kỳ.');
  expect((await editor.get<Career>(`nghe-nghiep/${data.id}`)).body.data.image).toBe(path);
  // What fetches them for visitors gets them here.
  expect((await test.request(path)).status).toBe(200);
});

it('an answer of today can be sent back as it is', async () => {
  const { data } = (await test.json<Career>('/api/nghe-nghiep/nhiep-anh')).body;
  const answer = await editor.put<Career>(`nghe-nghiep/${data.id}`, { name: data.name, status: 1, image: data.image });
  expect([answer.status, answer.body.data.image]).toEqual([200, path]);
});

it('pages show them from there in every width', async () => {
  const reading = () => ({ db: test.db, now: test.clock.now() });
  const show = renderedPages(inProcessApi(sitePublicApi({ db: test.db, filesUrl }), reading));
  const html = await show('/nghe-nghiep/nhiep-anh');
  expect(html).toContain(`src="${filesUrl}/uploads/`);
  expect(html).toContain(`${filesUrl}${path.replace(/-\d+\.webp$/, '-320.webp')} 320w`);
  expect(html).not.toMatch(/["\s]\/uploads\/\w/);
});

it('the picture of a page that is shared is drawn of the file in the store, under one name', async () => {
  const { data } = (await test.json<Career>('/api/nghe-nghiep/nhiep-anh')).body;
  const share = sharePictureOf(siteRecordPages, { kind: 'nghe-nghiep', record: data }, configuredSite);
  expect(share).toBe(sharePictureOf(siteRecordPages, { kind: 'nghe-nghiep', record: { ...data, image: path } }, configuredSite));
  expect((await test.request(share)).status).toBe(200);
});

it('the policy of pages lets pictures come from there, and nothing else', () => {
  const kept = pagePolicy({ texts: [] }, '', filesUrl);
  expect(kept).toContain(`;img-src 'self' ${filesUrl};`);
  expect(kept.split(filesUrl)).toHaveLength(2);
  expect(pagePolicy({ nonce: 'a' }, '', filesUrl)).toContain(`;img-src 'self' blob: ${filesUrl};`);
  expect(pagePolicy({ texts: [] }, '')).not.toContain('img-src');
});
