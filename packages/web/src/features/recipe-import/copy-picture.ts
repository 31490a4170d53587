import { imagesRoutes } from '@saltbush/contract/images';
import { call } from '../../api/call';

/**
 * A recipe without its picture is still a recipe: one that does not come is only missing.
 *
 * @returns the address of our copy
 */
export async function copyPicture(
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
