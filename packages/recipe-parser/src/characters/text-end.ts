/**
 * The end of a text, in one pass.
 *
 * A pattern like `/[\s:]+$/` retries from each character of a run of marks, so that its
 * time is quadratic in the length of the run.
 */

/**
 * A text without the marks at its end.
 *
 * @param mark matches one UTF-16 code unit
 * @example trimmedEnd('For the sauce: ', /[\s:]/) // 'For the sauce'
 */
export function trimmedEnd(text: string, mark: RegExp): string {
  let end = text.length;
  while (end > 0 && mark.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/**
 * The letters that a text ends in; blank where it ends in something else.
 *
 * @example lastLetters('6 basil leaves') // 'leaves'
 */
export function lastLetters(text: string): string {
  return text.slice(trimmedEnd(text, letter).length);
}

const letter = /\p{L}/u;
