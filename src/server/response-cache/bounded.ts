/** Values in memory up to a number of bytes; the ones asked for longest ago go first. */
export class Bounded<Value> {
  readonly #room: number;
  readonly #kept = new Map<string, { value: Value; size: number }>();
  #bytes = 0;

  constructor(room: number) {
    this.#room = room;
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
    // Last in the map is asked for last.
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found.value;
  }

  set(key: string, value: Value, size: number): void {
    this.#bytes -= this.#kept.get(key)?.size ?? 0;
    this.#kept.set(key, { value, size: 0 });
    this.grow(key, value, size);
  }

  /** Counts `by` bytes more for a value that is still kept under its key. */
  grow(key: string, value: Value, by: number): void {
    const found = this.#kept.get(key);
    if (found?.value !== value) return;
    found.size += by;
    this.#bytes += by;
    for (const [oldest, { size }] of this.#kept) {
      if (this.#bytes <= this.#room) return;
      this.#kept.delete(oldest);
      this.#bytes -= size;
    }
  }

  clear(): void {
    this.#kept.clear();
    this.#bytes = 0;
  }
}
