/**
 * Drafts of the recipe form on this device, per user, until they are saved or discarded, or the user signs out. A
 * crash, a reload or the end of a session loses nothing; other users of the device don't see them.
 */
import * as z from 'zod/mini';
import { importLimits } from '@saltbush/contract/recipe/recipe-import/recipe-import';
import { listOfValid, objectWith } from '../../../../api/stored/stored-value';
import { useWorkList, workList } from '../../../device/sync/work';
import type { RecipeFormValues } from '../form-values';

export interface StoredDraft {
  recipeId: string;
  /** Revision of the saved recipe it started from; absent for a new one. */
  revision?: number | undefined;
  /** Imported and not edited yet. */
  isImported?: boolean;
  values: RecipeFormValues;
  /** ISO 8601 */
  keptAt: string;
}

/** The oldest drafts beyond this are removed, and of saved recipes that are to be checked the oldest beyond a full list of links. */
const maxDrafts = 20;
const maxToCheck = importLimits.addresses;

/** Whether the drafts that are stored can be found. */
export const useDrafts = (): { isLoaded: boolean } => useWorkList(drafts);

/** Resolves to whether this device has stored it. */
export const storeDraft = (draft: StoredDraft): Promise<boolean> => drafts.change(withDraft(draft));

/** For a page that is being left, which waits for nothing. */
export const storeDraftOnLeaving = (draft: StoredDraft): void =>
  drafts.changeOnLeaving(withDraft(draft));

export const useStoredDrafts = (): readonly StoredDraft[] => useWorkList(drafts).items;

export const readDrafts = (): readonly StoredDraft[] => drafts.read();

export function findDraft(recipeId: string): StoredDraft | undefined {
  return drafts.read().find((draft) => draft.recipeId === recipeId);
}

/** The latest draft of a new recipe. */
export function findNewRecipeDraft(): StoredDraft | undefined {
  return drafts.read().find((draft) => draft.revision === undefined);
}

export function removeDraft(recipeId: string): void {
  if (findDraft(recipeId)) void drafts.change((stored) => othersThan(stored, recipeId));
}

/** Those in an older format are left out. */
const draftSchema = objectWith<StoredDraft>({
  recipeId: z.string(),
  values: objectWith<RecipeFormValues>({
    title: z.string(),
    ingredients: z.array(z.unknown()),
    steps: z.array(z.unknown()),
    tags: z.array(z.unknown()),
  }),
});

/** Newest first. */
const drafts = workList<StoredDraft>({
  kind: 'drafts',
  item: draftSchema,
  idOf: ({ recipeId }) => recipeId,
  old: { prefix: 'saltbush.unsaved-recipes.', format: { schema: listOfValid(draftSchema) } },
});

const withDraft = (draft: StoredDraft) => (stored: readonly StoredDraft[]) =>
  withoutOldest([draft, ...othersThan(stored, draft.recipeId)]);

/** What is only to be checked pushes out nothing that a person wrote. */
function withoutOldest(all: readonly StoredDraft[]): StoredDraft[] {
  const toCheck = all.filter(isOnlyToCheck).slice(0, maxToCheck);
  const written = all.filter((draft) => !isOnlyToCheck(draft)).slice(0, maxDrafts);
  return all.filter((draft) => toCheck.includes(draft) || written.includes(draft));
}

const isOnlyToCheck = ({ isImported, revision }: StoredDraft): boolean =>
  isImported === true && revision !== undefined;

const othersThan = (stored: readonly StoredDraft[], recipeId: string): StoredDraft[] =>
  stored.filter((draft) => draft.recipeId !== recipeId);
