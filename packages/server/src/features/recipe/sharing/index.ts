/** Who a recipe is shared with, and what its page says of itself. */
export { withPreview, type Preview } from './page-preview';
export { shareOnSave } from './share-on-save';
export { shareOwnWithHousehold } from './share-with-household';
