/** Foods that German and Dutch rows join by "mit" and "met". */
import { findListedFood } from '../../foods/find-food';
import { foodWords } from '../../foods/food-words';
import { findForeignName } from '../../foods/languages/foreign-names';
import type { Ingredient } from '../../recipe/ingredient';

/**
 * Of a row without an amount, which is served, both foods: "Brot mit Kräuterbutter". What is in a food or on it is none to
 * buy: "Brötchen mit Sesam", "Quark mit Kräutern".
 *
 * @example withCompanion({ name: 'roggebrood met katenspek', amount: '', unit: '' }).name // 'roggebrood and katenspek'
 */
export function withCompanion(row: Ingredient): Ingredient {
  if (row.amount.trim() !== '' || row.unit.trim() !== '') return row;
  const [, food = '', companion = '', rest = ''] = served.exec(row.name) ?? [];
  if (food === '' || findForeignName(foodWords(row.name)) !== undefined) return row;
  const aisle = findListedFood(companion)?.aisle;
  const isServed = dressing.test(companion) || (aisle !== undefined && !inFoods.has(aisle));
  if (!isServed || !findListedFood(food)) return row;
  const notes = [rest.replace(/^\W+/, ''), row.note ?? ''].filter((each) => each !== '');
  const note = notes.includes('to serve') ? notes.join(', ') : ['to serve', ...notes].join(', ');
  return { ...row, name: `${food} and ${companion}`, note };
}

/**
 * "Brood besmeerd met mosterd": what is spread on a food is to be bought as well.
 *
 * @example withSpread({ name: 'toast bestrichen mit Butter', amount: '2', unit: '' }).note // 'topped with Butter'
 */
export function withSpread(row: Ingredient): Ingredient {
  const text = row.note === undefined ? row.name : `${row.name}, ${row.note}`;
  const [all = '', food = '', spread = ''] = spreadWith.exec(text) ?? [];
  if (all === '' || !findListedFood(spread)) return row;
  return { ...row, name: food, note: `topped with ${spread}${text.slice(all.length)}` };
}

const served =
  /^(\p{L}[^,;()\d]{2,60}?) (?:mit|met) ([^,;()\d]{3,40}?)(,.*| (?:zum|zur|für|om|voor|to) .*)?$/iu;
const spreadWith =
  /^([^,;()]{2,60}?),? (?:besmeerd|bestreken|ingesmeerd|bestrichen|eingestrichen) (?:met|mit) ([^,;()]{3,40})/iu;
const dressing = /(?:dressing|vinaigrette|sauce|soße|saus|dip)$/iu;
const inFoods: ReadonlySet<string> = new Set(['Baking', 'Herbs & Spices', 'Fruit & Veg']);
