/** The files of the curated library, its rows, and both as one library. */
export { curatedImageId, findCuratedCover, findCuratedFile } from './library';
export { storeCuratedImages } from './curated-images.store';
export { openLibrary, type LibraryImage } from './open-library';
export { pageOf } from './page-of';
