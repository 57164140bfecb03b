import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { article } from '#shared/content-types/index.ts';
import { toDateTimeLocal } from '#shared/formats/vi-date.ts';
import { articleMoment, momentWords } from '../work/records/moments.ts';
import { judgeForm } from './faults.ts';
import { recordOf } from '../../../../tests/support/forms/record-factory.ts';
import { StateSummary } from './state-summary.tsx';
import { toWire } from './values.ts';
import { changedFields, startWork, withInput, type Work } from './work.ts';

const moment = (days: number) => new Date(Math.floor(Date.now() / 60_000) * 60_000 + days * 86_400_000).toISOString();
const record = (values: Record<string, unknown>) =>
  recordOf(article, { title: 'Tin', slug: 'tin', video_url: 'https://youtu.be/dQw4w9WgXcQ', ...values });
const changed = (work: Work, values: Record<string, string>) =>
  Object.entries(values).reduce((before, [name, value]) => withInput(article, {}, before, name, value), work);
const faultsOf = (work: Work) => judgeForm(article, {}, work);

describe('an article that waits for its time', () => {
  const waiting = startWork(article, record({ status: 'published', published_at: moment(2) }));

  it('is read and sent as it is stored', () => {
    expect(waiting.values['status']).toBe('scheduled');
    expect(toWire(article, waiting.values, waiting.record)).toMatchObject({ status: 'published', published_at: moment(2) });
    expect(changedFields(article, waiting)).toEqual([]);
    expect(faultsOf(waiting)).toEqual({});
  });

  it('is not published by an emptied time', () => {
    const emptied = changed(waiting, { published_at: '' });
    expect(faultsOf(emptied)).toEqual({ published_at: { '': momentWords.noTime } });
  });

  it('is not published by a time that is over', () => {
    const over = changed(waiting, { published_at: toDateTimeLocal(moment(-1)) });
    expect(faultsOf(over)).toEqual({ published_at: { '': momentWords.timeIsOver } });
  });

  it('takes another time, and each of the other states, where the fault goes at once', () => {
    expect(faultsOf(changed(waiting, { published_at: toDateTimeLocal(moment(3)) }))).toEqual({});
    const emptied = changed(waiting, { published_at: '' });
    const refused = { ...emptied, faults: faultsOf(emptied) };
    for (const status of ['draft', 'published']) {
      const chosen = changed(refused, { status });
      expect(chosen.faults).toEqual({});
      expect(faultsOf(chosen)).toEqual({});
      expect(toWire(article, chosen.values, chosen.record)['status']).toBe(status);
    }
  });

  it('is called so in the save bar, from the moment a time ahead is typed', () => {
    const bar = ({ values, record: stored }: Work) =>
      renderToStaticMarkup(
        createElement(StateSummary, { description: article, values, record: stored, names: ['status', articleMoment] }),
      );
    expect(bar(waiting)).toContain('Hẹn giờ');
    const out = startWork(article, record({ status: 'published', published_at: moment(-2) }));
    expect(bar(out)).toContain('Đã xuất bản');
    expect(bar(changed(out, { published_at: toDateTimeLocal(moment(2)) }))).toContain('Hẹn giờ');
  });

  it('is saved as published once its time came while the form was open', () => {
    const stored = record({ status: 'published', published_at: moment(-0.01) });
    const open = { ...startWork(article, stored), record: stored };
    expect(faultsOf({ ...open, values: { ...open.values, status: 'scheduled' } })).toEqual({});
  });
});

describe('a new article', () => {
  it('that was to wait has a time', () => {
    const chosen = changed(startWork(article, null), { title: 'Tin', video_url: 'https://youtu.be/a', status: 'scheduled' });
    expect(faultsOf(chosen)).toEqual({ published_at: { '': momentWords.noTime } });
    const timed = changed(chosen, { published_at: toDateTimeLocal(moment(1)) });
    expect(faultsOf(timed)).toEqual({});
    expect(toWire(article, timed.values, null)['status']).toBe('published');
  });

  it('is published without a time, or with one that is over', () => {
    const chosen = changed(startWork(article, null), { title: 'Tin', video_url: 'https://youtu.be/a', status: 'published' });
    expect(faultsOf(chosen)).toEqual({});
    expect(faultsOf(changed(chosen, { published_at: toDateTimeLocal(moment(-3)) }))).toEqual({});
  });
});
