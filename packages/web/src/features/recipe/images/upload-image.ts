import { t } from '@lingui/core/macro';
import { AppError } from '@saltbush/contract/errors';
import { imagesRoutes, maxImageBytes } from '@saltbush/contract/recipe/images';
import { call } from '../../../api/call';
import { shrinkImage } from './shrink-image';

export const maxImageMb = maxImageBytes / 1024 / 1024;

/** @throws AppError `PAYLOAD_TOO_LARGE` if it is too large even when it is shrunk */
export async function shrinkToLimit(file: File): Promise<Blob> {
  const smaller = await shrinkImage(file);
  if (smaller.size <= maxImageBytes) return smaller;
  throw new AppError(
    'PAYLOAD_TOO_LARGE',
    t`This picture is larger than ${maxImageMb} MB. Please choose a smaller one.`,
  );
}

/**
 * @returns the address of our copy
 * @throws AppError
 */
export async function uploadImage(file: File, signal: AbortSignal): Promise<string> {
  const smaller = await shrinkToLimit(file);
  signal.throwIfAborted();
  const { imageUrl } = await call(imagesRoutes.upload, { file: smaller }, { signal });
  return imageUrl;
}
