/** Results that are remembered by the text they were read from, bounded by letters: some texts are long. */

export interface Memory<Value> {
  get(text: string): Value | undefined;
  set(text: string, value: Value): void;
}

/**
 * A memory that is emptied when it is full: the same few texts soon fill it again.
 *
 * @param limits how many texts, and how many letters they have together
 * @example
 * const memory = openMemory<Need>();
 * const need = memory.get(text) ?? readNeed(text);
 * memory.set(text, need);
 */
export function openMemory<Value>({ texts = 5_000, letters = 1_000_000 } = {}): Memory<Value> {
  const values = new Map<string, Value>();
  let lettersHeld = 0;
  return {
    get: (text) => values.get(text),
    set: (text, value) => {
      if (values.has(text) || text.length > letters) return;
      if (values.size >= texts || lettersHeld + text.length > letters) {
        values.clear();
        lettersHeld = 0;
      }
      values.set(text, value);
      lettersHeld += text.length;
    },
  };
}
