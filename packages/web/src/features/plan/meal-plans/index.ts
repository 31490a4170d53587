/** Public API: what other features may do with the meal plan. */
export { AfterCooking } from './after-cooking/after-cooking.lazy';
export { AddToMealPlanButton } from './add/add-to-meal-plan-button';
export { AddToMealPlanDialog } from './add/add-to-meal-plan-dialog';
export { planAndAnnounceSharing } from './plan/announce-sharing';
export { searchForServes } from './plan/planned-serves';
export { findQuantityForAll } from './quantity/quantity-for-all';
export { PlanSeveral } from './plan-several/plan-several.lazy';
export { RecipeThumb } from './days/recipe-thumb';
export { usePickerRecipes, type PickerRecipes } from './recipe-picker/use-picker-recipes';
