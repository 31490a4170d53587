/** Public API: opening the form of a new recipe with an imported draft. */
export { inputFromDraft, storeImportedDraft } from './draft/imported-draft';
export { storeSourcePhotos } from './image/source-photos';
