import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Files } from '#server/media/files.ts';
import type { PictureMeta } from '#shared/answers/parts.ts';
import { pictureAt } from '#shared/pictures/picture-set.ts';
import { banner, career, position } from '#shared/content-types/index.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { memoryFiles } from '../support/memory-files.ts';
import { pictureFile } from '../support/samples.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';
import { watchedLog } from '../support/watched-log.ts';

type Pictured = { id: number; version: number; image: string | null; image_meta: PictureMeta | null; thumbnail?: string | null };

const megabyte = 1024 * 1024;
const file = (bytes: Uint8Array | string, name = 'anh.png', type = 'image/png') => {
  const own = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : Uint8Array.from(bytes);
  return new File([own], name, { type });
};
const form = (fields: Record<string, string | File>) => {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.set(name, value);
  return made;
};
const photo = (width: number, height: number, background: string): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** A PNG that says it has so many pixels, and has none. */
function pngHeader(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe.each(dialects)('pictures on %s', (dialect) => {
  let test: TestApp;
  let editor: Editor;
  let bannerId: number;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    editor = await createEditor(test);
    bannerId = (await build(test, banner)).id;
  });
  afterAll(() => test.close());

  const upload = (image: File, path = `banners/${bannerId}/image`) => editor.post<Pictured>(path, form({ image }));
  const stored = async (path: string) => Buffer.from(await (await test.request(path)).arrayBuffer());
  const pixel = async (bytes: Buffer) => [
    ...(await sharp(bytes).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()),
  ];

  it.each([
    ['jpeg', 2500, 1200, [320, 640, 1280, 1920]],
    ['png', 1920, 1080, [320, 640, 1280, 1920]],
    ['webp', 1000, 500, [320, 640, 1000]],
    ['gif', 320, 320, [320]],
    ['avif', 200, 100, [200]],
  ] as const)('takes a %s of %i×%i and keeps it as WebP', async (format, width, height, widths) => {
    const { status, body } = await upload(await pictureFile({ format, width, height, name: 'gì cũng được.txt' }));
    expect([status, body.message]).toEqual([200, 'Cập nhật ảnh thành công!']);
    const { image, image_meta: meta } = body.data;
    const largest = widths.at(-1)!;
    expect(image).toMatch(new RegExp(`^/uploads/[a-f0-9]+-${largest}\\.webp$`));
    expect(meta).toMatchObject({ width: largest, widths });
    expect(meta!.color).toMatch(/^#[0-9a-f]{6}$/);
    for (const each of widths) {
      const found = await sharp(await stored(pictureAt(image!, each))).metadata();
      expect([found.format, found.width]).toEqual(['webp', each]);
      if (each === largest) expect(found.height).toBe(meta!.height);
    }
    const answer = await test.request(image!);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  });

  it.each<[string, () => Buffer | string | Promise<Buffer>, number]>([
    ['text under the name of a picture', () => 'không phải ảnh', 415],
    ['nothing', () => '', 415],
    ['an SVG', () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 415],
    ['HTML', () => '<!doctype html><script>alert(1)</script>', 415],
    ['a PDF', () => '%PDF-1.7\n1 0 obj', 415],
    ['a TIFF', () => photo(10, 10, '#fff').tiff().toBuffer(), 415],
    ['a HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 415],
    ['a video', () => Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isomiso2', 'latin1'), 415],
    [
      'HTML behind the first bytes of a PNG',
      () => Buffer.concat([pngHeader(1, 1).subarray(0, 8), Buffer.from('<script>alert(1)</script>')]),
      422,
    ],
    ['half a JPEG', async () => (await photo(900, 900, '#123456').jpeg().toBuffer()).subarray(0, 800), 422],
    ['a picture of 20,000×20,000', () => pngHeader(20_000, 20_000), 422],
    ['a picture without pixels', () => pngHeader(0, 0), 422],
  ])('refuses %s', async (_what, make, expected) => {
    const before = test.files.names();
    const { status, body } = await upload(file(await make()));
    expect([status, body.success]).toEqual([expected, false]);
    expect(body.errors?.['image']).toEqual([body.message]);
    expect(body.message).toMatch(/ảnh/i);
    expect(test.files.names()).toEqual(before);
  });

  it.each([
    ['HEIC', 'JPEG', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['TIFF', 'JPEG', 'II*\0'],
    ['SVG', 'PNG hoặc JPEG', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
  ])('names a %s, which is a picture that is not taken, with what to do: %s', async (format, saveAs, text) => {
    const sentence = `Ảnh ${format} chưa dùng được: hãy lưu thành ${saveAs}`;
    const { status, body } = await upload(file(Buffer.from(text, 'latin1')));
    expect([status, body.message, body.errors]).toEqual([415, sentence, { image: [sentence] }]);
  });

  it('takes 40 megapixels and not one row more', async () => {
    const refusal = async (height: number) => (await upload(file(pngHeader(8_000, height)))).body.message;
    expect(await refusal(5_001)).toBe('Ảnh có quá nhiều điểm ảnh (tối đa 40 megapixel).');
    // Small enough, so that it is looked at: there is nothing to see.
    expect(await refusal(5_000)).toBe('Không đọc được ảnh này: tệp bị hỏng hoặc không đúng định dạng.');
  });

  it.each([
    ['banners', banner, 5],
    ['nghe-nghiep', career, 2],
  ] as const)('of %s end at the limit, to the byte', async (path, resource, megabytes) => {
    const { id } = await build(test, resource);
    const small = await photo(50, 50, '#a03050').png().toBuffer();
    const padded = (size: number) => file(Buffer.concat([small], size));
    expect((await upload(padded(megabytes * megabyte), `${path}/${id}/image`)).status).toBe(200);
    const over = await upload(padded(megabytes * megabyte + 1), `${path}/${id}/image`);
    expect([over.status, over.body.message]).toEqual([413, `Ảnh quá lớn (tối đa ${megabytes}MB)`]);
    const farOver = await upload(padded(7 * megabyte), `${path}/${id}/image`);
    expect([farOver.status, farOver.body.message]).toEqual([413, `Ảnh quá lớn (tối đa ${megabytes}MB)`]);
    const inForm = await editor.put(`${path}/${id}`, form({ image: padded(7 * megabyte) }));
    expect([inForm.status, inForm.body.message]).toEqual([413, `Ảnh quá lớn (tối đa ${megabytes}MB)`]);
  });

  it('loses where and with what it was taken', async () => {
    const exif = { IFD0: { Make: 'MayAnhBiMat' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '10/1 46/1 0/1' } };
    const bytes = await photo(400, 300, '#808000').withExif(exif).jpeg().toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const { body } = await upload(file(bytes));
    const kept = await stored(body.data.image!);
    const { exif: left, icc, xmp, orientation } = await sharp(kept).metadata();
    expect([left, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(kept.includes('MayAnhBiMat')).toBe(false);
  });

  it('stands upright when the phone was held sideways', async () => {
    const bytes = await photo(600, 400, '#008080').withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { body } = await upload(file(bytes));
    expect(body.data.image_meta).toMatchObject({ width: 400, height: 600, widths: [320, 400] });
  });

  it('of four printing colours has three', async () => {
    const bytes = await photo(300, 300, '#c83020').toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(bytes).metadata()).space).toBe('cmyk');
    const { body } = await upload(file(bytes));
    const [red = 0, green = 0, blue = 0] = await pixel(await stored(body.data.image!));
    expect(red).toBeGreaterThan(150);
    expect(green + blue).toBeLessThan(120);
    expect(body.data.image_meta!.color).toMatch(/^#[a-d]/);
  });

  it('that moves stands still at its first moment', async () => {
    const frames = await Promise.all(['#d02020', '#2020d0'].map((colour) => photo(200, 100, colour).png().toBuffer()));
    const bytes = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(bytes).metadata()).pages).toBe(2);
    const { body } = await upload(file(bytes));
    expect(body.data.image_meta).toMatchObject({ width: 200, height: 100 });
    const kept = await stored(body.data.image!);
    expect((await sharp(kept).metadata()).pages ?? 1).toBe(1);
    const [red = 0, , blue = 0] = await pixel(kept);
    expect(red).toBeGreaterThan(blue + 100);
  });

  it('keeps what is transparent', async () => {
    const bytes = await sharp({ create: { width: 100, height: 100, channels: 4, background: '#ff000000' } })
      .png()
      .toBuffer();
    const { body } = await upload(file(bytes));
    expect((await sharp(await stored(body.data.image!)).metadata()).hasAlpha).toBe(true);
    expect(body.data.image_meta!.color).toBe('#faf6ef');
  });

  describe('and their records', () => {
    const createCareer = async (image?: File) => {
      const { body } = await editor.post<Pictured>('nghe-nghiep', form({ name: 'Có ảnh', ...(image && { image }) }));
      return body.data;
    };
    const present = (path: string | null) => path !== null && test.files.names().includes(path.replace('/uploads/', ''));

    it('come together in one form, each to its field', async () => {
      const { id: bo_phan_id } = await build(test, position);
      const parent = await test.db
        .selectFrom('vi_tri')
        .select('bo_phan_id')
        .where('id', '=', bo_phan_id)
        .executeTakeFirstOrThrow();
      const fields = {
        bo_phan_id: String(parent.bo_phan_id),
        name: 'Hai ảnh',
        thumbnail: await pictureFile(),
        image: await pictureFile({ format: 'jpeg' }),
      };
      const { status, body } = await editor.post<Pictured>('vi-tri', form(fields));
      expect(status).toBe(201);
      expect(present(body.data.image)).toBe(true);
      expect(present(body.data.thumbnail ?? null)).toBe(true);
      expect(body.data.image).not.toBe(body.data.thumbnail);
    });

    it('an empty file stands for none chosen', async () => {
      const { image } = await createCareer(new File([], '', { type: 'application/octet-stream' }));
      expect(image).toBeNull();
    });

    it('are known by their bytes and media type where no file name stands', async () => {
      const part = (name: string, type: string | null, bytes: Buffer) =>
        Buffer.concat([
          Buffer.from(`--ranh-gioi-7f3a\r\nContent-Disposition: form-data; name="${name}"\r\n`),
          Buffer.from(type === null ? '\r\n' : `Content-Type: ${type}\r\n\r\n`),
          bytes,
          Buffer.from('\r\n--ranh-gioi-7f3a--\r\n'),
        ]);
      const send = (method: string, address: string, body: Buffer) =>
        test.json<Pictured>(`/api/admin/${address}`, {
          method,
          token: editor.token,
          headers: { 'Content-Type': 'multipart/form-data; boundary=ranh-gioi-7f3a' },
          body: Uint8Array.from(body),
        });
      const { id } = await createCareer();
      const bytes = Buffer.from(await (await pictureFile()).arrayBuffer());
      const put = await send('PUT', `nghe-nghiep/${id}`, part('image', 'image/png', bytes));
      expect([put.status, present(put.body.data.image)]).toEqual([200, true]);
      const posted = await send('POST', `nghe-nghiep/${id}/image`, part('image', 'application/octet-stream', bytes));
      expect([posted.status, posted.body.data.image]).toEqual([200, put.body.data.image]);
      for (const untouched of [
        part('image', 'application/octet-stream', Buffer.alloc(0)),
        part('name', null, Buffer.from('Tên')),
      ]) {
        expect((await send('PUT', `nghe-nghiep/${id}`, untouched)).body.data.image).toBe(put.body.data.image);
      }
      for (const [method, address] of [
        ['PUT', `nghe-nghiep/${id}`],
        ['POST', `nghe-nghiep/${id}/image`],
        ['POST', 'nghe-nghiep'],
      ] as const) {
        const refused = await send(method, address, part('image', null, bytes));
        expect([refused.status, refused.body.errors?.['image']]).toEqual([422, ['Hình ảnh phải là một tệp ảnh']]);
      }
      expect((await editor.put(`nghe-nghiep/${id}`, { image: 'anh.png' })).body.errors).toEqual({
        image: ['Hình ảnh phải là một tệp ảnh'],
      });
      expect((await editor.get<Pictured>(`nghe-nghiep/${id}`)).body.data.image).toBe(put.body.data.image);
    });

    it('are told together with whatever else is wrong', async () => {
      const image = file('không phải ảnh');
      const { slug } = await build(test, career);
      const { status, body } = await editor.post('nghe-nghiep', form({ name: 'X', slug, image }));
      expect([status, body.errors]).toEqual([422, { slug: ['Slug này đã được dùng'], image: ['Chỉ được chọn file ảnh'] }]);
      expect((await editor.post('nghe-nghiep', form({ name: 'X', image }))).status).toBe(415);
    });

    it('are uploaded under the name of their field', async () => {
      const { status, body } = await editor.post(`banners/${bannerId}/image`, form({ hinh: await pictureFile() }));
      expect([status, body.errors]).toEqual([422, { image: ['Vui lòng chọn ảnh'] }]);
      expect((await editor.post(`banners/${bannerId}/image`, { image: 'x' })).status).toBe(415);
      expect((await upload(await pictureFile(), 'banners/2147483647/image')).status).toBe(404);
    });

    it('stay while a kept version has them, however often they are replaced or taken away', async () => {
      const made = await createCareer(await pictureFile());
      const { body } = await upload(await pictureFile(), `nghe-nghiep/${made.id}/image`);
      const same = await editor.put<Pictured>(`nghe-nghiep/${made.id}`, { name: 'Tên khác', image: body.data.image });
      expect(same.body.data.image).toBe(body.data.image);
      const cleared = await editor.put<Pictured>(`nghe-nghiep/${made.id}`, { image: '' });
      expect(cleared.body.data).toMatchObject({ image: null, image_meta: null });
      await editor.remove(`nghe-nghiep/${made.id}`);
      expect([present(made.image), present(body.data.image)]).toEqual([true, true]);
      await editor.remove(`trash/nghe-nghiep/${made.id}`);
      expect([present(made.image), present(body.data.image)]).toEqual([false, false]);
    });

    it('a picture several records share goes with the last of them', async () => {
      const shared = await pictureFile();
      const first = await createCareer(shared);
      const { body } = await editor.post<Pictured>('banners', form({ title: 'Chung', image: shared }));
      expect(body.data.image).toBe(first.image);
      await editor.purge(`nghe-nghiep/${first.id}`);
      expect(present(first.image)).toBe(true);
      await editor.purge(`banners/${body.data.id}`);
      expect(present(first.image)).toBe(false);
    });

    it('leave nothing behind when the record is refused', async () => {
      const taken = await createCareer();
      const before = test.files.names();
      const image = await pictureFile();
      const slug = String((await editor.get(`nghe-nghiep/${taken.id}`)).body.data['slug']);
      expect((await editor.post('nghe-nghiep', form({ name: 'Trùng', slug, image }))).status).toBe(422);
      expect((await editor.post('nghe-nghiep', form({ name: '', image }))).status).toBe(422);
      const stale = await editor.post(`nghe-nghiep/${taken.id}/image`, form({ image, version: '99' }));
      expect(stale.status).toBe(409);
      expect(test.files.names()).toEqual(before);
    });

    it('leave neither record nor file when the store fails halfway', async () => {
      const kept = memoryFiles();
      let puts = 0;
      const failing: Files = {
        ...kept,
        put: (name, bytes) =>
          (puts += 1) === 3 ? Promise.reject(new Error('The store is full, as this test wants it.')) : kept.put(name, bytes),
      };
      const broken = await createTestApp(dialect, { files: failing });
      const said = watchedLog();
      try {
        const other = await createEditor(broken);
        const { status, body } = await other.post(
          'nghe-nghiep',
          form({ name: 'Dở dang', image: await pictureFile({ width: 1500 }) }),
        );
        expect([status, body.success]).toEqual([500, false]);
        expect(kept.names()).toEqual([]);
        expect((await other.get<unknown[]>('nghe-nghiep/all')).body.data).toEqual([]);
      } finally {
        said.mockRestore();
        await broken.close();
      }
    });

    it('stay with another record when an equal one cannot be stored', async () => {
      const kept = memoryFiles();
      let full = false;
      const files: Files = {
        ...kept,
        put: (name, bytes) =>
          full && name.endsWith('-640.webp') ? Promise.reject(new Error('Full, as this test wants it.')) : kept.put(name, bytes),
      };
      const narrow = await createTestApp(dialect, { files });
      const said = watchedLog();
      try {
        const other = await createEditor(narrow);
        const image = await pictureFile({ width: 700 });
        const first = await other.post<Pictured>('nghe-nghiep', form({ name: 'Một', image }));
        const before = kept.names();
        full = true;
        expect((await other.post('nghe-nghiep', form({ name: 'Hai', image }))).status).toBe(500);
        expect(said).toHaveBeenCalled();
        expect([before.length, kept.names()]).toEqual([3, before]);
        full = false;
        await other.purge(`nghe-nghiep/${first.body.data.id}`);
        expect(kept.names()).toEqual([]);
      } finally {
        said.mockRestore();
        await narrow.close();
      }
    });

    it('are there for a record that is saved while the last other one goes', async () => {
      const image = await pictureFile({ width: 330, height: 20 });
      for (let round = 0; round < 10; round += 1) {
        const gone = await createCareer(image);
        const [made] = await Promise.all([createCareer(image), editor.purge(`nghe-nghiep/${gone.id}`)]);
        expect(present(made.image)).toBe(true);
        await editor.purge(`nghe-nghiep/${made.id}`);
        expect(present(made.image)).toBe(false);
      }
    });
  });
});
