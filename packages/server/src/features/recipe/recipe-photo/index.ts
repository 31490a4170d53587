/** Reads recipes from photos. */
export { openPhotoImport, type PhotoImport } from './open-photo-import';
