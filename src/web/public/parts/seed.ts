/** A hash of a text (FNV-1a), so that a drawn stand-in is the same on the server, in the browser and at every visit. */
export function seedOf(text: string): number {
  let seed = 2166136261;
  for (let at = 0; at < text.length; at++) seed = Math.imul(seed ^ text.charCodeAt(at), 16777619) >>> 0;
  return seed;
}

/** One of the choices; `turn` draws again from the same seed. */
export const pick = <const Choices extends readonly [unknown, ...unknown[]]>(
  choices: Choices,
  seed: number,
  turn = 0,
): Choices[number] => choices[(seed >>> (turn * 5)) % choices.length] ?? choices[0];
