/** Public API: the variations of a recipe, and making one. */
export { useMakeVariation } from './use-make-variation';
export { VariationDialog } from './variation-dialog.lazy';
export { Variations } from './variations';
