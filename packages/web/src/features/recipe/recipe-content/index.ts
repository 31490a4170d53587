/** Public API: one recipe, loaded; its ingredients and steps as shown, scaled and converted. */
export { ImageCredit } from './image-credit';
export { AmountText } from './amount-text';
export { FormattedText } from './formatted/formatted-text';
export { usePlainText } from './formatted/use-text-format';
export { IngredientList, type IngredientTicks } from './ingredient-list';
export { amountOf, amountText, scaledText, type AmountReaders } from './method/mention-amounts';
export { readMethod } from './method/read-method.lazy';
export { unitFor } from './unit-labels';
export { StepImage } from './step-image';
export { StepText } from './method/step-text';
export { fetchMethodRules, useMethod, useMethodWait } from './method/use-method';
export { NoSuchRecipe } from './no-such-recipe';
export { RecipeNotLoaded } from './recipe-not-loaded';
export { RecipeSource } from './recipe-source';
export {
  forgetReadingMeasures,
  measuresChoices,
  type MeasuresChoice,
  type MeasuresReading,
  useReadingMeasures,
} from './use-reading-measures';
export { isNotFound, recipeQuery, useRecipe } from './use-recipe';
export { amountReaders, useRecipeReading } from './use-recipe-reading';
export { useStepAmounts } from './use-step-amounts';
