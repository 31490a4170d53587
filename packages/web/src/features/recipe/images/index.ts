/** Public API: uploads of images. */
export { maxImageMb } from './upload-image';
export { useImageUpload, type ImageUpload, type UploadStage } from './use-image-upload';
export { useImageUploads, type ImageUploads } from './use-image-uploads';
