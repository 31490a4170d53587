/** A recipe, its parts, and which recipes are the same. */
export type { RecipeDraft } from './draft';
export { longestEquipment, mostEquipment } from './equipment';
export type { Ingredient } from './ingredient';
export type { Nutrient, Nutrients, StatedNutrition } from './nutrients';
export { addressIn, addressKey, addressSpellings, withoutTracking } from './page-address';
export {
  type Course,
  type Difficulty,
  type RecipeContent,
  type SourceAttribution,
  type Step,
  courses,
  defaultServes,
  difficulties,
} from './recipe';
export { isSameRecipe } from './same-recipe';
export { type Heading, isHeading, toSections, withHeadings, withoutHeadings } from './sections';
export { type Measures, measuresOptions } from '../units/measures';
