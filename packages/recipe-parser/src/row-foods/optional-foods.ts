/** Foods that a cook may leave out, according to a remark, a label or a heading. */

/** @example statesOptional('or sage, if you like') // true */
export function statesOptional(text: string): boolean {
  return optionalWords.test(text) && !ofMore.test(text);
}

/** @example statesAllOptional('red onion or sour cream, all optional') // true */
export function statesAllOptional(note: string): boolean {
  return allOptional.test(note);
}

/** "Optional: chives, lime": what is in front of the line is of all its foods. */
export function isOptionalLabel(piece: string): boolean {
  return /^Optional\b/.test(piece);
}

/** What is optional is only more of it, or how much: "plus extra to finish if you like", "decrease if using fresh". */
const ofMore =
  /^(?:plus|and|with|\+)?\s*(?:extra|more|a little more|additional|decrease|increase|reduce|double|halve|adjust|add more|use (?:more|less))\b/i;
const allOptional = /\b(?:all|both|each)(?: of (?:these|them|which))?(?: are)? optional\b/i;
const optionalWords =
  /(?<!\bfor (?:an |the )?)\boptional(?:ly)?\b|\bif (?:desired|liked|you(?: would|['’]d)? (?:like|want|wish)|you have (?:it|them)|available|using)\b/i;
