/**
 * Lets at most `max` tasks run at a time; the others wait in line.
 *
 * @example
 * const atMostTwo = limitTo(2);
 * await atMostTwo(() => encode(bytes));
 */
export function limitTo(max: number) {
  const waiting: (() => void)[] = [];
  let free = max;
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // The place goes straight to the next in line, so that nobody can slip in between.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
