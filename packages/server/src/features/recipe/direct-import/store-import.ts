/**
 * Stores what was read, with its source and its image, as the form of the app would if nobody changed a word of it. What
 * the person has already is found as for the form, and answered instead.
 */
import type { DirectImport } from '@saltbush/contract/recipe/recipe-import/direct-import';
import type { RecipeDraftOnWire } from '@saltbush/contract/recipe/recipe-import/recipe-import';
import type { Deps } from '../../../deps';
import type { Author } from '../../../platform/http/session';
import type { WebImages } from '../../access/images';
import {
  findKnownRecipe,
  saveImportSource,
  type FoundPage,
  type RecipeReader,
} from '../recipe-import';
import { createRecipe, getRecipe } from '../recipes';
import { findPlace } from './content-place';
import { copyImages } from './copy-images';
import { whatNeedsALook } from './needs-a-look';
import { recipeFromDraft, withNames } from './recipe-from-draft';

export interface Storing extends Pick<Deps, 'database' | 'clock' | 'computing' | 'config'> {
  reader: RecipeReader;
  webImages: WebImages;
}

export interface ReadImport {
  draft: RecipeDraftOnWire;
  origin: 'web-page' | 'text' | 'photo';
  /** What it was read from (`content-place.ts`). */
  content: string;
  /** The other recipes of the page. */
  others?: NonNullable<DirectImport['otherRecipes']>;
  /** Every address of the page that is known. */
  addresses?: (string | undefined)[];
  page?: FoundPage | undefined;
  /** Lines of photos whose fraction was hard to read. */
  doubtfulLines?: string[];
  /** Lines of photos of which the draft has nothing. */
  unusedLines?: string[];
  /** The service that reads photos did not answer. */
  isVisionMissing?: boolean;
}

interface Caller extends Author {
  signal: AbortSignal;
}

/** @throws AppError VALIDATION_FAILED, or one of those that `POST /recipes` answers with */
export async function storeImport(
  storing: Storing,
  read: ReadImport,
  caller: Caller,
): Promise<DirectImport> {
  const { others = [] } = read;
  const known = await findKnown(storing, read, caller);
  const answer = known
    ? { ...present(storing, known), isNew: false, needsALook: [] }
    : await storeNew(storing, read, caller);
  return { ...answer, otherRecipes: others.length > 0 ? others : undefined };
}

/** A recipe of the person's own that is there already. */
export async function presentStored(
  storing: Pick<Storing, 'database' | 'config'>,
  id: string,
  userId: string,
): Promise<DirectImport> {
  const recipe = await getRecipe(storing.database.db, id, userId);
  return { ...present(storing, recipe), isNew: false, needsALook: [] };
}

async function storeNew(storing: Storing, read: ReadImport, caller: Caller): Promise<DirectImport> {
  const { database, clock, computing, reader, webImages } = storing;
  const { db } = database;
  const { userId, program } = caller;
  const place = await findPlace(db, userId, read.content);
  if (place.isTaken) return presentStored(storing, place.id, userId);
  const draft = withNames(read.draft);
  const { doubtfulLines: unsureLines = [], origin, page } = read;
  const doubts = await reader.findDoubts({ draft, unsureLines }, caller);
  const { missing, ...images } = await copyImages(draft, webImages, caller);
  const now = clock();
  const evidenceId = page && (await saveImportSource(db, { userId, found: page, now }));
  const input = recipeFromDraft(draft, { ...images, _id: place.id, origin, evidenceId });
  const wanted = { computing, ownerId: userId, input, now, program };
  const { id, isNew } = await createRecipe(db, wanted);
  // The same came twice at once.
  if (!isNew) return presentStored(storing, id, userId);
  const needsALook = whatNeedsALook(input, { ...read, doubts, missingImages: missing });
  return { ...present(storing, { _id: id, title: input.title }), isNew, needsALook };
}

function findKnown(
  { database }: Storing,
  { draft, addresses = [], others = [] }: ReadImport,
  { userId }: Caller,
) {
  const { title, ingredients = [] } = draft;
  const foods = ingredients.map(({ name }) => name);
  const isOneOfSeveral = others.length > 0;
  return findKnownRecipe(database.db, { userId, addresses, title, foods, isOneOfSeveral });
}

const present = (
  { config }: Pick<Storing, 'config'>,
  { _id, title }: { _id: string; title: string },
) => ({ _id, title, url: `${config.publicUrl}/recipes/${_id}` });
