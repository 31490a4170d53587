/**
 * Nouns with both of their numbers: "2 Zwiebel(n)", "3 Ei(er)", "1 Scheibe/n", "2 tin(s)". German sites and
 * programs write them so, because they scale amounts.
 */

/**
 * The line with the number that its amount asks for: one of something is singular.
 *
 * @example chosenPlural('2 Zwiebel(n)') // '2 Zwiebeln'
 * @example chosenPlural('1 Ei(er)') // '1 Ei'
 */
export function chosenPlural(line: string): string {
  const isOne = /^\s*(?:1|[½⅓⅔¼¾]|1\/[2-8])(?![\d½⅓⅔¼¾.,/–-])/u.test(line);
  return line.replace(ending, (_all, brackets?: string, slash?: string) =>
    isOne ? '' : (brackets ?? slash ?? ''),
  );
}

const ending =
  /(?<=\p{L}\p{Ll})(?:\((n|en|er|e|s|es|nen|r|x|i)\)|\/(n|en|er|e|nen)(?![\p{L}\d]))/gu;
