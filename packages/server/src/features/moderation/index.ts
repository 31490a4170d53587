/** Recipes that admins hid from the public. */
export { checkNotHidden } from './hidden-recipes';
