/**
 * What a cover shows of a recipe without an image: its dish, its foods, and colours.
 *
 * The dish is the one that the title names, else its main food, else what its course suggests. Foods of the
 * title come first, then those of the ingredient list, then what is in most dishes (onion, garlic, butter).
 */
import type { Course } from '@saltbush/recipe-parser/recipe';
import type { RecipeCover } from './cover';
import { coverColour, type ColourSource } from './cover-colour';
import { dishGlyph, dishGlyphs } from './dish-glyphs';
import { foodGlyphs, glyphOfFood } from './food-glyphs';

/** What of a recipe decides its cover. */
export interface CoverSource extends ColourSource {
  /** Keys of foods that the title names. */
  titleFoods: readonly string[];
  /** Keys of foods, as the recipe lists them. */
  foods: readonly string[];
}

/**
 * @example
 * recipeCover({ title: 'Prawn tacos', titleFoods: ['prawn'], foods: ['prawn', 'lime', 'avocado'] })
 * // { dish: 'taco', foods: ['shrimp', 'lime', 'avocado'], colour: 'teal' }
 */
export function recipeCover(source: CoverSource): RecipeCover {
  const glyphs = glyphsOf([...source.titleFoods, ...source.foods]);
  const dish =
    dishGlyph(source.title) ?? glyphs[0] ?? (source.course && courseGlyphs[source.course]) ?? plate;
  const foods = glyphs.filter((glyph) => glyph !== dish).slice(0, mostFoods);
  return { dish, foods, colour: coverColour(source, [dish, ...foods]) };
}

/** Each once; what is in most dishes last. */
function glyphsOf(foods: readonly string[]): string[] {
  const glyphs = [...new Set(foods.flatMap((food) => glyphOfFood(food) ?? []))];
  return [
    ...glyphs.filter((glyph) => !commonGlyphs.has(glyph)),
    ...glyphs.filter((glyph) => commonGlyphs.has(glyph)),
  ];
}

const commonGlyphs: ReadonlySet<string> = new Set([
  'onion',
  'garlic',
  'glass-of-milk',
  'butter',
  'egg',
]);

/** Nothing is known: a plate with cutlery. */
const plate = 'fork-and-knife-with-plate';

const courseGlyphs: Readonly<Partial<Record<Course, string>>> = {
  dessert: 'shortcake',
  breakfast: 'cooking',
  drink: 'cup-with-straw',
  baking: 'cupcake',
  snack: 'sandwich',
};

/** As many tiles of a cover as look calm. */
const mostFoods = 5;

/** Every glyph that a cover or a list may show. */
export const allGlyphs: readonly string[] = [
  ...new Set([...foodGlyphs, ...dishGlyphs, ...Object.values(courseGlyphs), plate]),
].toSorted();
