import { imagesRoutes } from '@saltbush/contract/images';
import { call } from '../../api/call';

/**
 * Copies the image of an imported recipe. A failure is ignored: the recipe just has no image.
 * @returns the address of our copy
 */
export async function copyImage(
  url: string | undefined,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (url === undefined) return undefined;
  try {
    const { imageUrl } = await call(imagesRoutes.copyFromWeb, { body: { url } }, { signal });
    return imageUrl;
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
}
