/** One address of a list: read, and saved as it is unless the person has it already. */
import { AppError } from '@saltbush/contract/errors';
import { recipeImportRoutes } from '@saltbush/contract/recipe-import';
import { recipesRoutes } from '@saltbush/contract/recipes';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { inputFromDraft } from '../../recipes';
import { copyPicture } from '../copy-picture';
import type { ListedAddress } from './address-list';

export type Outcome = Pick<ListedAddress, 'state' | 'title' | 'knownId' | 'reason'>;

/** @throws when it was cancelled, and when nothing more can be asked for now */
export async function importAddress(
  { url, recipeId, isWantedAgain = false }: ListedAddress,
  signal: AbortSignal,
): Promise<Outcome> {
  try {
    const draft = await call(recipeImportRoutes.scrape, { body: { url } }, { signal });
    const { alreadyHave } = draft;
    if (alreadyHave && !isWantedAgain && alreadyHave._id !== recipeId) {
      return { state: 'known', title: alreadyHave.title, knownId: alreadyHave._id };
    }
    if (draft.title === '') return failed('It has no title. Import it by itself to give it one.');
    const imageUrl = await copyPicture(draft.sourceImageUrl, signal);
    const body = { ...inputFromDraft(draft, imageUrl), _id: recipeId };
    const { title } = await call(recipesRoutes.create, { body }, { signal });
    return { state: 'imported', title };
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
  const codes: unknown[] = ['TOO_MANY_REQUESTS', 'SERVER_UNREACHABLE', 'NOT_SIGNED_IN'];
  return error instanceof AppError && codes.includes(error.code);
}
