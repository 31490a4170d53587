/** One recipe of a file: saved with its image, unless one has it already; or failed, with the reason. */
import { AppError } from '@saltbush/contract/errors';
import { inLanguage, say } from '@saltbush/domain/texts/say';
import { cutText } from '@saltbush/recipe-parser/file';
import { newId } from '../../../../../platform/ids';
import { findOutage, isConnectionShortage } from '../../../../../platform/outages';
import type { FileItem, FileRecipe } from '../../reading/file-items';
import { idState } from './id-state';
import type { ImportContext } from './import-context';
import type { KnownRecipes } from './known-recipes';
import { discardImages } from './discard-images';
import { isStorageFull, noIngredients, reasonOf } from './recipe-failure';
import { ImportStopped, saveOutcome, saveRecipe, type Place } from './save-found-recipe';

type RecipeItem = Extract<FileItem, { kind: 'recipe' | 'refused recipe' }>;

/** @param isDone it has its item already: only the report is made again */
export async function importRecipe(
  context: ImportContext,
  item: RecipeItem,
  { known, isDone }: { known: KnownRecipes; isDone: boolean },
): Promise<void> {
  const { deps, held, report, signal } = context;
  report.addFormat(item.format);
  report.addFields(item.format, item.fields);
  if (isDone) return;
  const { db } = deps.database;
  const at: Place = {
    importId: held.id,
    ownerId: held.ownerId,
    place: item.place,
    done: item.done,
    total: item.total,
    now: deps.clock(),
  };
  if (item.kind === 'refused recipe') {
    const { reason } = item;
    const title = cutText(item.title, 200);
    return saveOutcome(db, at, { title, outcome: 'failed', reason });
  }
  try {
    await deps.disk.checkSpace(Number.POSITIVE_INFINITY);
    await saveUnlessKnown(context, { item, at }, known);
    context.images.takeStored();
  } catch (error) {
    if (signal.aborted || stopsAll(error)) throw error;
    if (!(error instanceof AppError) && !isStorageFull(error)) {
      deps.log.error({ err: error, importId: held.id }, 'a recipe of a file was not saved');
    }
    await discardImages(context);
    const { title } = item.input;
    await saveOutcome(db, at, { title, outcome: 'failed', reason: reasonOf(error) });
  }
}

/** What would fail every recipe after this one too: a lost or busy database, a full disk. A slow statement is of this one. */
function stopsAll(error: unknown): boolean {
  if (error instanceof ImportStopped || isConnectionShortage(error)) return true;
  const outage = findOutage(error);
  return outage !== undefined && outage !== 'SERVER_BUSY';
}

async function saveUnlessKnown(
  { deps, held, report, images }: ImportContext,
  { item, at }: { item: FileRecipe; at: Place },
  known: KnownRecipes,
): Promise<void> {
  const { db } = deps.database;
  const { original, input, key } = item;
  const originalId = original?.id ?? item.fileId;
  const state = original && (await idState(db, original.id, held.ownerId));
  const findSame = () => (state === 'own' ? original!.id : known.find({ title: input.title, key }));
  const same = held.keepsDuplicates ? undefined : await findSame();
  if (same !== undefined) {
    const outcome = { title: input.title, recipeId: same, originalId };
    return saveOutcome(db, at, { ...outcome, outcome: 'already-there' });
  }
  const { imageUrl, isMissing } = await images.find(item.images, original?.imageCredit);
  if (isMissing) report.addMissingImage();
  const _id = state === 'free' ? original!.id : newId();
  const toSave = {
    input: { ...input, _id, imageUrl, ...(await images.findFurther(item.further)) },
    warning: warningOf(item),
    beside: item.facts,
    originalId,
    ...(original && { original }),
  };
  const id = await saveRecipe({ db, computing: deps.computing }, toSave, {
    ...at,
    now: deps.clock(),
  });
  known.add({ id, key });
}

function warningOf({ input, original }: FileRecipe): string | undefined {
  const warnings = [
    ...(input.ingredients.length === 0 ? [noIngredients] : []),
    ...(original?.wasPublic ? [isPrivateNow] : []),
  ];
  return warnings.length === 0 ? undefined : warnings.map(inLanguage).join(' ');
}

const isPrivateNow = say(
  'It was public where it comes from. Here only you see it, until you share it.',
);
