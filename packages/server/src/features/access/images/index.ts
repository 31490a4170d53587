/** Stores images from uploads and the web, links photos, and serves their files. */
export { imageUrlOf } from './image-url';
export { checkImage, checkImages, type SentImage } from './check-image';
export { findImageFile, imageKey } from './image-files';
export { linkPhoto } from './linked-photos.store';
export { releaseImages, removeImageFiles } from './removed-images';
export { storeImage, type StoreImageDeps } from './store-image';
export { sweepUnused } from './sweep-unused';
export { openWebImages, type WebImages } from './web-images';
