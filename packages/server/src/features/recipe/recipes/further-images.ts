/** Images of a recipe besides its main one: of the dish, and of its steps. */
import { eq, inArray } from 'drizzle-orm';
import { imageIdOf } from '@saltbush/contract/recipe/image-address';
import type { RecipeContent } from '@saltbush/recipe-parser/recipe';
import type { Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { checkImages, type SentImage } from '../../access/images';
import type { OwnershipRow } from '../../access/recipe-access';
import { images } from '../../../schema/images';
import { recipeImages } from '../../../schema/recipes';

type WithImages = Pick<RecipeContent, 'moreImageUrls' | 'steps'>;
export type ImageRow = Omit<typeof recipeImages.$inferInsert, 'recipeId'>;

/** Those of the dish first. A second image of one step is left out. */
export function furtherImages({ moreImageUrls = [], steps }: WithImages): ImageRow[] {
  const ofSteps = steps.map(({ imageUrl }, step) => ({ imageUrl, step }));
  return [...moreImageUrls.map((imageUrl) => ({ imageUrl, step: null })), ...ofSteps].flatMap(
    ({ imageUrl, step }, position) => {
      const imageId = imageUrl && imageIdOf(imageUrl);
      return imageId ? [{ position, step, imageId }] : [];
    },
  );
}

export const furtherImageIds = (content: WithImages): string[] => [
  ...new Set(furtherImages(content).map(({ imageId }) => imageId)),
];

/** An earlier text of a recipe, without the further images that are gone. */
export async function withoutLostImages(db: Db, content: RecipeContent): Promise<RecipeContent> {
  const ids = furtherImageIds(content);
  if (ids.length === 0) return content;
  const rows = await db.select({ id: images.id }).from(images).where(inArray(images.id, ids));
  const there = new Set(rows.map(({ id }) => id));
  const isThere = (url: string) => there.has(imageIdOf(url) ?? '');
  return {
    ...content,
    moreImageUrls: content.moreImageUrls?.filter(isThere),
    steps: content.steps.map((step) => ({
      ...step,
      imageUrl: step.imageUrl && isThere(step.imageUrl) ? step.imageUrl : undefined,
    })),
  };
}

/** @throws AppError when an image is neither the owner's to use nor was of the recipe before */
export async function checkImagesOf(
  db: Db,
  recipe: Authorized<OwnershipRow>,
  sent: SentImage[],
  before: readonly string[],
): Promise<void> {
  const { id, ownerId, imageId } = recipe;
  const further =
    sent.length === 0
      ? []
      : await db
          .select({ imageId: recipeImages.imageId })
          .from(recipeImages)
          .where(eq(recipeImages.recipeId, id));
  const knownIds = [imageId, ...further.map((row) => row.imageId), ...before.map(imageIdOf)];
  await checkImages(db, { ownerId, sent, knownIds: knownIds.filter((each) => each != null) });
}
