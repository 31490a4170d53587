/**
 * By code point, so that every device sorts alike.
 *
 * @example ['b', 'a'].sort(compareTexts) // ['a', 'b']
 */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
