import { imageUrl } from '@saltbush/contract/recipe/image-address';
import type { RecipeContent } from '@saltbush/recipe-parser/recipe';
import type { recipeVersions } from '../../../../schema/recipe/recipe-versions';

/** A version as its recipe said it, with its main image if that is still there. */
export function versionContent({
  content,
  imageId,
}: Pick<typeof recipeVersions.$inferSelect, 'content' | 'imageId'>): RecipeContent {
  return { ...content, ...(imageId !== null && { imageUrl: imageUrl(imageId) }) };
}
