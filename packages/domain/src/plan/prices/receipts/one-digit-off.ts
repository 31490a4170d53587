/** Numbers that differ by what text recognition does to one digit. */

/**
 * One digit is another; a digit before the first one was lost, or a dollar sign was read as one.
 *
 * @param read cents
 * @param printed cents
 * @example isOneDigitOff(895, 95) // true: "8.95", "0.95"
 */
export function isOneDigitOff(read: number, printed: number): boolean {
  if (read < 0 || printed < 0 || !Number.isInteger(read)) return false;
  const length = Math.max(String(read).length, String(printed).length);
  const other = String(printed).padStart(length, '0');
  return (
    [...String(read).padStart(length, '0')].filter((digit, at) => digit !== other[at]).length === 1
  );
}

/** The number, and all that differ from it in one digit. @example digitsOff('0.5') // [0.5, 1.5, …, 0, 0.1, …] */
export function digitsOff(text: string): number[] {
  return [...text].flatMap((digit, at) =>
    /\d/.test(digit)
      ? [...'0123456789'].map((other) => Number(text.slice(0, at) + other + text.slice(at + 1)))
      : [],
  );
}
