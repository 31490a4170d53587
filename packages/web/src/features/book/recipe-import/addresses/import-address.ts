/** Imports one URL of a list and saves it, unless the user has it already. */
import { t } from '@lingui/core/macro';
import { AppError, type ErrorCode } from '@saltbush/contract/errors';
import {
  recipeImportRoutes,
  type ImportSource,
} from '@saltbush/contract/recipe/recipe-import/recipe-import';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { call } from '../../../../api/call';
import { describeError } from '../../../../api/describe-error';
import { inputFromDraft, storeLinesToCheck } from '../../../recipe/recipe-form';
import { copyImages } from '../copy-image';
import type { ListedAddress } from './address-list';

export type Outcome = Omit<ListedAddress, 'recipeId' | 'url'>;

/**
 * @param source of a page that was not read by its address alone
 * @throws when cancelled, and when further requests would fail too
 */
export async function importAddress(
  { url, recipe: number, recipeId, isWantedAgain = false }: ListedAddress,
  signal: AbortSignal,
  source: ImportSource = { url },
): Promise<Outcome> {
  if (source.url === '') return failed(t`The page is no longer here. Please import it again.`);
  try {
    const body = { ...source, recipe: number };
    const draft = await call(recipeImportRoutes.scrape, { body }, { signal });
    const { alreadyHave } = draft;
    if (alreadyHave && !isWantedAgain && alreadyHave._id !== recipeId) {
      return { state: 'known', title: alreadyHave.title, knownId: alreadyHave._id };
    }
    if (draft.title === '') return failed(t`It has no title. Import it by itself to give it one.`);
    if (draft.leftOut) {
      return failed(
        t`It is too long for one recipe. Import it by itself to see what does not fit.`,
      );
    }
    const { draft: withImages, imageUrl } = await copyImages(draft, signal);
    const input = { ...inputFromDraft(withImages, imageUrl), _id: recipeId };
    const recipe = await call(recipesRoutes.create, { body: input }, { signal });
    storeLinesToCheck(recipe, draft);
    const { title, cover } = recipe;
    return { state: 'imported', title, imageUrl: recipe.imageUrl, cover };
  } catch (error) {
    if (signal.aborted || stopsAll(error)) throw error;
    return failed(describeError(error).message);
  }
}

function failed(reason: string): Outcome {
  return { state: 'failed', reason };
}

/** The next address would get the same answer. */
function stopsAll(error: unknown): boolean {
  return error instanceof AppError && codesThatStop.includes(error.code);
}

const codesThatStop: readonly ErrorCode[] = [
  'TOO_MANY_REQUESTS',
  'NOT_SIGNED_IN',
  'SERVER_UNREACHABLE',
  'STARTING_OR_STOPPING',
  'DATABASE_UNAVAILABLE',
  'DISK_FULL',
  'DISK_FAILING',
];
