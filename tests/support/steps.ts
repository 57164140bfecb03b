/** How many times as far as usual random walks go: `TEST_STEPS=20 npm test -- tests/contract/nonsense.test.ts`. */
const times = Number(process.env['TEST_STEPS'] ?? 1);

/** The length of a random walk, and milliseconds that it may take. */
export const walkOf = (steps: number, timeout: number) => ({ steps: steps * times, timeout: timeout * times });
