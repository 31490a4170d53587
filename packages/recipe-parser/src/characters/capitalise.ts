/**
 * Ingredient names as headings are written (Spec 5, onboarding: "auto-capitalised per word").
 *
 * - Every word that follows a space begins with a capital; the rest of it stays as typed: "BBQ".
 * - A word in brackets or quotation marks counts too. Parts after a hyphen or apostrophe don't.
 */

/**
 * @example capitaliseName('self-raising flour (sifted)') // 'Self-raising Flour (Sifted)'
 */
export function capitaliseName(name: string): string {
  return name.replace(wordStart, (start) => start.toUpperCase());
}

/** A letter at the start or after a space, with the opening marks between them. */
const wordStart = /(?:^|\s)[([{"'“‘]*\p{Ll}/gu;
