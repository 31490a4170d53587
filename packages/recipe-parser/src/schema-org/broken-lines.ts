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

/**
 * A line of a list whose text has line ends that are only spaces: what follows one is no line of its own, and
 * the line before it has an amount.
 *
 * @example withoutLineEnds('2   cups\n flour') // '2   cups flour'
 */
export function withoutLineEnds(text: string): string {
  if (!/[\r\n]/.test(text) || text.length > longestText) return text;
  const joined: string[] = [];
  for (const part of text.split(/[\r\n]+/)) {
    const before = joined.at(-1);
    const goesOn = before !== undefined && continues(before.trim(), part.trim());
    if (goesOn) joined[joined.length - 1] = `${before.trimEnd()} ${part.trim()}`;
    else joined.push(part);
  }
  return joined.join('\n');
}

function continues(before: string, part: string): boolean {
  if (!/^[\d½⅓⅔¼¾⅛]/u.test(before) || /^[\d½⅓⅔¼¾⅛]/u.test(part)) return false;
  return /^[\p{Ll}(,]/u.test(part) || parseIngredient(before.slice(0, longestStart)).name === '';
}

const longestText = 1_000;

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
