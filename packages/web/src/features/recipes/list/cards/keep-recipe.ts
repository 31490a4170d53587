/**
 * What a person keeps of recipes: favourites, and other people's recipes saved among their own. Seen
 * at once; what the server refuses is taken back, and said.
 */
import type { QueryClient } from '@tanstack/react-query';
import { collectionRoutes } from '@saltbush/contract/collection';
import { AppError } from '@saltbush/contract/errors';
import { call } from '../../../../api/call';
import { describeError } from '../../../../api/describe-error';
import { showToast } from '../../../../ui/toast';
import { recipeKeys } from '../../recipe-queries';
import { forgetLists, markRecipe, takeOut } from '../list-cache';

export interface Keepable {
  _id: string;
  title: string;
  /** Of the link it is read through. */
  shareToken?: string | undefined;
}

export function setFavourite(
  queryClient: QueryClient,
  { _id }: Keepable,
  isFavourite: boolean,
): Promise<void> {
  markRecipe(queryClient, _id, { isFavourite });
  const route = isFavourite ? collectionRoutes.addFavourite : collectionRoutes.removeFavourite;
  return inOrder(_id, async () => {
    try {
      await call(route, { params: { id: _id } });
    } catch (error) {
      markRecipe(queryClient, _id, { isFavourite: !isFavourite });
      showToast({ kind: 'error', ...describeError(error) });
    }
    await forgetLists(queryClient);
  });
}

export function saveRecipe(queryClient: QueryClient, recipe: Keepable): Promise<void> {
  const { _id, title, shareToken } = recipe;
  markRecipe(queryClient, _id, { isSaved: true });
  return inOrder(_id, async () => {
    try {
      await call(collectionRoutes.addToMyRecipes, { params: { id: _id }, body: { shareToken } });
      showToast({
        kind: 'success',
        title: 'Recipe saved!',
        message: `${title} is among your recipes`,
        durationMs: 3_000,
      });
    } catch (error) {
      // Saved on another device: it is where the person wants it.
      if (!(error instanceof AppError && error.code === 'ALREADY_IN_MY_RECIPES')) {
        markRecipe(queryClient, _id, { isSaved: false });
        showToast({ kind: 'error', ...describeError(error) });
      }
    }
    await askForMine(queryClient);
  });
}

/** @param canComeBack false for one that the person may not read once it is let go of */
export function letGoOfRecipe(
  queryClient: QueryClient,
  recipe: Keepable,
  canComeBack = true,
): Promise<void> {
  const { _id, title } = recipe;
  markRecipe(queryClient, _id, { isSaved: false });
  const putBack = takeOut(queryClient, recipeKeys.list('mine'), new Set([_id]));
  return inOrder(_id, async () => {
    try {
      await call(collectionRoutes.removeFromMyRecipes, { params: { id: _id } });
      showToast({
        kind: 'info',
        title: 'Removed from your recipes',
        message: title,
        durationMs: undoDurationMs,
        ...(canComeBack && {
          action: { label: 'Undo', onClick: () => void saveRecipe(queryClient, recipe) },
        }),
      });
    } catch (error) {
      putBack();
      markRecipe(queryClient, _id, { isSaved: true });
      showToast({ kind: 'error', ...describeError(error) });
    }
    await askForMine(queryClient);
  });
}

/** Longer than other toasts: this one is the way back. */
const undoDurationMs = 10_000;

async function askForMine(queryClient: QueryClient): Promise<void> {
  await forgetLists(queryClient);
  await queryClient.invalidateQueries({ queryKey: recipeKeys.list('mine') });
}

/** Two presses on one recipe reach the server in their order, whatever the network does. */
const running = new Map<string, Promise<void>>();

function inOrder(id: string, work: () => Promise<void>): Promise<void> {
  const next = (running.get(id) ?? Promise.resolve()).then(work);
  running.set(id, next);
  void next.finally(() => running.get(id) === next && running.delete(id));
  return next;
}
