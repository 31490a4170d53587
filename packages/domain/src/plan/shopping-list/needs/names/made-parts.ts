/**
 * Rows of what the same recipe makes: the headings among its rows, and the rows that ask for what a heading makes, as
 * "1 batch pizza dough" beside the rows below "For the pizza dough". Their parts are bought.
 *
 * - A heading of one word may be a food that is bought as well: "Chicken" above its marinade. It counts where it is the name
 *   of something made, or no food of the table.
 */
import { findListedFood, foodWords, singularWords } from '@saltbush/recipe-parser/foods';
import { isHomeMade } from '@saltbush/recipe-parser/row-foods';
import { isMadeAbroad } from './part-headings-abroad';
import { isPartHeading, type RowWithAmount } from './part-headings';

/** A row, and the food that it names: "pizza dough" of "1 batch pizza dough". */
export interface RowWithFood extends RowWithAmount {
  readonly foodName: string;
}

/**
 * For each row, whether the recipe makes it.
 *
 * @example madeParts([row('500 g flour', 'Dough'), row('1 tsp yeast', 'Dough'), row('dough', 'Pizza')]) // [false, false, true]
 */
export function madeParts(rows: readonly RowWithFood[]): boolean[] {
  const headings = headingsOf(rows);
  return rows.map(
    (each, index) => isPartHeading(rows, index) || (headings.size > 0 && asksFor(each, headings)),
  );
}

/** What the headings make, each with the heading as it is written. */
function headingsOf(rows: readonly RowWithFood[]): Map<string, string> {
  const counts = new Map<string, number>();
  for (const { row } of rows) {
    const section = row.section?.trim() ?? '';
    if (section !== '') counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  const several = [...counts].filter(([, count]) => count >= fewestRows);
  return new Map(several.map(([section]) => [plain(section), section]));
}

function asksFor({ row, foodName }: RowWithFood, headings: ReadonlyMap<string, string>): boolean {
  const name = plain(foodName);
  const heading = headings.get(name);
  if (heading === undefined || heading === row.section?.trim()) return false;
  const isMade = isHomeMade(name, false) || isMadeAbroad(name);
  return isMade || name.includes(' ') || !findListedFood(foodName);
}

/** "For the Pizza Dough:" and "all of the pizza dough" are both "pizza dough". */
const plain = (text: string): string =>
  singularWords(foodWords(text.replace(opening, '').split(/[,(]/, 1)[0] ?? '')).join(' ');

const opening =
  /^\W*(?:(?:for|to make|to prepare|all(?: of)?|(?:the )?rest of|remaining|prepared|home-?made|für|pour|para|per|voor)\s+)?(?:(?:the|d(?:en|ie|as|e)|la|le|les|el|los|las|il|lo|i|gli|het)\s+|l['’])?/iu;
const fewestRows = 2;
