/**
 * One JSON line in, one out, for as long as lines come. A line that cannot be answered is answered
 * with `{ error }` beside its own `id` or `page`, so that one bad line stops nothing.
 */
import { createInterface } from 'node:readline';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';

export async function answerJsonLines(
  input: Readable,
  output: Writable,
  answer: (input: unknown) => object,
): Promise<void> {
  const lines = createInterface({ input, crlfDelay: Infinity });
  for await (const line of lines) {
    if (line.trim() === '') continue;
    if (!output.write(`${JSON.stringify(answerLine(line, answer))}\n`)) await once(output, 'drain');
  }
}

function answerLine(line: string, answer: (input: unknown) => object): object {
  let input: unknown;
  try {
    input = JSON.parse(line);
    return answer(input);
  } catch (error) {
    const { id, page } = (input ?? {}) as { id?: unknown; page?: unknown };
    return { id, page, error: error instanceof Error ? error.message : String(error) };
  }
}
