/** Foods that a cook may leave out, according to a remark, a label or a heading. */

/** @example statesOptional('or sage, if you like') // true */
export function statesOptional(text: string): boolean {
  return optionalWords.test(text);
}

/** "Optional: chives, lime": what is in front of the line is of all its foods. */
export function isOptionalLabel(piece: string): boolean {
  return /^Optional\b/.test(piece);
}

const optionalWords =
  /\boptional(?:ly)?\b|\bif (?:desired|liked|you(?: would|['’]d)? (?:like|want|wish)|you have (?:it|them)|available|using)\b/i;
