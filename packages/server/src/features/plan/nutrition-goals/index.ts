/** Public API: what a person wants to eat a day. */
export { findNutritionGoals } from './nutrition-goals.store';
