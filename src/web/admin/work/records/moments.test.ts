import { describe, expect, it } from 'vitest';
import { articleSaying, articleState, hideText, nextMorning, shortMoment, timeOnDay } from './moments.ts';

const now = new Date('2026-11-23T07:30:00+07:00');
const ahead = '2026-11-24T01:00:00.000Z';
const past = '2026-11-22T01:00:00.000Z';

describe('the status of an article', () => {
  it('is “Hẹn giờ” where it is published with a time ahead, as stored and as typed', () => {
    expect(articleState('published', ahead, now)).toBe('scheduled');
    expect(articleState('published', '2026-11-24T08:00', now)).toBe('scheduled');
    expect(articleState('published', past, now)).toBe('published');
    expect(articleState('published', '', now)).toBe('published');
    expect(articleState('draft', ahead, now)).toBe('draft');
  });

  it('becomes “Đã xuất bản” at its moment, while a form is open too', () => {
    const moment = '2026-11-23T08:00';
    expect(articleState('published', moment, new Date('2026-11-23T07:59:59.999+07:00'))).toBe('scheduled');
    expect(articleState('published', moment, new Date('2026-11-23T08:00:00+07:00'))).toBe('published');
  });

  it('says when the article will appear, and that a draft with a day will not', () => {
    expect(articleSaying('published', ahead, false, now)).toBe('Bài tự hiện lúc 08:00 ngày 24/11/2026');
    expect(articleSaying('draft', ahead, false, now)).toBe(
      'Bài đang là Nháp thì có ngày cũng không tự hiện. Chọn “Hẹn giờ” để bài tự hiện.',
    );
    expect(articleSaying('draft', past, false, now)).toBeNull();
    expect(articleSaying('draft', '', false, now)).toBeNull();
    expect(articleSaying('published', '', false, now)).toBe('Bài hiện ngay khi lưu.');
    expect(articleSaying('published', past, false, now)).toBe('Bài hiện ngay khi lưu, ghi ngày 22/11/2026.');
    expect(articleSaying('published', past, true, now)).toBeNull();
  });
});

describe('a moment', () => {
  it('is read in Vietnam, the year only where it is another one', () => {
    expect(timeOnDay('2026-11-24T08:00')).toBe('08:00 ngày 24/11/2026');
    expect(shortMoment(ahead, now)).toBe('24/11 08:00');
    expect(shortMoment('2027-01-02T01:00:00.000Z', now)).toBe('02/01/2027 08:00');
    expect(nextMorning(now)).toBe(ahead);
    expect(nextMorning(new Date('2026-11-23T23:59:00+07:00'))).toBe(ahead);
  });

  it('at which a record is hidden is told of what visitors see', () => {
    expect(hideText({ an_luc: ahead }, true, now)).toBe('Ẩn lúc 24/11 08:00');
    expect(hideText({ an_luc: ahead }, false, now)).toBeNull();
    expect(hideText({ an_luc: null }, true, now)).toBeNull();
  });
});
