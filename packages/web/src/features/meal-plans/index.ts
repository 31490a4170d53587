/** Public API: what other features may do with the meal plan. */
export { AddToMealPlanButton } from './add/add-to-meal-plan-button';
export { AddToMealPlanDialog } from './add/add-to-meal-plan-dialog';
export { usePickerRecipes, type PickerRecipes } from './recipe-picker/use-picker-recipes';
export { RecipeThumb } from './recipe-thumb';
export { useWeek, type ShownWeek } from './week/use-week';
