/**
 * Some pages print, under each step, the ingredients it uses. Text alone cannot show that they stood
 * apart, so they go: "Warm the oil. 1 tbsp olive oil, ½ tsp salt" is "Warm the oil."
 *
 * - What goes stands behind the end of a sentence, begins with an amount, and says nothing that the
 *   recipe's own ingredient lines do not say.
 * - What stands alone is told by being nothing but amounts and the words of the recipe's lines; a step that
 *   tells what to do has words of its own.
 */
import { saysHowMuch } from './line-shape';

/**
 * @param lines of the same recipe, as found
 * @example withoutListed('Warm the oil. 1 tbsp oil', ['1 tbsp oil']) // 'Warm the oil.'
 */
export function withoutListed(step: string, lines: readonly string[]): string {
  const known = new Set(lines.flatMap(wordsOf));
  for (const { index } of step.matchAll(sentenceEnd)) {
    const tail = step.slice(index + 1).trim();
    const words = wordsOf(tail);
    const isListed = words.length > 0 && words.every((word) => known.has(word));
    if (isListed && saysHowMuch(tail.slice(0, longestStart))) return step.slice(0, index + 1);
  }
  return step;
}

/**
 * Whether a step is nothing but such a list.
 *
 * @param lines of the same recipe, as found
 * @example isListOnly('1 tbsp oil, salt', ['1 tbsp oil', 'salt']) // true
 */
export function isListOnly(step: string, lines: readonly string[]): boolean {
  if (!saysHowMuch(step.slice(0, longestStart)) || /[.!?]$/.test(step)) return false;
  const known = new Set(lines.flatMap(wordsOf));
  const words = wordsOf(step);
  return words.length > 0 && words.every((word) => known.has(word));
}

const sentenceEnd = /[.!?)](?=\s)/g;

/** An amount stands at the very start. */
const longestStart = 60;

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
}
