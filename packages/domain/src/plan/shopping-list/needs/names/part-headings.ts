/**
 * Rows that name a part of the recipe: "Lemon cream", and then what it is made of. Pages print such headings among the
 * ingredients, and whoever shops would buy the finished cream as well.
 */
import { findNamedFood } from '@saltbush/recipe-parser/foods';
import type { Ingredient } from '@saltbush/recipe-parser/recipe';

/** A row, and whether its text says how much. */
export interface RowWithAmount {
  readonly row: Ingredient;
  readonly hasAmount: boolean;
}

/**
 * Whether the row at `index` is a heading: no amount, at least two rows with amounts behind it, and either "… mixture",
 * which nobody sells, or the name of something made that is no food of the table ("puff pastry" is one).
 *
 * @example isPartHeading([heading('Lemon cream'), amount('200 g cream cheese'), amount('1 lemon')], 0) // true
 */
export function isPartHeading(rows: readonly RowWithAmount[], index: number): boolean {
  const { row, hasAmount } = rows[index]!;
  if (hasAmount || row.note !== undefined) return false;
  const following = rows.slice(index + 1, index + 1 + fewestRows);
  if (following.length < fewestRows || !following.every((next) => next.hasAmount)) return false;
  const name = row.name.replace(/\W+$/, '');
  const isMade = made.test(name) && !findNamedFood(name);
  return name.split(/\s+/).length <= mostWords && (isMade || dish.test(name));
}

/** A dish, though a spice is called so too. */
const dish = /^curry$/i;

const fewestRows = 2;
const mostWords = 5;

/** The last word of what kitchens make for a part of a dish. */
const made =
  /^[^\d,;]*\b(?:pastry|dough|batter|crust|base|shell|sponge|cake|cream|custard|curd|ganache|mousse|meringue|filling|topping|toppings|crumble|crumb|streusel|frosting|icing|glaze|syrup|sauce|gravy|dressing|vinaigrette|marinade|rub|brine|coating|stuffing|garnish|salad|slaw|salsa|patties|meatballs|dumplings|mixture|mix|seasoning|broth|layer|assembly)$/i;
