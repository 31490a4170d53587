/**
 * What stands for a recipe without an image: the kind of its dish, what is seen of its foods, and colours.
 *
 * Foods of the title come first, then those of the ingredient list, then what is in most dishes (onion, butter).
 */
import type { RecipeCover } from '../../recipe/recipes/cover/cover';
import { coverColour, type ColourSource } from './cover-colour';
import { dishKind, type DishSource } from './dish-kind';
import { looksOf } from './food-looks';

/** What of a recipe decides its cover. */
export interface CoverSource extends ColourSource, DishSource {}

/**
 * @example
 * recipeCover({ title: 'Prawn tacos', titleFoods: ['prawn'], foods: ['prawn', 'lime', 'avocado'] })
 * // { kind: 'taco', foods: ['prawn', 'lime', 'avocado'], colour: 'teal' }
 */
export function recipeCover(source: CoverSource): RecipeCover {
  const looks = looksOf([...source.titleFoods, ...source.foods]);
  const specific = looks.filter((look) => !commonLooks.has(look));
  const common = looks.filter((look) => commonLooks.has(look));
  return {
    kind: dishKind(source),
    foods: [...specific, ...common].slice(0, mostFoods),
    colour: coverColour(source),
  };
}

/** What is in most dishes and says the least of one. */
const commonLooks: ReadonlySet<string> = new Set(['onion', 'butter', 'cream', 'egg']);

/** What a dish is made of and five toppings. */
const mostFoods = 6;
