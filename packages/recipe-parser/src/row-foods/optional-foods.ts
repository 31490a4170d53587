/** Foods that a cook may leave out, according to a remark, a label or a heading. */

import { isDescription } from './remark-kinds';

/** @example statesOptional('or sage, if you like') // true */
export function statesOptional(text: string): boolean {
  const said = optionalWords.exec(text);
  if (!said || ofMore.test(text) || ofAmount.test(text)) return false;
  const before = text.slice(0, said.index).trim();
  if (isOfOther.test(before)) return false;
  return !isWish.test(said[0]) || before === '' || !isDescription(before);
}

/** In brackets behind words of its own: "such as Shin (soup base optional)" is of the soup base. */
const isOfOther =
  /\(\s*(?!(?:this|it|they|these|is|are|totally|completely|but|also|very|all|both|or|and)\b)\p{L}[^()]*$/iu;

/** "Fat-free if desired" is a wish about the food, not about having it. */
const isWish = /^if (?:desired|you)/i;

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
/** "½ cup if you like it less sweet" says how much. */
const ofAmount = /^\(?[\d¼-¾⅐-⅞][^,;]*\bif you\b/iu;
const allOptional = /\b(?:all|both|each)(?: of (?:these|them|which))?(?: are)? optional\b/i;
const optionalWords =
  /(?<!\bfor (?:an |the )?)\bopt(?:ional(?:ly)?\b|['’]l\b|\.|\W*$)|\bif (?:desired|liked|you(?: would|['’]d)? (?:like|want|wish)|you(?:['’]ve)? (?:have|got) (?:it|them|one|some|any)|using)\b|\b(?:can|may|could) (?:also )?be (?:omitted|left out|skipped)\b|\b(?:omit|leave (?:it |this )?out|skip)(?: it| this)? if (?:you|not|desired|unavailable|preferred)\b/i;
