/**
 * Makes a variation: a private copy of one's own with the text and the images of its original, which it names. Of someone
 * else's recipe it says where that is from, like every copy.
 */
import type { recipeVariationsRoutes } from '@saltbush/contract/book/recipe-variations';
import { AppError } from '@saltbush/contract/errors';
import { recipeLimits, type RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { variationTitle } from '@saltbush/domain/recipe/recipes/variations';
import type * as z from 'zod/mini';
import type { Deps } from '../../../deps';
import type { Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import type { AccessRow } from '../../access/recipe-access';
import {
  contentOf,
  createRecipe,
  findRecipe,
  presentVersionText,
  withoutLostImages,
} from '../../recipe/recipes';

type Sent = z.output<typeof recipeVariationsRoutes.create.body>;

interface NewVariation extends Sent {
  ownerId: string;
  program: string | undefined;
  now: Date;
}

/**
 * @returns its id
 * @throws AppError NOT_FOUND when the original was deleted meanwhile; CONFLICT when the id is taken
 */
export async function createVariation(
  { db, computing }: { db: Db } & Pick<Deps, 'computing'>,
  original: Authorized<AccessRow>,
  { _id, name, ingredients, ownerId, program, now }: NewVariation,
): Promise<string> {
  const row = await findRecipe(db, original.id, ownerId);
  if (!row) throw new AppError('NOT_FOUND');
  const text = presentVersionText(await withoutLostImages(db, contentOf(row)));
  const input = {
    ...text,
    _id,
    title: variationTitle(text.title, name, recipeLimits.title),
    ingredients: ingredients ?? text.ingredients,
    sourceAttribution: attributionOf(row.shown, ownerId),
  };
  const { imageUrl, moreImageUrls = [], stepImages = [] } = text;
  const images = [imageUrl, ...moreImageUrls, ...stepImages.map((image) => image.imageUrl)];
  const { id } = await createRecipe(db, {
    computing,
    ownerId,
    input,
    now,
    program,
    origin: 'copy',
    variationOf: original.id,
    imagesBefore: images.filter((url) => url !== undefined),
  });
  return id;
}

/** As `copyRecipe` has it. */
function attributionOf(
  { owner, title, sourceAttribution }: RecipeOnWire,
  ownerId: string,
): RecipeOnWire['sourceAttribution'] {
  if (sourceAttribution || owner._id === ownerId) return sourceAttribution;
  return { siteName: 'Saltbush', recipeTitle: title, author: owner.username };
}
