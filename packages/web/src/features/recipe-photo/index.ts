/** The door: reading a recipe from photos, as one of the ways to import. */
export { PhotoForm } from './photo-form';
