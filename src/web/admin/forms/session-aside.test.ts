import { describe, expect, it } from 'vitest';
import { banner, position } from '#shared/content-types/index.ts';
import { open, refused } from '../../../../tests/support/forms/session-on-desk.ts';

const picture = (file: File | null) => ({ stored: null, file, picked: null, removed: false, lost: null });

/** A server that keeps what is put aside, and refuses it as often as it has answers for that. */
function keeping(...answers: unknown[]) {
  const kept: { title: string; values: Readonly<Record<string, unknown>>; before: number | null }[] = [];
  const files: string[] = [];
  return {
    kept,
    files,
    putAside: async (title: string, values: Readonly<Record<string, unknown>>, before: number | null) => {
      const answer = answers.shift();
      if (answer !== undefined) throw answer;
      kept.push({ title, values, before });
      return 'Đã để đó.';
    },
    keepPicture: async ({ name }: File) => {
      files.push(name);
      return `/uploads/${files.length}-640.webp`;
    },
  };
}

describe('a new record that is put aside', () => {
  it('is kept as it stands, faults included, without what was not typed', async () => {
    const server = keeping();
    const form = open(position, {}, server);
    form.type({ name: 'Họa sĩ', youtube_url: 'không phải địa chỉ' });
    expect(await form.steps.putAside()).toBe(true);
    expect(server.kept).toEqual([
      {
        title: 'Họa sĩ',
        before: null,
        values: expect.objectContaining({ name: 'Họa sĩ', youtube_url: 'không phải địa chỉ' }) as object,
      },
    ]);
    expect(Object.keys(server.kept[0]?.values ?? {}).toSorted()).toEqual(['name', 'slug', 'youtube_url']);
    expect(form.told).toEqual(['left aside: Đã để đó.']);
    expect(form.get().state.name).toBe('done');
  });

  it('is called by the first words that were typed where it has no name yet', async () => {
    const server = keeping();
    const form = open(position, {}, server);
    form.type({ name: ' ', short_description: 'Vẽ tranh cho sách thiếu nhi\nvà báo' });
    await form.steps.putAside();
    expect(server.kept[0]?.title).toBe('Vẽ tranh cho sách thiếu nhi');
  });

  it('keeps what it began with, and a place only where that was typed', async () => {
    const server = keeping();
    const form = open(position, { begin: { bo_phan_id: { id: 5, name: 'Bộ phận vẽ', within: 2 } } }, server);
    form.dispatch({ type: 'placed', order: 7 });
    form.type({ name: 'Họa sĩ' });
    await form.steps.putAside();
    expect(server.kept[0]?.values).toMatchObject({ bo_phan_id: { id: 5, name: 'Bộ phận vẽ' } });
    expect(server.kept[0]?.values).not.toHaveProperty('order');
    const placed = open(position, {}, server);
    placed.type({ order: '3' });
    await placed.steps.putAside();
    expect(server.kept[1]?.values).toEqual({ order: '3' });
  });

  it('has its files in the library first, and none of them twice where it was refused', async () => {
    const server = keeping(refused(409, 'Bạn đang để dở 50 mục.'));
    const form = open(banner, {}, server);
    form.type({ title: 'Ngày hội', image: picture(new File(['x'], 'ngay-hoi.png', { type: 'image/png' })) });
    expect(await form.steps.putAside()).toBe(false);
    expect([form.told, form.get().trouble, form.get().state.name]).toEqual([
      ['Chưa để đó được!'],
      'Bạn đang để dở 50 mục.',
      'editing',
    ]);
    expect(await form.steps.putAside()).toBe(true);
    expect(server.files).toEqual(['ngay-hoi.png']);
    expect(server.kept[0]?.values['image']).toEqual({ removed: false, picked: '/uploads/1-640.webp', lost: null });
  });
});
