/** Public API: importing a recipe from photos. */
export { PhotoForm, type PhotoFormProps } from './photo-form';
