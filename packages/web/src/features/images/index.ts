/** Public API: uploads of images. */
export { maxImageMb, useImageUpload, type ImageUpload, type UploadStage } from './use-image-upload';
