import { viDay } from '#shared/formats/vi-date.ts';
import { type DateState, isPeriod } from './date-state.ts';

type Dated = { loai: string; bat_dau: string | null; ket_thuc: string };

const timeOf = (date: string): string => date.slice(11, 16);

/** 'còn 23 ngày', 'hết hạn 17:00 hôm nay': how long there is still, in words. */
export function daysText(date: Dated & DateState): string {
  const { state, days, ket_thuc: end } = date;
  const last = timeOf(end);
  if (isPeriod(date)) {
    if (state === 'over') return 'đã hết hạn';
    if (state === 'ahead') return days === 0 ? 'mở hôm nay' : days === 1 ? 'mở ngày mai' : `${days} ngày nữa mở`;
    return days === 0 ? `hết hạn ${last === '' ? '' : `${last} `}hôm nay` : `còn ${days} ngày`;
  }
  if (state === 'over') return 'đã qua';
  if (state === 'open') return days === 0 ? 'hôm nay' : `đang diễn ra, còn ${days} ngày`;
  return days === 0 ? 'hôm nay' : days === 1 ? 'ngày mai' : `còn ${days} ngày`;
}

/** '31/03/2027', '01/03/2027 – 31/03/2027', 'đến 31/03/2027 17:00', '08:00 – 11:30, 20/03/2027': when it is. */
export function whenText(date: Dated): string {
  const { bat_dau: begin, ket_thuc: end } = date;
  if (begin === null || begin === end) return (isPeriod(date) ? 'đến ' : '') + viDay(end);
  if (begin.slice(0, 10) !== end.slice(0, 10)) return `${viDay(begin)} – ${viDay(end)}`;
  const times = [timeOf(begin), timeOf(end)].filter((time) => time !== '');
  return [times.join(' – '), viDay(end.slice(0, 10))].filter((text) => text !== '').join(', ');
}
