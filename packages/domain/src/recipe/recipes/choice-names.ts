/** What the courses and difficulties of recipes are called. */
import type { Course, Difficulty } from '@saltbush/recipe-parser/recipe';
import { say } from '../../texts/say';

const courseNames: Readonly<Record<Course, () => string>> = {
  breakfast: () => say('Breakfast'),
  lunch: () => say('Lunch'),
  dinner: () => say('Dinner'),
  dessert: () => say('Dessert'),
  snack: () => say('Snack'),
  side: () => say('Side'),
  drink: () => say('Drink'),
  baking: () => say('Baking'),
};

const difficultyNames: Readonly<Record<Difficulty, () => string>> = {
  easy: () => say('Easy'),
  medium: () => say('Medium'),
  hard: () => say('Hard'),
};

/** @example courseName('side') // 'Side' */
export const courseName = (course: Course): string => courseNames[course]();

/** @example difficultyName('easy') // 'Easy' */
export const difficultyName = (difficulty: Difficulty): string => difficultyNames[difficulty]();
