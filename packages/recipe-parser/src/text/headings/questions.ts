/**
 * "What is dal?" heads what a page says about a dish, and names none.
 *
 * @example isQuestion('What is dal?') // true
 */
export function isQuestion(heading: string): boolean {
  return /[?？؟]\s*$/u.test(heading);
}
