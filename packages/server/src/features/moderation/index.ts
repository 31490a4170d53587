/** Recipes that people reported, or that admins hid from the public. */
export { checkNotHidden } from './hidden-recipes';
export { countReported } from './reports.store';
