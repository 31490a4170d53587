/** The door: what other features may do with recipes. */
export { AmountText } from './amount-text';
export { inputFromDraft, keepImportedDraft } from './form/imported-draft';
export { holdSourcePhotos } from './form/source-photos';
export { amountOf, wordsOf, type AmountReaders } from './method/mention-amounts';
export { StepText } from './method/step-text';
export { fetchMethodRules, useMethod, useMethodWait } from './method/use-method';
export { NoSuchRecipe } from './no-such-recipe';
export { RecipeCover } from './recipe-cover';
export { RecipeNotLoaded } from './recipe-not-loaded';
export { recipeKeys } from './recipe-queries';
export { isNotFound, useRecipe } from './use-recipe';
export { useRecipeReading } from './use-recipe-reading';
export { useStepAmounts } from './use-step-amounts';
