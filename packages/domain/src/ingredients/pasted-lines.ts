/**
 * Many ingredient lines pasted at once.
 *
 * - One line, one ingredient; blank lines, bullets and check boxes go.
 * - A heading becomes the section of the lines below it: a line that ends in a colon ("Sauce:"), one
 *   like "For the sauce", and Markdown's "## Sauce" and "**Sauce**".
 * - "Ingredients" names the list, not a section.
 */
import type { Ingredient } from './ingredient';
import { splitIngredientLine } from './parse-ingredient';

/**
 * @example splitPastedLines('For the sauce:\n• 2 tbsp soy sauce')
 * // [{ amount: '2', unit: 'tbsp', name: 'soy sauce', section: 'For the sauce' }]
 */
export function splitPastedLines(text: string): Ingredient[] {
  const ingredients: Ingredient[] = [];
  let section: string | undefined;
  for (const pasted of text.split(lineBreak)) {
    const line = pasted.replace(bullet, '').trim();
    if (line === '') continue;
    const heading = headingOf(line);
    if (heading === undefined) ingredients.push({ ...splitIngredientLine(line), section });
    else section = listName.test(heading) ? undefined : heading;
  }
  return ingredients;
}

const lineBreak = /\r\n|[\n\r\u2028\u2029]/;

/** "•", "- ", "[ ]", "▢", alone or together. */
const bullet = /^\s*(?:(?:[•·▪▫◦●○■□▢☐☑✓✔➢➤‣›»]|\[[ xX]?\]|[-–—*+](?=\s))\s*)+/u;

const listName = /^(?:ingredients|zutaten|ingrédients|ingredientes|ingredienti)$/i;

/** Longer lines are remarks that happen to end in a colon. */
const longestHeading = 60;

/** The heading that the line is, without its marks; `undefined` for an ingredient. */
function headingOf(line: string): string | undefined {
  if (line.length > longestHeading) return undefined;
  const marked = /^#+\s*(.+)$/.exec(line) ?? /^(?:\*\*|__)(.+?)(?:\*\*|__):?$/.exec(line);
  const text = marked?.[1] ?? line;
  const plain = text.replace(/[\s:：]+$/, '');
  if (plain === '') return undefined;
  const isHeading = marked !== null || /[:：]$/.test(text) || purpose.test(plain);
  const saysHowMuch = /^[\d½¼¾⅓⅔⅛]/.test(plain);
  return (isHeading && !saysHowMuch) || listName.test(plain) ? plain : undefined;
}

/** "For the sauce": the words of purpose and a few more, with no comma or number. */
const purpose =
  /^(?:for the|für d(?:en|ie|as)|pour l(?:e|a|es|['’])|para (?:el|la|los|las)|per (?:il|la|lo|i|gli|le|l['’])) ?[\p{L}'’&-]+(?: [\p{L}'’&-]+){0,3}$/iu;
