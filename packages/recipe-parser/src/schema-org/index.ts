/** Recipes in the vocabulary of schema.org. */
export { stepsFrom } from './steps';
