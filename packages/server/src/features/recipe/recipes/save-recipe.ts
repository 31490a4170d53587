/** Saves a recipe with its ingredients and steps in one transaction. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import { imageIdOf } from '@saltbush/contract/recipe/image-address';
import type { SharingUpdate } from '@saltbush/contract/recipe/sharing/sharing';
import type { RecipeOrigin } from '@saltbush/domain/admin/analytics/figures';
import { knownServes } from '@saltbush/domain/recipe/recipes/serves';
import { toSteps } from '@saltbush/domain/recipe/recipes/steps';
import { say } from '@saltbush/domain/texts/say';
import { authorize, type Authorized } from '../../../platform/authorized';
import type { Database, Db } from '../../../platform/db/connect';
import { allowStorage } from '../../../platform/db/storage-full';
import { authorOf, type SessionClaim } from '../../../platform/http/session';
import { newId } from '../../../platform/ids';
import type { Deps } from '../../../deps';
import { checkImages } from '../../access/images';
import { claimImportSource } from '../recipe-import';
import type { DerivedColumns } from './search-index/derive-columns';
import { insertSearchWords } from './search-index/insert-search-words';
import { admitSubRecipes } from './sub-recipes/admit-sub-recipes';
import { findSubRecipes, type SubRecipe } from './sub-recipes/sub-recipes.store';
import {
  columnsOf,
  imagesIn,
  linesOf,
  originOf,
  type RecipeChange,
  type RecipeInput,
} from './recipe-rows';
import { checkImagesOf } from './further-images';
import { insertOwnRecipe, insertRecipe, type NewRows } from './insert-recipe';
import { readRecipeText } from './recipes.store';
import { isNoLonger } from './refuse-longer';
import { recipeIngredients, recipeSteps } from '../../../schema/recipe/recipe-lines';
import { recipeImages, recipes } from '../../../schema/recipes';
import { insertVersion } from './versions/insert-version';
import { countChanges } from './versions/count-changes';
import { findOwnership, type OwnershipRow } from '../../access/recipe-access';

/** Shares a recipe in the transaction that saves it. */
export type ShareSaved = (
  tx: Db,
  recipe: Authorized<Pick<OwnershipRow, 'id' | 'ownerId'>>,
) => Promise<unknown>;

/** @returns nothing when the call does not change sharing */
export type ShareOnSave = (body: SharingUpdate, now: Date) => ShareSaved | undefined;

/** Derives what lists search by. */
export type Deriving = Pick<Deps['computing'], 'deriveColumns'>;

interface NewRecipe {
  computing: Deriving;
  ownerId: string;
  input: RecipeInput;
  now: Date;
  /** How it came; for the analytics. */
  origin?: RecipeOrigin;
  /** The name of the program that saves it for its owner. */
  program?: string | undefined;
  /** Recipes that lines may stand for though nobody can open them, or not yet. */
  subRecipesBefore?: readonly string[] | undefined;
  /** The id of the recipe that it is a variation of. */
  variationOf?: string;
  /** Images that it may have whoever uploaded them. */
  imagesBefore?: readonly string[];
  /** Not called for one that was there already. */
  share?: ShareSaved | undefined;
}

/**
 * Idempotent by id: a browser that got no response sends the recipe again.
 *
 * @returns whether it is new, or was there with this id
 * @throws AppError CONFLICT when the id belongs to someone else's recipe or to a deleted one
 */
export async function createRecipe(
  db: Db,
  { computing, imagesBefore = [], subRecipesBefore, share, ...given }: NewRecipe,
): Promise<{ id: string; isNew: boolean }> {
  const { input, ownerId } = given;
  const { ingredients } = input;
  const knownIds = imagesBefore.map(imageIdOf).filter((id) => id !== undefined);
  await checkImages(db, { ownerId, sent: imagesIn(input), knownIds });
  const derivedFrom = await findSubRecipes(db, ingredients, ownerId);
  const derived = await derive(computing, input, ownerId, derivedFrom);
  const rows = rowsOf({ ...given, derived });
  const { id } = rows.recipe;
  const isNew = await db.transaction(async (tx) => {
    await admitSubRecipes(tx, {
      id,
      ownerId,
      ingredients,
      derivedFrom,
      knownIds: subRecipesBefore,
    });
    if (!(await insertRecipe(tx, rows))) return false;
    const { evidenceId } = input;
    if (evidenceId) await claimImportSource(tx, { evidenceId, userId: ownerId, recipeId: id });
    await share?.(tx, ownedByMaker({ id, ownerId }));
    return true;
  });
  if (!isNew) await checkIsSame(db, id, ownerId);
  return { id, isNew };
}

/** Whether it needs only its own rows, without a recipe in it, an image, the source of an import or people to share it with. */
export const isPlain = ({ input, share }: Pick<NewRecipe, 'input' | 'share'>): boolean =>
  imagesIn(input).length === 0 &&
  input.ingredients.every(({ recipeId }) => recipeId === undefined) &&
  input.evidenceId === undefined &&
  share === undefined;

/**
 * The same of a plain one, in the statement that also asks for the session.
 *
 * @returns the recipe as its owner sees it
 */
export async function createPlainRecipe(
  { db, statementPool }: Pick<Database, 'db' | 'statementPool'>,
  {
    computing,
    input,
    now,
    claim,
  }: Pick<NewRecipe, 'computing' | 'input' | 'now'> & { claim: SessionClaim },
): Promise<{ isOpen: boolean; text: string | null }> {
  const { userId: ownerId, program } = authorOf(claim);
  const derived = await derive(computing, input, ownerId);
  const rows = rowsOf({ ownerId, input, now, program, derived });
  const { isOpen, text } = await insertOwnRecipe(statementPool, rows, claim);
  if (!isOpen || text !== null) return { isOpen, text };
  const { id } = rows.recipe;
  await checkIsSame(db, id, ownerId);
  return readRecipeText(statementPool, id, claim);
}

interface ChangedRecipe {
  computing: Deriving;
  change: RecipeChange;
  now: Date;
  /** The name of the program that saves it for its owner. */
  program?: string | undefined;
  imagesBefore?: readonly string[];
  subRecipesBefore?: readonly string[];
  share?: ShareSaved | undefined;
}

/**
 * Saves the previous text as a version. `imagesBefore` and `subRecipesBefore` are images and recipes that the
 * recipe had in it earlier; they may be used again, whoever uploaded them and whoever may read them.
 *
 * @throws AppError CONFLICT when someone saved since the revision that the change started from
 */
export async function updateRecipe(
  db: Db,
  recipe: Authorized<OwnershipRow>,
  { computing, change, now, program, imagesBefore = [], subRecipesBefore, share }: ChangedRecipe,
): Promise<void> {
  await checkImagesOf(db, recipe, imagesIn(change), imagesBefore);
  const { id, ownerId } = recipe;
  const { ingredients } = change;
  const derivedFrom = await findSubRecipes(db, ingredients, ownerId);
  const derived = await derive(computing, change, ownerId, derivedFrom);
  await db.transaction(async (tx) => {
    // Before this locks the recipe: sharing locks households first.
    await share?.(tx, recipe);
    await admitSubRecipes(tx, {
      id,
      ownerId,
      ingredients,
      derivedFrom,
      knownIds: subRecipesBefore,
    });
    const { contentJson } = derived.columns;
    if (await isNoLonger(tx, recipe.id, contentJson)) await allowStorage(tx, 'shorten');
    const version = await insertVersion(tx, recipe);
    await changeColumns(tx, id, { change, columns: derived.columns, now, program });
    await replaceLines(tx, id, change);
    await insertSearchWords(tx, derived.words);
    if (version) await countChanges(tx, version);
  });
}

/** @throws AppError CONFLICT when it was deleted, or someone saved since the revision that the change started from */
async function changeColumns(
  tx: Db,
  id: string,
  {
    change,
    columns,
    now,
    program,
  }: Pick<ChangedRecipe, 'change' | 'now' | 'program'> & Pick<DerivedColumns, 'columns'>,
): Promise<void> {
  const { revision } = change;
  const changed = await tx
    .update(recipes)
    .set({
      ...columnsOf(change),
      ...columns,
      revision: sql`${recipes.revision} + 1`,
      savedByProgram: program ?? null,
      updatedAt: now,
    })
    .where(
      and(
        eq(recipes.id, id),
        isNull(recipes.deletedAt),
        revision === undefined ? undefined : eq(recipes.revision, revision),
      ),
    )
    .returning({ id: recipes.id });
  if (changed.length === 0) throw new AppError('CONFLICT');
}

/** The creator of a recipe may share it. */
const ownedByMaker = <Recipe>(recipe: Recipe) => authorize(recipe, () => true);

async function checkIsSame(db: Db, id: string, ownerId: string): Promise<void> {
  const known = await findOwnership(db, id);
  if (known?.ownerId === ownerId && known.deletedAt === null) return;
  throw new AppError(
    'CONFLICT',
    say('A recipe with this id already exists. Please save it as a new one.'),
  );
}

function rowsOf({
  ownerId,
  input,
  now,
  origin = originOf(input),
  program,
  variationOf,
  derived: { columns, words },
}: NewRowsFrom): NewRows {
  const id = input._id ?? newId();
  return {
    recipe: {
      id,
      ownerId,
      ...columnsOf(input),
      ...columns,
      variationOf: variationOf ?? null,
      origin,
      savedByProgram: program ?? null,
      createdAt: now,
      updatedAt: now,
    },
    ...linesOf(input),
    words,
  };
}

type NewRowsFrom = Pick<NewRecipe, 'ownerId' | 'input' | 'now' | 'program' | 'variationOf'> & {
  origin?: RecipeOrigin | undefined;
  derived: DerivedColumns;
};

const derive = (
  computing: Deriving,
  input: RecipeChange,
  ownerId: string,
  subRecipes: readonly SubRecipe[] = [],
) =>
  computing.deriveColumns(
    { ...input, serves: knownServes(input), steps: toSteps(input) },
    ownerId,
    subRecipes,
  );

async function replaceLines(tx: Db, recipeId: string, change: RecipeChange): Promise<void> {
  await tx.delete(recipeIngredients).where(eq(recipeIngredients.recipeId, recipeId));
  await tx.delete(recipeSteps).where(eq(recipeSteps.recipeId, recipeId));
  await tx.delete(recipeImages).where(eq(recipeImages.recipeId, recipeId));
  await insertLines(tx, recipeId, change);
}

async function insertLines(db: Db, recipeId: string, input: RecipeChange): Promise<void> {
  const { ingredients, steps, images } = linesOf(input);
  const ofRecipe = <Line>(line: Line) => ({ recipeId, ...line });
  if (ingredients.length > 0) await db.insert(recipeIngredients).values(ingredients.map(ofRecipe));
  if (steps.length > 0) await db.insert(recipeSteps).values(steps.map(ofRecipe));
  if (images.length > 0) await db.insert(recipeImages).values(images.map(ofRecipe));
}
