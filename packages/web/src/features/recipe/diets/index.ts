/** How allergens and diets are named on the screen. */
export { allergenLabels, dietChoices, dietLabels } from './diet-labels';
