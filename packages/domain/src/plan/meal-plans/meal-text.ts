import { say } from '../../texts/say';

/**
 * What a meal is called, within a sentence: one that is offered in the reader's language, one of the household's own as they
 * named it.
 *
 * @example mealText('dinner') // 'dinner'
 */
export const mealText = (meal: string): string => texts[meal]?.() ?? meal;

const texts: Readonly<Record<string, (() => string) | undefined>> = {
  breakfast: () => say('breakfast'),
  lunch: () => say('lunch'),
  dinner: () => say('dinner'),
  dessert: () => say('dessert'),
  snack: () => say('snack'),
  side: () => say('side'),
};
