/**
 * An amount in words that is read after the ingredient: "pepper, to taste", where "to taste pepper" is
 * no English.
 *
 * - Without a number, and beginning like a purpose or a condition: to taste, to serve, for dusting, as
 *   needed, if you like, optional.
 * - All else is read before it: "2 cups", "a pinch", "some".
 */

/**
 * @example trailingAmountText('To taste') // 'to taste'
 * @example trailingAmountText('a pinch') // undefined
 */
export function trailingAmountText(amount: string): string | undefined {
  const words = amount.trim();
  if (!purpose.test(words) || /\d/.test(words)) return undefined;
  return words.charAt(0).toLowerCase() + words.slice(1);
}

const purpose = /^(?:(?:to|for|as|if|when) \p{L}|optional)/iu;
