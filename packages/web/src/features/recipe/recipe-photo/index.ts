/** Public API: importing a recipe from photos. */
export { smallerPhoto } from './redraw-photo';
export { PhotoForm, type PhotoFormProps } from './photo-form';
