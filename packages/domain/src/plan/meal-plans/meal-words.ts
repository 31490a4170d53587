/** What the meals of a day are called. */
import { say } from '../../texts/say';
import type { meals } from './menu';

type UsualMeal = (typeof meals)[number];

const names: Readonly<Record<UsualMeal, () => string>> = {
  breakfast: () => say('Breakfast'),
  lunch: () => say('Lunch'),
  dinner: () => say('Dinner'),
  dessert: () => say('Dessert'),
  snack: () => say('Snack'),
};

const words: Readonly<Record<UsualMeal | 'side', () => string>> = {
  breakfast: () => say('breakfast'),
  lunch: () => say('lunch'),
  dinner: () => say('dinner'),
  dessert: () => say('dessert'),
  snack: () => say('snack'),
  side: () => say('side'),
};

/**
 * A meal by itself. A name of the household's own is as it was typed, but for its first letter.
 *
 * @example mealName('dinner') // 'Dinner'
 * @example mealName('picnic') // 'Picnic'
 */
export const mealName = (meal: string): string =>
  isUsual(meal) ? names[meal]() : meal.charAt(0).toUpperCase() + meal.slice(1);

/** A meal, or a side, inside a sentence. @example mealWord('dinner') // 'dinner' */
export const mealWord = (meal: string): string =>
  Object.hasOwn(words, meal) ? words[meal as keyof typeof words]() : meal;

const isUsual = (meal: string): meal is UsualMeal => Object.hasOwn(names, meal);
