/** Who a recipe is shared with. */
export { shareOnSave } from './share-on-save';
export { shareOwnWithHousehold } from './share-with-household';
