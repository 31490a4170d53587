/** @example wordSet('tin pan', 'dish').has('pan') // true */
export function wordSet(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}
