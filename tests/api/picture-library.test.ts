import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BatchDone } from '#shared/answers/batch.ts';
import type { LibraryPicture } from '#shared/answers/pictures.ts';
import type { PictureMeta } from '#shared/answers/parts.ts';
import { article, banner, career, position } from '#shared/content-types/index.ts';
import { sweepPictures } from '#server/crud/sweep-pictures.ts';
import { thinPictures } from '#server/picture-library/thin-pictures.ts';
import { cropAround } from '#server/seo/share-drawing.ts';
import { libraryPictureRecord, siteRecordTypes } from '#server/start/site-types.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { pictureFile, toForm } from '../support/samples.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';

type Pictured = { id: number; version: number; image: string | null; image_meta: PictureMeta | null };
type Batched = { batch: number };

const day = 24 * 60 * 60 * 1000;
let seed = 1_000;

describe.each(dialects)('the picture library on %s', (dialect) => {
  let test: TestApp;
  let editor: Editor;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    editor = await createEditor(test, { role: 'editor' });
  });
  afterAll(() => test.close());

  const content = () => ({ db: test.db, dialect, files: test.files, clock: test.clock.now, types: siteRecordTypes });
  const file = (name = 'ảnh lớp học.png', width = 800) => pictureFile({ name, width, height: 600, seed: (seed += 1) });
  const upload = async (image?: File) =>
    (await editor.post<LibraryPicture>('kho-anh', toForm({ image: image ?? (await file()) }))).body.data;
  const read = async (id: number) => (await editor.get<LibraryPicture>(`kho-anh/${id}`)).body.data;
  const list = async (query: string) => (await editor.get<LibraryPicture[]>(`kho-anh/all?${query}`)).body.data;
  const named = (pictures: LibraryPicture[]) => pictures.map(({ name }) => name);
  const undo = async (meta: unknown) => (await editor.post('undo', { batch: (meta as Batched).batch })).status;
  const files = (path: string) => {
    const name = path.slice('/uploads/'.length).replace(/-\d+\.webp$/, '');
    return test.files.names().filter((each) => each.startsWith(name));
  };
  /** A shown career with a picture from the library. */
  const careerWith = async (path: string, name?: string) => {
    const { id, slug } = await build(test, career, name === undefined ? {} : { name });
    const { body } = await editor.put<Pictured>(`nghe-nghiep/${id}`, { image: path });
    expect(body.success).toBe(true);
    return { id, slug, image: body.data.image };
  };
  const publicMeta = async (slug: string) =>
    (await test.json<Pictured>(`/api/nghe-nghiep/${slug}`, { method: 'GET' })).body.data.image_meta;

  it('keeps what is uploaded, with its name, and says when by whom', async () => {
    const image = await file('Xưởng may.png');
    const { status, body } = await editor.post<LibraryPicture>('kho-anh', toForm({ image }));
    expect([status, body.message, body.meta]).toEqual([201, 'Đã đưa ảnh vào kho.', { was_there: false }]);
    expect(body.data).toMatchObject({
      name: 'Xưởng may.png',
      alt: '',
      state: 'kept',
      uses: { count: 0 },
      versions: 0,
      needs_alt: false,
      created_at: test.clock.now().toISOString(),
    });
    expect(body.data.bytes).toBeGreaterThan(0);
    expect(body.data.created_by).not.toBeNull();
    // Nobody uses it, and the nightly work leaves it alone.
    test.clock.set(new Date(test.clock.now().getTime() + 2 * day));
    await sweepPictures(content());
    expect(files(body.data.path)).not.toEqual([]);
    // An equal picture is that one.
    const again = await editor.post<LibraryPicture>('kho-anh', toForm({ image }));
    expect([again.body.data.id, again.body.meta]).toEqual([body.data.id, { was_there: true }]);
  });

  it('refuses what is no picture, and more than two megabytes', async () => {
    const wrong = await editor.post('kho-anh', toForm({ image: new File(['chữ'], 'a.png') }));
    expect([wrong.status, wrong.body.errors]).toEqual([415, { image: ['Chỉ được chọn file ảnh'] }]);
    const none = await editor.post('kho-anh', toForm({}));
    expect([none.status, none.body.errors]).toEqual([422, { image: ['Vui lòng chọn ảnh'] }]);
    const bytes = new Uint8Array(2 * 1024 * 1024 + 1);
    bytes.set([0xff, 0xd8, 0xff, 0xe0]);
    const large = await editor.post('kho-anh', toForm({ image: new File([bytes], 'a.jpg') }));
    expect([large.status, large.body.message]).toEqual([413, 'Ảnh quá lớn (tối đa 2MB)']);
  });

  it('is chosen from in a form by the address of a picture, with or without the host; another address is refused', async () => {
    const picture = await upload();
    const { id } = await build(test, career);
    const chosen = await editor.put<Pictured>(`nghe-nghiep/${id}`, { image: `https://example.com${picture.path}` });
    expect(chosen.body.data).toMatchObject({ image: picture.path, image_meta: { width: 800 }, version: 2 });
    const same = await editor.put<Pictured>(`nghe-nghiep/${id}`, { image: picture.path });
    expect(same.body.data.version).toBe(2);
    const unknown = await editor.put(`nghe-nghiep/${id}`, { image: '/uploads/khong-co-640.webp' });
    expect([unknown.status, unknown.body.errors]).toEqual([
      422,
      { image: ['Hình ảnh: ảnh đã chọn không còn trong kho, hãy chọn ảnh khác.'] },
    ]);
    const made = await editor.post<Pictured>('nghe-nghiep', { name: 'Nghề chọn ảnh', image: picture.path });
    expect(made.body.data).toMatchObject({ image: picture.path });
    const asForm = await editor.post<Pictured>('nghe-nghiep', toForm({ name: 'Nghề chọn ảnh hai', image: picture.path }));
    expect(asForm.body.data).toMatchObject({ image: picture.path });
    expect((await read(picture.id)).uses.count).toBe(3);
  });

  it('says once what a picture shows and which point crops keep: every answer has it at once, and it can be taken back', async () => {
    const picture = await upload();
    const { id, slug } = await careerWith(picture.path);
    expect((await publicMeta(slug))!).not.toHaveProperty('alt');
    const change = { alt: 'Một bàn cắt vải', focus_x: 20, focus_y: 75, version: picture.version };
    const { status, body } = await editor.put<LibraryPicture>(`kho-anh/${picture.id}`, change);
    expect([status, body.data.meta.alt, body.data.meta.focus]).toEqual([200, 'Một bàn cắt vải', { x: 20, y: 75 }]);
    const said = { alt: 'Một bàn cắt vải', focus: { x: 20, y: 75 } };
    expect(await publicMeta(slug)).toMatchObject(said);
    const listed = await test.json<Pictured[]>('/api/nghe-nghiep', { method: 'GET' });
    expect(listed.body.data.find((each) => each.id === id)?.image_meta).toMatchObject(said);
    const own = await editor.get<Pictured>(`nghe-nghiep/${id}`);
    expect(own.body.data).toMatchObject({ version: 2, image_meta: said });
    const found = await editor.get<Pictured[]>('nghe-nghiep/all?per_page=100');
    expect(found.body.data.find((each) => each.id === id)?.image_meta).toMatchObject(said);

    const stale = await editor.put(`kho-anh/${picture.id}`, { alt: 'Khác', version: picture.version });
    expect(stale.status).toBe(409);
    expect((await editor.put(`kho-anh/${picture.id}`, { focus_x: null })).body.errors).toHaveProperty('focus_x');
    expect((await editor.put(`kho-anh/${picture.id}`, { focus_x: 101 })).status).toBe(422);
    expect((await editor.put<LibraryPicture>(`kho-anh/${picture.id}`, { state: 'deleted' })).body.data.state).toBe('kept');
    expect(await undo(body.meta)).toBe(200);
    expect((await publicMeta(slug))!).not.toHaveProperty('alt');
  });

  it('is in the journal, which names the picture', async () => {
    const picture = await upload(await file('Nhật ký.png'));
    await editor.put(`kho-anh/${picture.id}`, { alt: 'Một cuốn sổ' });
    const { body } = await editor.get<{ title: string; changed: string[]; action: string }[]>('journal?resource=kho-anh');
    expect(body.data[0]).toMatchObject({ title: 'Nhật ký.png', changed: ['alt'], action: 'update' });
  });

  it('replaces a picture wherever live records show it, in one batch, and takes it back in one', async () => {
    const [old, other] = [await upload(await file('cũ.png')), await upload(await file('mới.png'))];
    const one = await careerWith(old.path);
    const two = await careerWith(old.path);
    const post = await build(test, position);
    await editor.put(`vi-tri/${post.id}`, { thumbnail: old.path, image: old.path });
    const kept = await careerWith(other.path);
    await editor.put(`nghe-nghiep/${kept.id}/draft`, { image: old.path });

    const before = await read(old.id);
    expect(before).toMatchObject({ uses: { count: 4 }, drafts: { count: 1 } });
    expect(before.uses.first.map(({ resource, field }) => `${resource} ${field}`).sort()).toEqual([
      'nghe-nghiep image',
      'nghe-nghiep image',
      'vi-tri image',
      'vi-tri thumbnail',
    ]);
    const { status, body } = await editor.post<BatchDone>(`kho-anh/${old.id}/replace`, { by: other.id });
    expect([status, body.data, body.message]).toEqual([200, { count: 3 }, 'Đã thay ảnh ở 3 bản ghi.']);
    const shown = async (path: string) => (await editor.get<Pictured>(path)).body.data.image;
    for (const { id } of [one, two]) expect(await shown(`nghe-nghiep/${id}`)).toBe(other.path);
    expect((await editor.get(`vi-tri/${post.id}`)).body.data).toMatchObject({ thumbnail: other.path, image: other.path });
    // Versions and drafts keep theirs.
    expect(await read(old.id)).toMatchObject({ uses: { count: 0 }, drafts: { count: 1 }, versions: 3 });
    expect((await editor.get<{ record: Pictured }>(`nghe-nghiep/${kept.id}/draft`)).body.data.record.image).toBe(old.path);
    expect(await undo(body.meta)).toBe(200);
    for (const { id } of [one, two]) expect(await shown(`nghe-nghiep/${id}`)).toBe(old.path);
    expect((await editor.post(`kho-anh/${old.id}/replace`, { by: 999_999 })).status).toBe(404);
  });

  it('replaces a picture of many records of one type in few queries, and takes that back', async () => {
    const [old, other] = [await upload(), await upload()];
    for (let count = 0; count < 12; count += 1) {
      const { id } = await build(test, career);
      await editor.put(`nghe-nghiep/${id}`, { image: old.path });
    }
    const { body } = await editor.post<BatchDone>(`kho-anh/${old.id}/replace`, { by: other.id });
    expect([body.data.count, body.message]).toEqual([12, 'Đã thay ảnh ở 12 nghề nghiệp.']);
    expect(await undo(body.meta)).toBe(200);
    expect((await read(old.id)).uses.count).toBe(12);
  });

  it('deletes a picture from the library and the records that show it, and takes both back in one', async () => {
    const picture = await upload();
    const { id } = await careerWith(picture.path);
    const { status, body } = await editor.remove<BatchDone>(`kho-anh/${picture.id}`);
    expect([status, body.message]).toEqual([200, 'Đã xóa ảnh khỏi kho và gỡ khỏi 1 nghề nghiệp.']);
    expect((await editor.get<Pictured>(`nghe-nghiep/${id}`)).body.data.image).toBeNull();
    expect((await list('per_page=100')).map((each) => each.id)).not.toContain(picture.id);
    expect((await list('filter=deleted&per_page=100')).map((each) => each.id)).toContain(picture.id);
    expect(await undo(body.meta)).toBe(200);
    expect((await editor.get<Pictured>(`nghe-nghiep/${id}`)).body.data.image).toBe(picture.path);
    expect(await read(picture.id)).toMatchObject({ state: 'kept', uses: { count: 1 } });
  });

  it('brings a deleted picture back; only Quản trị takes one away for good, and none that a version names', async () => {
    const [picture, named] = [await upload(), await upload()];
    await careerWith(named.path);
    const admin = await createEditor(test);
    expect((await admin.remove(`kho-anh/${picture.id}/forever`)).status).toBe(409);
    for (const { id } of [picture, named]) await editor.remove(`kho-anh/${id}`);
    expect((await editor.post<LibraryPicture>(`kho-anh/${picture.id}/restore`)).body.data.state).toBe('kept');
    await editor.remove(`kho-anh/${picture.id}`);
    expect((await editor.remove(`kho-anh/${picture.id}/forever`)).status).toBe(403);
    const held = await admin.remove(`kho-anh/${named.id}/forever`);
    expect(held.status).toBe(409);
    expect(held.body.message).toContain('phiên bản cũ còn cần ảnh này');
    expect((await admin.remove(`kho-anh/${picture.id}/forever`)).body.message).toBe('Đã xóa vĩnh viễn ảnh.');
    expect(files(picture.path)).toEqual([]);
    expect((await editor.get(`kho-anh/${picture.id}`)).status).toBe(404);
  });

  it('lets go of what was deleted longer ago than the trash is kept, unless something names it', async () => {
    const [picture, named, fresh] = [await upload(), await upload(), await upload()];
    await careerWith(named.path);
    for (const { id } of [picture, named]) await editor.remove(`kho-anh/${id}`);
    await thinPictures(content(), libraryPictureRecord, 30);
    expect(files(picture.path)).not.toEqual([]);
    test.clock.set(new Date(test.clock.now().getTime() + 31 * day));
    const later = await createEditor(test, { role: 'editor' });
    await later.remove(`kho-anh/${fresh.id}`);
    await thinPictures(content(), libraryPictureRecord, 30);
    expect(files(picture.path)).toEqual([]);
    expect(files(named.path)).not.toEqual([]);
    expect(files(fresh.path)).not.toEqual([]);
    editor = later;
  });

  it('leaves pictures of the settings to Quản trị', async () => {
    const admin = await createEditor(test);
    const [old, other] = [await upload(), await upload()];
    expect((await admin.put('cai-dat', { share_picture: old.path })).status).toBe(200);
    const refused = await editor.post(`kho-anh/${old.id}/replace`, { by: other.id });
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Ảnh này còn dùng trong Cài đặt trang: chỉ Quản trị thay hoặc xóa được.',
    ]);
    expect((await admin.post(`kho-anh/${old.id}/replace`, { by: other.id })).status).toBe(200);
  });

  it('is narrowed to what waits to be done, and searched without marks by description, file name and record', async () => {
    const large = await upload(await file('rộng lớn.png', 1920));
    const post = await build(test, position, { name: 'Người thêu tay' });
    await editor.put(`vi-tri/${post.id}`, { thumbnail: large.path });
    const bare = await upload(await file('trơ trụi.png'));
    await careerWith(bare.path, 'Nghề sơn mài');
    await upload(await file('bỏ không.png'));

    const names = async (query: string) => named(await list(`${query}&per_page=100`));
    expect(await names('filter=large')).toEqual(['rộng lớn.png']);
    expect(await names('filter=undescribed')).toContain('trơ trụi.png');
    expect(await names('filter=undescribed')).not.toContain('rộng lớn.png');
    expect(await names('filter=unused')).toContain('bỏ không.png');
    expect(await names('filter=unused')).not.toContain('trơ trụi.png');
    expect(await names('keyword=nghe son mai')).toEqual(['trơ trụi.png']);
    expect(await names('keyword=theu tay')).toEqual(['rộng lớn.png']);
    const stats = async () => (await editor.get<{ anh_thieu_mo_ta: number }>('stats')).body.data.anh_thieu_mo_ta;
    const before = await stats();
    expect(before).toBe((await list('filter=undescribed&per_page=100')).length);
    await editor.put(`kho-anh/${bare.id}`, { alt: 'Một bức sơn mài vẽ hoa sen' });
    expect(await stats()).toBe(before - 1);
    expect(await names('keyword=hoa sen')).toEqual(['trơ trụi.png']);
    const paged = await editor.get<LibraryPicture[]>('kho-anh/all?page=2&per_page=2');
    expect([paged.body.data.length, paged.body.meta]).toMatchObject([2, { current_page: 2, per_page: 2 }]);
    expect((await editor.get('kho-anh/all?filter=khac')).status).toBe(422);
    expect(named(await list(`path=${encodeURIComponent(bare.path)}`))).toEqual(['trơ trụi.png']);
    expect(await list('path=%00')).toEqual([]);
  });

  it('holds pictures that forms brought, under the names of their files', async () => {
    const { id } = await build(test, banner);
    await editor.post(`banners/${id}/image`, toForm({ image: await file('từ biểu mẫu.png') }));
    const [found] = await list('keyword=tu bieu mau');
    expect(found).toMatchObject({ state: 'used', needs_alt: true, uses: { count: 1 } });
    // What the library lets go of goes with its last use.
    const { path } = found!;
    await editor.purge(`banners/${id}`);
    const admin = await createEditor(test);
    await admin.remove(`trash/banners/${id}`);
    expect(files(path)).toEqual([]);
  });

  it('asks for what is said of all pictures of an answer in one query', async () => {
    const picture = await upload();
    await editor.put(`kho-anh/${picture.id}`, { alt: 'Một tấm ảnh' });
    for (let index = 0; index < 3; index += 1) {
      const { id } = await build(test, article);
      await editor.put(`bai-viet/${id}`, { thumbnail: picture.path });
    }
    const { body } = await test.json<{ thumbnail_meta: PictureMeta | null }[]>('/api/bai-viet', { method: 'GET' });
    expect(body.data.filter(({ thumbnail_meta: meta }) => meta?.alt === 'Một tấm ảnh')).toHaveLength(3);
  });

  it('reads 20,000 pictures some at a time', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => ({
      path: `/uploads/nhieu${index}-640.webp`,
      name: `nhiều ${index}.png`,
      sort_name: '',
      width: 640,
      height: 480,
      color: '#000000',
      widths: '[640]',
      bytes: 1,
      created_at: test.clock.now().toISOString(),
      created_by: null,
      updated_at: test.clock.now().toISOString(),
      updated_by: null,
      focus_x: null,
      focus_y: null,
      state: 'kept',
    }));
    for (let start = 0; start < rows.length; start += 1_000)
      await test.db
        .insertInto('picture')
        .values(rows.slice(start, start + 1_000))
        .execute();
    // So that what was kept of the state before is read anew.
    await build(test, career);
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    const answer = await editor.get<LibraryPicture[]>('kho-anh/all?keyword=nhieu 19999');
    clearInterval(timer);
    expect(answer.body.data).toHaveLength(1);
    // One query for all of them would leave the process no turn for anything else.
    expect(turns).toBeGreaterThan(5);
    await test.db.deleteFrom('picture').where('path', 'like', '/uploads/nhieu%').execute();
  });
});

describe('a share picture', () => {
  it('is cut around the point that crops keep', () => {
    const wide = { width: 2080, height: 630 };
    expect(cropAround(wide)).toEqual({ width: 520, height: 630, left: 780, top: 0 });
    expect(cropAround(wide, { x: 0, y: 50 })).toMatchObject({ left: 0 });
    expect(cropAround(wide, { x: 100, y: 50 })).toMatchObject({ left: 1560 });
    expect(cropAround({ width: 520, height: 1260 }, { x: 50, y: 100 })).toEqual({ width: 520, height: 630, left: 0, top: 630 });
  });

  it('has another address when the point is moved', async () => {
    const test = await createTestApp('sqlite');
    try {
      const editor = await createEditor(test);
      const half = { create: { width: 1600, height: 800, channels: 3 as const, background: '#ff0000' } };
      const right = await sharp({ create: { ...half.create, width: 800, background: '#0000ff' } })
        .png()
        .toBuffer();
      const bytes = await sharp(half)
        .composite([{ input: right, left: 800, top: 0 }])
        .png()
        .toBuffer();
      const image = new File([Uint8Array.from(bytes)], 'hai nửa.png', { type: 'image/png' });
      const picture = (await editor.post<LibraryPicture>('kho-anh', toForm({ image }))).body.data;
      const { id, slug } = await build(test, career);
      await editor.put(`nghe-nghiep/${id}`, { image: picture.path });
      const shared = async () => {
        const { headers } = await test.request(`/chia-se/nghe-nghiep/${slug}/0000000000000000.jpg`);
        const address = headers.get('Location') ?? '';
        const drawn = Buffer.from(await (await test.request(address)).arrayBuffer());
        const [red = 0, , blue = 0] = await sharp(drawn).extract({ left: 900, top: 300, width: 1, height: 1 }).raw().toBuffer();
        return { address, isRed: red > blue };
      };
      await editor.put(`kho-anh/${picture.id}`, { focus_x: 0, focus_y: 50 });
      const before = await shared();
      await editor.put(`kho-anh/${picture.id}`, { focus_x: 100, focus_y: 50 });
      const after = await shared();
      expect([before.isRed, after.isRed]).toEqual([true, false]);
      expect(after.address).not.toBe(before.address);
    } finally {
      await test.close();
    }
  });
});
