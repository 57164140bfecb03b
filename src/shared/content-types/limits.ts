/** Longest name or title, in characters. */
export const nameMax = 255;
export const shortMax = 1_000;
export const longMax = 50_000;
export const orderMax = 1_000_000;
