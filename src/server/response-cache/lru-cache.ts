/**
 * Values in memory up to a number of bytes, and of values; what was not used lately is dropped first: whose turn it is goes on to the
 * end instead where somebody asked for it meanwhile (second chance, CLOCK), so that asking writes nothing but how often.
 */
export class LruCache<Value> {
  readonly #maxBytes: number;
  readonly #maxValues: number;
  readonly #kept = new Map<string, { value: Value; size: number; asked: number }>();
  #bytes = 0;

  constructor(maxBytes: number, maxValues = Infinity) {
    this.#maxBytes = maxBytes;
    this.#maxValues = maxValues;
  }

  get size(): number {
    return this.#kept.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  has(key: string): boolean {
    return this.#kept.has(key);
  }

  get(key: string): Value | undefined {
    const found = this.#kept.get(key);
    if (found === undefined) return undefined;
    found.asked += 1;
    return found.value;
  }

  /** The value under a key, without counting as one who asks for it. */
  peek(key: string): Value | undefined {
    return this.#kept.get(key)?.value;
  }

  /** At most so many keys that were asked for at least `often` times lately, the most first. What was is half forgotten by it. */
  mostAsked(often: number, atMost: number): string[] {
    const found = [...this.#kept].filter(([, { asked }]) => asked >= often);
    const keys = found.sort(([, one], [, other]) => other.asked - one.asked).map(([key]) => key);
    for (const [, entry] of found) entry.asked >>= 1;
    return keys.slice(0, atMost);
  }

  set(key: string, value: Value, size: number): void {
    this.#bytes -= this.#kept.get(key)?.size ?? 0;
    this.#kept.set(key, { value, size: 0, asked: 0 });
    this.grow(key, value, size);
  }

  /** Counts `by` more bytes for a value, if it is still the one under its key. */
  grow(key: string, value: Value, by: number): void {
    const found = this.#kept.get(key);
    if (found?.value !== value) return;
    found.size += by;
    this.#bytes += by;
    // What room is made for goes on once, too.
    let isSpared = true;
    // A map keeps the order of insertion, and what is set anew comes last.
    for (const [oldest, entry] of this.#kept) {
      if (this.#bytes <= this.#maxBytes && this.#kept.size <= this.#maxValues) return;
      this.#kept.delete(oldest);
      if (entry.asked > 0 || (entry === found && isSpared)) {
        isSpared &&= entry !== found;
        entry.asked = 0;
        this.#kept.set(oldest, entry);
      } else this.#bytes -= entry.size;
    }
  }

  clear(): void {
    this.#kept.clear();
    this.#bytes = 0;
  }
}
