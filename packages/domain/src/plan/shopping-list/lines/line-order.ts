/** The order of lines and of the parts of a line: the same on every device, whatever order they came in. */
import { aisles, type Aisle } from '@saltbush/recipe-parser/foods/facts';
import { compareNames } from '@saltbush/recipe-parser/names';
import type { LinePart, ShoppingLine } from '../shopping-line';
import { compareTexts } from './compare-texts';

interface SortedLine {
  readonly line: Pick<ShoppingLine, 'key' | 'aisle' | 'isAtHome' | 'isOptional'>;
  readonly sortName: string;
}

/**
 * In the order of the aisles, what is optional last in its aisle, then by name; what is at home last.
 *
 * @param order the walk through a store; aisles that are not in it come after, in the usual order
 */
export function compareLines(
  order: readonly Aisle[] = aisles,
): (a: SortedLine, b: SortedLine) => number {
  const walk = order === aisles ? usualPlaces : placesOf([...order, ...aisles]);
  const placeOf = (aisle: Aisle) => walk.get(aisle) ?? walk.size;
  return (a, b) =>
    Number(a.line.isAtHome) - Number(b.line.isAtHome) ||
    placeOf(a.line.aisle) - placeOf(b.line.aisle) ||
    Number(a.line.isOptional) - Number(b.line.isOptional) ||
    compareNames(a.sortName, b.sortName) ||
    compareTexts(a.line.key, b.line.key);
}

/** Meals day by day, then recipes without a day, then items. */
export function compareParts(a: LinePart, b: LinePart): number {
  return (
    sources.indexOf(a.source) - sources.indexOf(b.source) ||
    compareTexts(dateOf(a), dateOf(b)) ||
    compareTexts(titleOf(a), titleOf(b)) ||
    compareTexts(recipeOf(a), recipeOf(b)) ||
    compareTexts(a.ingredientText, b.ingredientText) ||
    compareTexts(a.text, b.text) ||
    compareTexts(a.id ?? '', b.id ?? '')
  );
}

const sources: readonly LinePart['source'][] = ['meal', 'recipe', 'item'];
const dateOf = (part: LinePart) => (part.source === 'meal' ? part.date : '');
const titleOf = (part: LinePart) => (part.source === 'item' ? '' : part.recipeTitle);
const recipeOf = (part: LinePart) => (part.source === 'item' ? '' : part.recipeId);

function placesOf(order: readonly Aisle[]): Map<Aisle, number> {
  const places = new Map<Aisle, number>();
  for (const aisle of order) if (!places.has(aisle)) places.set(aisle, places.size);
  return places;
}

const usualPlaces = placesOf(aisles);
