import { describe, expect, it } from 'vitest';
import type { SheetPlan } from '#shared/answers/sheets.ts';
import { ApiError } from '../../session/client.ts';
import { type Applied, followApply } from './follow-apply.ts';
import { importTexts } from './sheet-texts.ts';
import { troubleOf } from './trouble.ts';

type Seen = Pick<SheetPlan, 'state' | 'progress' | 'batch' | 'message'>;

const seen = (state: Seen['state'], done = 0): Seen => ({
  state,
  progress: { done, total: 9 },
  batch: state === 'done' ? 7 : null,
  message: state === 'failed' ? 'Đầy đĩa' : null,
});

/** Follows a plan that is seen like this, look after look; the last goes on. */
async function follow(asked: Promise<Applied> | null, looks: (Seen | ApiError)[]) {
  const told: { done: number | null; outOfReach: boolean }[] = [];
  let at = 0;
  const end = await followApply({
    asked,
    wait: () => new Promise((done) => setTimeout(done)),
    look: async () => {
      const look = looks[Math.min(at, looks.length - 1)]!;
      at += 1;
      if (look instanceof ApiError) throw look;
      return look;
    },
    onProgress: ({ progress, outOfReach }) => told.push({ done: progress?.done ?? null, outOfReach }),
  });
  return { end, told };
}

const never = new Promise<never>(() => {});
const away = new ApiError(0, {});
const refusal = (status: number, given: ConstructorParameters<typeof ApiError>[1]) =>
  Promise.resolve({ error: new ApiError(status, { message: 'Không được', ...given }) });

describe('a plan that is being written', () => {
  it('is done when the call says so, and how far it is is told meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<Applied>();
    const following = follow(promise, [seen('running', 3)]);
    setTimeout(() => resolve({ batch: 5 }), 50);
    const { end, told } = await following;
    expect(end).toEqual({ kind: 'done', batch: 5 });
    expect(told[0]).toEqual({ done: 3, outOfReach: false });
  });

  it('is followed to its end when the connection breaks', async () => {
    const { end, told } = await follow(Promise.resolve({ error: away }), [away, seen('running', 4), away, seen('done', 9)]);
    expect(end).toEqual({ kind: 'done', batch: 7 });
    expect(told.some(({ outOfReach }) => outOfReach)).toBe(true);
  });

  it('is followed to its end when a proxy gives up waiting', async () => {
    const { end } = await follow(Promise.resolve({ error: new ApiError(504, {}) }), [seen('running', 4), seen('failed')]);
    expect(end).toEqual({ kind: 'failed', message: 'Đầy đĩa' });
  });

  it('never goes back when another instance is asked, which does not know how far it is', async () => {
    const looks = [seen('running', 4), seen('running', 0), seen('running', 6), seen('done', 9)];
    const { told } = await follow(Promise.resolve({ error: away }), looks);
    expect(told.flatMap(({ done }) => (done === null ? [] : [done]))).toEqual([4, 4, 6, 9]);
  });

  it('counts as not sent when it still waits after the connection broke', async () => {
    const { end } = await follow(Promise.resolve({ error: away }), [seen('ready')]);
    expect(end).toEqual({ kind: 'notSent' });
    expect((await follow(Promise.resolve({ error: away }), [seen('ready'), seen('running'), seen('done')])).end.kind).toBe(
      'done',
    );
  });

  it('is lost when nobody knows it any more, or nobody answers', async () => {
    expect((await follow(null, [new ApiError(404, { message: 'Hết hạn' })])).end).toEqual({ kind: 'lost' });
    expect((await follow(null, [away])).end).toEqual({ kind: 'lost' });
  });

  it('is refused at once when the server says why', async () => {
    const { end } = await follow(refusal(409, {}), [seen('ready')]);
    expect(end).toMatchObject({ kind: 'refused', error: { status: 409 } });
    expect((await follow(never, [seen('done')])).end.kind).toBe('done');
  });
});

describe('why nothing was written', () => {
  const troubleWith = async (status: number, given: ConstructorParameters<typeof ApiError>[1]) => {
    const { end } = await follow(refusal(status, given), [seen('ready')]);
    if (end.kind === 'done') throw new Error('It was written.');
    return troubleOf(end);
  };

  it('names the records that were changed since, and offers to look again', async () => {
    const records = Array.from({ length: 22 }, (_, index) => ({ row: index + 2, id: index, title: `Môn ${index}` }));
    const trouble = await troubleWith(409, { data: { records } });
    expect(trouble).toMatchObject({ text: 'Không được', about: importTexts.changedSince, again: true });
    expect(trouble.lines[0]).toBe('Dòng 2: “Môn 0”');
    expect(trouble.lines).toHaveLength(21);
    expect(trouble.lines.at(-1)).toBe('và 2 bản ghi khác');
  });

  it('names the rows that are refused now', async () => {
    const trouble = await troubleWith(422, { errors: { 'rows.9.slug': ['Slug này đã có'], plan: ['Chưa nhập được'] } });
    expect(trouble).toMatchObject({ lines: ['Dòng 9: Slug này đã có', 'Chưa nhập được'], again: true });
  });

  it('lets one try again what the server could not do, and look again at what is too old', async () => {
    expect(await troubleWith(503, {})).toMatchObject({ text: 'Không được', again: false });
    expect(await troubleWith(404, {})).toMatchObject({ again: true });
    expect(troubleOf({ kind: 'failed', message: 'Đầy đĩa' })).toMatchObject({ text: 'Đầy đĩa', again: false });
    expect(troubleOf({ kind: 'notSent' })).toMatchObject({ text: importTexts.notSent, again: false });
    expect(troubleOf({ kind: 'lost' })).toMatchObject({ text: importTexts.unknownEnd, again: true });
  });
});
