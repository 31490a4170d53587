/**
 * Some pages print, under each step, the ingredients it uses. Text alone cannot show that they stood
 * apart, so they go: "Warm the oil. 1 tbsp olive oil, ½ tsp salt" is "Warm the oil."
 *
 * - What goes stands behind the end of a sentence, begins with an amount, and says nothing that the
 *   recipe's own ingredient lines do not say.
 * - A step that is nothing but such a list stays.
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

const sentenceEnd = /[.!?)](?=\s)/g;

/** An amount stands at the very start. */
const longestStart = 60;

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
}
