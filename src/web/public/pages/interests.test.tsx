import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import {
  type ActionFunction,
  createStaticHandler,
  createStaticRouter,
  type LoaderFunction,
  RouterContextProvider,
  StaticRouterProvider,
  useActionData,
  useLoaderData,
} from 'react-router';
import { describe, expect, it } from 'vitest';
import { type InterestCareer, interestCareer } from '#shared/answers/interests.ts';
import { interestActivities } from '#shared/guidance/interest-activities.ts';
import type { InterestLetter } from '#shared/guidance/interest-letters.ts';
import { interestCaution } from '#shared/guidance/interest-introduction.ts';
import { apiContext, createApi } from '#web/api.ts';
import * as interests from './interests.tsx';

const Page = interests.default as unknown as ComponentType<{ loaderData: unknown; actionData: unknown }>;

/** The page as the server makes it: what a browser without scripts shows. */
async function open(careers: readonly InterestCareer[], form?: Record<string, string>) {
  const context = new RouterContextProvider();
  context.set(
    apiContext,
    createApi(async (path) =>
      path === '/api/kham-pha'
        ? { status: 200, answer: { success: true, data: careers } }
        : { status: 500, answer: { success: false, message: 'Có lỗi xảy ra' } },
    ),
  );
  const { loader, action } = interests as unknown as { loader: LoaderFunction; action: ActionFunction };
  const handler = createStaticHandler([
    { path: '/kham-pha', loader, action, Component: () => <Page loaderData={useLoaderData()} actionData={useActionData()} /> },
  ]);
  const sent = form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) };
  const found = await handler.query(new Request('http://site.test/kham-pha', sent), { requestContext: context });
  if (found instanceof Response) throw new Error('The page leads elsewhere.');
  const router = createStaticRouter(handler.dataRoutes, found);
  const html = renderToString(<StaticRouterProvider router={router} context={found} hydrate={false} />);
  const words = html
    .replaceAll(/<!--.*?-->|<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return { status: found.statusCode, html, words };
}

const major = { id: 1, name: 'Ngành Minh họa', slug: 'minh-hoa', parent_slug: 'my-thuat' };
const careerOf = (id: number, name: string, letters: InterestLetter[]): InterestCareer =>
  interestCareer.parse({
    id,
    name,
    slug: `nghe-${id}`,
    image: null,
    image_meta: null,
    positions:
      letters.length === 0 ? [] : [{ id, name: `Vị trí ${id}`, slug: `vi-tri-${id}`, holland: letters, nganh_hocs: [major] }],
  });
const careers = [careerOf(1, 'Nghề vẽ', ['A']), careerOf(2, 'Nghề đếm', ['C']), careerOf(3, 'Nghề khác', [])];

/** A form in which everything has an answer: the given one for some letters, 1 for all others. */
const formWith = (letters: Partial<Record<InterestLetter, number>>) =>
  Object.fromEntries(interestActivities.map(({ letter }, place) => [`viec-${place + 1}`, String(letters[letter] ?? 1)]));

describe("'Khám phá theo sở thích' without scripts", () => {
  it('asks everything in one form, with what it is and what it is not before it', async () => {
    const { status, html, words } = await open(careers);
    expect(status).toBe(200);
    expect(words).toContain('30 việc, khoảng 5 phút, không có câu trả lời đúng hay sai');
    expect(words).toContain(interestCaution);
    expect(html).toMatch(/<form [^>]*action="\/kham-pha" method="post"/);
    expect(html.match(/type="radio"/g)).toHaveLength(150);
    expect(html).not.toContain('checked=""');
    for (const { text } of interestActivities) expect(words).toContain(text);
  });

  it('answers with careers, the majors that lead there, and why', async () => {
    const { status, html, words } = await open(careers, formWith({ A: 4 }));
    expect(status).toBe(200);
    const places = [
      interestCaution,
      'Bạn thích làm gì',
      'Sáng tạo, tưởng tượng : 20 trên 20',
      'Gần với điều bạn thích 1 nghề Nghề vẽ Bạn thích “',
      'Vị trí 1',
      'Ngành dẫn tới đó 1 ngành Ngành gần nhất của nhiều vị trí trong “Gần với điều bạn thích” hơn thì đứng trước. Ngành Minh họa',
      'Làm lại',
    ].map((text) => words.indexOf(text));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
    for (const path of ['/nghe-nghiep/nghe-1', '/nghe-nghiep/nghe-1/vi-tri-1', '/nganh-hoc/my-thuat/minh-hoa'])
      expect(html).toContain(`href="${path}"`);
    expect(words).not.toMatch(/Nghề đếm|Cũng đáng xem|Bạn là|%/);
    // An answer that was made for one visitor names no address of it.
    expect(html).not.toContain('viec-1');
  });

  it('says first that the school teaches design only where creating is low', async () => {
    const { words } = await open(careers, formWith({ A: 0, C: 4 }));
    expect(words.indexOf('trường này chỉ dạy thiết kế')).toBeGreaterThan(0);
    expect(words.indexOf('trường này chỉ dạy thiết kế')).toBeLessThan(words.indexOf('Bạn thích làm gì'));
    expect(words).toContain('Nghề đếm');
  });

  it('shows all careers in the order of the site where nothing stands out', async () => {
    const { words } = await open(careers, formWith({}));
    expect(words).toContain('Bạn chưa nghiêng hẳn về đâu');
    expect(words).toContain('Các nghề trên trang 3 nghề Nghề vẽ Nghề đếm Nghề khác');
    expect(words).not.toMatch(/Gần với điều bạn thích|Cũng đáng xem|Ngành dẫn tới đó/);
  });

  it('tells what has no answer at its place, and keeps the rest', async () => {
    const { 'viec-7': _, ...rest } = formWith({ A: 4 });
    const { status, html, words } = await open(careers, { ...rest, 'viec-30': 'x' });
    expect(status).toBe(422);
    expect(words).toContain('Còn 2 việc chưa có câu trả lời');
    expect(words.match(/Bạn chưa trả lời việc này\./g)).toHaveLength(2);
    expect(html.match(/checked=""/g)).toHaveLength(28);
    expect(html).toContain('href="#viec--7"');
    expect(html).toMatch(/id="viec--7"[^>]* aria-describedby="viec--7-thieu"/);
    expect(words).not.toContain('Bạn thích làm gì');
  });

  it('takes any form for one without answers', async () => {
    for (const form of [{}, { a: 'b' }, { 'viec-1': '9', 'viec-2': '-1', 'viec-3': '<script>' }]) {
      const { status, html } = await open(careers, form as Record<string, string>);
      expect(status).toBe(422);
      expect(html).not.toContain('checked=""');
      expect(html).not.toContain('<script>');
    }
  });

  it('says that it is being prepared while no position can be compared', async () => {
    const bare = [careerOf(3, 'Nghề khác', [])];
    for (const form of [undefined, formWith({ A: 4 })]) {
      const { words } = await open(bare, form);
      expect(words).toContain('Phần này đang được chuẩn bị.');
      expect(words).not.toContain('Bạn thích làm gì');
    }
  });
});
