/**
 * Ingredient lines that a page broke in two: "3 tablespoons purchased", "tikka masala paste".
 *
 * - The first has an amount and a unit, and only words that describe.
 * - The second starts with a small letter and has no amount.
 */
import { findListedFood } from '../foods/find-food';
import { foodWords } from '../foods/food-words';
import { isQualifier } from '../foods/qualifiers';
import { parseIngredient } from '../ingredients/parse-ingredient';

/** @example joinBrokenLines(['3 tbsp purchased', 'curry paste']) // ['3 tbsp purchased curry paste'] */
export function joinBrokenLines(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const continues = before !== undefined && /^\p{Ll}/u.test(line) && endsBeforeFood(before);
    if (continues) joined[joined.length - 1] = `${before} ${line}`;
    else joined.push(line);
  }
  return joined;
}

function endsBeforeFood(line: string): boolean {
  if (line.length > longestStart || !/^[\p{N}]/u.test(line)) return false;
  const { amount, unit, name } = parseIngredient(line);
  return amount !== undefined && unit !== undefined && onlyDescribes(name);
}

/** "Purchased", "desiccated": participles that are no foods. */
function onlyDescribes(name: string): boolean {
  if (name === '' || findListedFood(name)) return false;
  return foodWords(name).every((word) => isQualifier(word) || /[^e]ed$/.test(word));
}

const longestStart = 40;
