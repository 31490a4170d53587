/**
 * A page without a recipe: the captions of its video may be one, it may point to another page, and its own caption may
 * be what a person can make one of.
 */
import { AppError } from '@saltbush/contract/errors';
import { say } from '@saltbush/domain/texts/say';
import type { WebPages } from '../../../outside/web-page';
import type { PageToRead, ReadRecipe } from './reading/read-source';
import type { Caller, RecipeReader } from './reading/recipe-reader';

interface Readers {
  webPages: Pick<WebPages, 'readCaptions'>;
  reader: Pick<RecipeReader, 'readPageHints' | 'readCaptions' | 'readText'>;
}

/**
 * @returns nothing where the page says nothing more
 * @throws AppError RECIPE_ELSEWHERE with the address as its text; NO_RECIPE_FOUND with what the page does say
 */
export async function lookFurther(
  page: PageToRead,
  { webPages, reader }: Readers,
  caller: Caller,
): Promise<ReadRecipe | undefined> {
  const { tracks, elsewhere, caption } = await reader.readPageHints(page, caller);
  for (const address of tracks) {
    const said = await saidIn(address, { webPages, reader }, caller);
    if (said === '') continue;
    const read = await reader.readText(said, caller);
    if (read !== undefined && isWhole(read)) return read;
    throw new AppError('NO_RECIPE_FOUND', fromVideo, said);
  }
  if (elsewhere !== undefined) {
    const details = say('This page points to {elsewhere}. Import that one.', { elsewhere });
    throw new AppError('RECIPE_ELSEWHERE', details, elsewhere);
  }
  if (caption !== undefined) throw new AppError('NO_RECIPE_FOUND', fromCaption, caption);
  return undefined;
}

/** A track that does not come is no reason to say anything else of the page. */
async function saidIn(
  address: string,
  { webPages, reader }: Readers,
  caller: Caller,
): Promise<string> {
  try {
    return await reader.readCaptions(await webPages.readCaptions(address, caller.signal), caller);
  } catch (error) {
    if (error instanceof AppError && missing.has(error.code)) return '';
    throw error;
  }
}

const missing: ReadonlySet<string> = new Set([
  'PAGE_ADDRESS_REFUSED',
  'PAGE_UNREACHABLE',
  'PAGE_TOO_LARGE',
  'PAGE_NOT_HTML',
]);

/** Talk reads like steps, and is no recipe by that. */
const isWhole = ({ draft: { ingredients = [], instructions = [] } }: ReadRecipe): boolean =>
  ingredients.length > 1 && instructions.length > 0;

const fromVideo = say(
  'This is what is said in the video. Shorten it to the ingredients and steps.',
);
const fromCaption = say(
  'The page shows this and no recipe. Copy the whole caption or the recipe and paste it here.',
);
