/**
 * Lists the sample recipes for all, owned by the system account (docs/decisions/0056-sample-recipes.md).
 *
 * - A recipe that was made once is not made again: who deleted it wanted it gone.
 * - When the sample changes, the recipe changes with it, unless someone edited it meanwhile.
 * - Each language has recipes of its own. Where the English one is unwanted, those of other languages are not made either.
 */
import { eq, getTableColumns } from 'drizzle-orm';
import { standInLanguage } from '@saltbush/domain/texts/languages';
import { canEditRecipe } from '@saltbush/domain/recipe/recipes/permissions';
import type { Deps } from '../../../deps';
import { authorize } from '../../../platform/authorized';
import { lockUntilCommit } from '../../../platform/db/advisory-locks';
import type { Db } from '../../../platform/db/connect';
import { findOwnership } from '../../access/recipe-access';
import { createRecipe, findRecipe, updateRecipe, type ShareOnSave } from '../../recipe/recipes';
import { digestOfSample, sampleInput } from './sample-input';
import { addCopy, saveCopy, type CopyRow } from './sample-recipes.store';
import { sampleRecipeCopies } from '../../../schema/book/sample-recipes';
import { recipes } from '../../../schema/recipes';
import { allSamples, type WrittenSample } from './samples-by-language';
import { ensureSystemAccount, systemAccountId } from './system-account.store';

export interface Seeding {
  deps: Pick<Deps, 'database' | 'clock' | 'computing'>;
  shareOnSave: ShareOnSave;
  /** Another list than ours, for tests. */
  samples?: readonly WrittenSample[];
}

/**
 * Each in a transaction of its own, so that nobody who saves a recipe meanwhile waits for all of them, or for each other
 * crosswise. Of several processes that start together, one makes each.
 *
 * @returns how many recipes were made or changed
 * @throws when one fails; those before it stay, and the next time makes the others
 */
export async function seedSampleRecipes(seeding: Seeding): Promise<number> {
  const { deps, samples = allSamples() } = seeding;
  const { db } = deps.database;
  if ((await outdated(db, samples)).length === 0) return 0;
  await ensureSystemAccount(db, deps.clock());
  let changed = 0;
  // The last first: lists show the newest on top.
  for (const { written } of (await outdated(db, samples)).toReversed()) {
    if (await db.transaction((tx) => seedOne(tx, seeding, written))) changed += 1;
  }
  return changed;
}

/** @returns whether it was made or changed */
async function seedOne(tx: Db, seeding: Seeding, written: WrittenSample): Promise<boolean> {
  await lockUntilCommit(tx, 'sampleRecipes');
  const [found] = await outdated(tx, [written]);
  if (!found) return false;
  return found.copy
    ? updateListed(tx, seeding, written, found.copy)
    : createListed(tx, seeding, written);
}

/** The samples that have no recipe of this text yet, and may have one. */
async function outdated(db: Db, samples: readonly WrittenSample[]) {
  const copies = await db
    .select({ ...getTableColumns(sampleRecipeCopies), deletedAt: recipes.deletedAt })
    .from(sampleRecipeCopies)
    .leftJoin(recipes, eq(recipes.id, sampleRecipeCopies.recipeId))
    .where(eq(sampleRecipeCopies.ownerId, systemAccountId));
  const copyIn = (language: string, { sample }: WrittenSample) =>
    copies.find((copy) => copy.name === sample.name && copy.language === language);
  return samples
    .map((written) => ({ written, copy: copyIn(written.language, written) }))
    .filter(({ written, copy }) =>
      copy
        ? copy.digest !== digestOfSample(written)
        : !isUnwanted(copyIn(standInLanguage, written)),
    );
}

const isUnwanted = (copy: (Pick<CopyRow, 'recipeId'> & { deletedAt: Date | null }) | undefined) =>
  copy !== undefined && (copy.recipeId === null || copy.deletedAt !== null);

async function createListed(
  tx: Db,
  { deps, shareOnSave }: Seeding,
  written: WrittenSample,
): Promise<true> {
  const now = deps.clock();
  const input = sampleInput(written);
  const share = shareOnSave({ sharedWith: { saltbush: true } }, now);
  const { id: recipeId } = await createRecipe(tx, {
    computing: deps.computing,
    ownerId: systemAccountId,
    input,
    origin: 'sample',
    now,
    share,
  });
  await addCopy(tx, {
    ownerId: systemAccountId,
    name: written.sample.name,
    language: written.language,
    recipeId,
    digest: digestOfSample(written),
  });
  return true;
}

/** @returns false when the recipe is deleted or was edited: then it stays as it is */
async function updateListed(
  tx: Db,
  { deps }: Seeding,
  written: WrittenSample,
  copy: CopyRow,
): Promise<boolean> {
  const found = copy.recipeId === null ? undefined : await findOwnership(tx, copy.recipeId);
  const current = found?.deletedAt === null ? await findRecipe(tx, found.id) : undefined;
  if (!found || !current || current.shown.revision !== copy.revision) return false;
  const recipe = authorize(found, (row) => canEditRecipe(row, systemAccountId));
  const change = sampleInput(written);
  const { revision } = copy;
  await updateRecipe(tx, recipe, {
    computing: deps.computing,
    change: { ...change, revision },
    now: deps.clock(),
  });
  await saveCopy(tx, copy, { digest: digestOfSample(written), revision: revision + 1 });
  return true;
}
