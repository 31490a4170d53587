/** Public API: choosing a recipe's image from our own, photos of a stock service, a file or a drawing. */
export { ChooseImageButton } from './choose-image-button';
export type { ChosenImage, ImageRecipe } from './chosen-image';
export { pickerPanels } from './picker-panels.lazy';
export { saySelected } from './say-selected';
