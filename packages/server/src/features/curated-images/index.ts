/** The files of the curated library, and its rows. */
export { curatedImageId, findCuratedFile } from './library';
export { storeCuratedImages } from './curated-images.store';
