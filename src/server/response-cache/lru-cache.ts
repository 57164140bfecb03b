/** Values in memory up to a number of bytes, and of values; the least recently used are dropped first. */
export class LruCache<Value> {
  readonly #maxBytes: number;
  readonly #maxValues: number;
  readonly #kept = new Map<string, { value: Value; size: number }>();
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
    // A map keeps the order of insertion, so its first key is the least recently used.
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found.value;
  }

  set(key: string, value: Value, size: number): void {
    this.#bytes -= this.#kept.get(key)?.size ?? 0;
    this.#kept.set(key, { value, size: 0 });
    this.grow(key, value, size);
  }

  /** Counts `by` more bytes for a value, if it is still the one under its key. */
  grow(key: string, value: Value, by: number): void {
    const found = this.#kept.get(key);
    if (found?.value !== value) return;
    found.size += by;
    this.#bytes += by;
    for (const [oldest, { size }] of this.#kept) {
      if (this.#bytes <= this.#maxBytes && this.#kept.size <= this.#maxValues) return;
      this.#kept.delete(oldest);
      this.#bytes -= size;
    }
  }

  clear(): void {
    this.#kept.clear();
    this.#bytes = 0;
  }
}
