import { formatViNumber } from '#shared/formats/vi-number.ts';

/** How marks of one's own stand to those that admitted in a year, on one scale: 'cao hơn mức trúng tuyển 2026 1,5 điểm'. */
export function markWords(own: number, { year, required }: { year: number; required: number }): string {
  const difference = Math.round((own - required) * 100) / 100;
  if (difference === 0) return `bằng mức trúng tuyển ${year}`;
  return `${difference > 0 ? 'cao' : 'thấp'} hơn mức trúng tuyển ${year} ${formatViNumber(Math.abs(difference))} điểm`;
}
