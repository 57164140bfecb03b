import { describe, expect, it } from 'vitest';
import { descriptions } from '#shared/content-types/index.ts';
import { commandsHere, fieldsTyped, matchingCommands, screenCommands } from './commands.ts';
import { withOpened } from './last-opened.ts';
import type { ScreenAction } from '../../work/screen-actions.ts';

const admin = { role: 'admin', inbox: true } as const;
const editor = { role: 'editor', inbox: false } as const;
const labels = (commands: readonly { label: string }[]) => commands.map(({ label }) => label);

describe('the screens that are offered', () => {
  it('are those of the sidebar and every way to add, and lead somewhere once each', () => {
    const all = screenCommands(admin);
    for (const { path } of descriptions) {
      expect(all.filter((each) => 'to' in each && each.to === `/admin/${path}`)).toHaveLength(1);
      expect(all.filter((each) => 'to' in each && each.to === `/admin/${path}/create`)).toHaveLength(1);
    }
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it('are for Biên tập those that it may open', () => {
    const forAdmins = labels(screenCommands(admin)).filter((label) => !labels(screenCommands(editor)).includes(label));
    expect(forAdmins).toEqual(['Hỏi tư vấn', 'Cài đặt trang', 'Tài khoản', 'Nhật ký bảo mật', 'Thêm tài khoản']);
    expect(labels(screenCommands(null))).toEqual(labels(screenCommands(editor)));
    const given = labels(screenCommands({ ...editor, inbox: true }));
    expect(given.filter((label) => !labels(screenCommands(editor)).includes(label))).toEqual(['Hỏi tư vấn']);
  });
});

describe('what can be done where one stands', () => {
  const save: ScreenAction = { label: 'Lưu', icon: 'save', run: () => undefined };
  const leave: ScreenAction = { label: 'Đăng xuất', icon: 'leave', isAlways: true, run: () => undefined };
  const here = (path: string, ...actions: ScreenAction[]) => labels(commandsHere(path, actions));

  it('is what the screen offers, then where it leads, then what can always be done', () => {
    expect(here('/admin/vi-tri/7/edit', save, leave)).toEqual([
      'Lưu',
      'Thêm vị trí',
      'Lịch sử của bản ghi này',
      'Quản lý vị trí',
      'Đăng xuất',
    ]);
    expect(here('/admin/vi-tri', leave)).toEqual(['Thêm vị trí', 'Đăng xuất']);
    expect(here('/admin/vi-tri/create', save)).toEqual(['Lưu', 'Quản lý vị trí']);
    expect(here('/admin/vi-tri/7/lich-su')).toEqual(['Thêm vị trí', 'Quản lý vị trí']);
    expect(here('/admin', leave)).toEqual(['Đăng xuất']);
    expect(here('/admin/nhat-ky', leave)).toEqual(['Đăng xuất']);
  });
});

describe('what is typed', () => {
  const all = [...commandsHere('/admin/vi-tri', []), ...screenCommands(admin)];
  const find = (typed: string) => labels(matchingCommands(all, typed));

  it('finds screens and actions without accents, by the beginnings of words, the whole name first', () => {
    expect(find('vi tri')).toEqual(['Vị trí', 'Thêm vị trí', 'Bảng dữ kiện: vị trí']);
    expect(find('nhat ky')).toEqual(['Nhật ký', 'Nhật ký bảo mật']);
    expect(find('them vi')).toEqual(['Thêm vị trí', 'Thêm bài viết']);
    expect(find('mat khau')).toEqual(['Tài khoản của tôi']);
    expect(find('thung')).toEqual(['Thùng rác']);
  });

  it('names each way once, never many, and nothing by the middle of a word', () => {
    expect(find('them vi tri')).toEqual(['Thêm vị trí']);
    expect(find('them')).toHaveLength(6);
    expect(find('ung')).toEqual([]);
    expect(find('  ')).toEqual([]);
  });
});

describe('a field that is typed behind a record', () => {
  it('is told by the longest name that the last words are, of each type that has it', () => {
    const typed = fieldsTyped(' Đồ họa  mo ta ngan');
    expect(typed?.rest).toBe('Đồ họa');
    expect(typed?.fields.get('nganh-hoc')).toMatchObject({ name: 'description', label: 'Mô tả ngắn' });
    expect(typed?.fields.has('danh-muc')).toBe(false);
    expect(fieldsTyped('đồ họa slug')?.fields.size).toBeGreaterThan(5);
  });

  it('is none without a record before it, and none by a part of its name', () => {
    for (const typed of ['', '  ', 'mô tả ngắn', 'đồ họa mô tả ng', 'đồ họa']) expect(fieldsTyped(typed)).toBeNull();
  });
});

describe('the records that were opened last', () => {
  it('stand in the order of opening, each once and by its newest name, at most eight', () => {
    const record = (id: number, title = `Vị trí ${id}`) => ({ resource: 'vi-tri', id, title });
    const opened = [1, 2, 3, 4, 5, 6, 7, 8, 9].reduce(
      (before, id) => withOpened(before, record(id)),
      [] as ReturnType<typeof withOpened>,
    );
    expect(opened.map(({ id }) => id)).toEqual([9, 8, 7, 6, 5, 4, 3, 2]);
    expect(withOpened(opened, record(4, 'Tên mới')).slice(0, 2)).toEqual([record(4, 'Tên mới'), record(9)]);
    expect(withOpened([record(1)], { resource: 'mon-hoc', id: 1, title: 'Môn' })).toHaveLength(2);
  });
});
