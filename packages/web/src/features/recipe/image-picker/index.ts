/** Public API: choosing a recipe's picture from our own, photos of a stock service, a file or a drawing. */
export { ChoosePictureButton } from './choose-picture-button';
export type { ChosenImage, PictureRecipe } from './chosen-image';
export { pickerPanels } from './picker-panels.lazy';
export { saySelected } from './say-selected';
