/**
 * Adds a sample recipe to someone's own (Spec 6: public, and shared with their community).
 *
 * It is not listed for all: the one of the system account is. What is in the bin comes back; what is
 * there already, uploaded or saved, stays as it is.
 */
import { canEditRecipe } from '@saltbush/domain/recipe/recipes/permissions';
import type { Deps } from '../../../deps';
import { authorize } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { findDefaultHouseholdId } from '../../account/households';
import { findOwnership } from '../../access/recipe-access';
import { createRecipe, restoreRecipe, type ShareOnSave } from '../../recipe/recipes';
import { digestOfSample, sampleInput } from './sample-input';
import { addCopy, findSavedSample, lockCopy, saveCopy } from './sample-recipes.store';
import type { WrittenSample } from './samples-by-language';

export interface UploadedSample {
  recipe: string;
  outcome: 'uploaded' | 'already-there';
}

/** One transaction; two uploads at once make one recipe. */
export async function uploadSampleRecipe(
  deps: Pick<Deps, 'database' | 'clock' | 'computing'>,
  {
    written,
    ownerId,
    shareOnSave,
  }: { written: WrittenSample; ownerId: string; shareOnSave: ShareOnSave },
): Promise<UploadedSample> {
  const { language } = written;
  const { name } = written.sample;
  return deps.database.db.transaction(async (tx) => {
    const saved = await findSavedSample(tx, { ownerId, name });
    if (saved !== undefined) return { recipe: saved, outcome: 'already-there' };
    const copy = await lockCopy(tx, { ownerId, name });
    if (copy && copy.recipeId !== null) return bringBack(tx, copy.recipeId, ownerId);
    const now = deps.clock();
    const household = await findDefaultHouseholdId(tx, ownerId);
    const share = shareOnSave(
      {
        sharingSettings: { mode: 'public' },
        sharedWith: { communities: household === null ? [] : [household] },
      },
      now,
    );
    const input = sampleInput(written);
    const { id: recipe } = await createRecipe(tx, {
      computing: deps.computing,
      ownerId,
      input,
      origin: 'sample',
      now,
      share,
    });
    const made = { recipeId: recipe, digest: digestOfSample(written) };
    if (copy) await saveCopy(tx, copy, made);
    else await addCopy(tx, { ownerId, name, language, ...made });
    return { recipe, outcome: 'uploaded' };
  });
}

async function bringBack(tx: Db, recipeId: string, ownerId: string): Promise<UploadedSample> {
  const found = await findOwnership(tx, recipeId);
  if (found?.deletedAt === null) return { recipe: recipeId, outcome: 'already-there' };
  await restoreRecipe(
    tx,
    authorize(found, (row) => canEditRecipe(row, ownerId)),
  );
  return { recipe: recipeId, outcome: 'uploaded' };
}
