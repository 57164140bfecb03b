import { formatViNumber } from './vi-number.ts';

const million = 1_000_000;

/** Whether it reads well in millions: at most two decimals, and less than a thousand of them. */
const inMillions = (amount: number) => amount >= million && amount < 1_000 * million && amount % 10_000 === 0;

/** An amount from–to in đồng: '34–38 triệu đồng', '850.000–900.000 đồng'; one number where both are equal. */
export function moneyRange(from: number, to: number): string {
  const ends = from === to ? [from] : [from, to];
  return ends.every(inMillions)
    ? `${ends.map((amount) => formatViNumber(amount / million)).join('–')} triệu đồng`
    : `${ends.map(formatViNumber).join('–')} đồng`;
}
