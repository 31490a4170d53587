/** What changes cookbooks and what is in them; what is removed can be put back. */
import { t } from '@lingui/core/macro';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  cookbooksRoutes,
  type Cookbook,
  type CookbookContent,
} from '@saltbush/contract/book/cookbooks';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/feedback/toast';
import { cookbookKeys } from './cookbook-queries';

interface Titled {
  _id: string;
  title: string;
}

export function useCookbookChanges() {
  const queryClient = useQueryClient();
  const renew = () => queryClient.invalidateQueries({ queryKey: cookbookKeys.all });
  return {
    create: async (body: CookbookContent): Promise<Cookbook> => {
      const made = await call(cookbooksRoutes.create, { body });
      await renew();
      return made;
    },
    update: async (id: string, body: CookbookContent): Promise<void> => {
      await call(cookbooksRoutes.update, { params: { id }, body });
      await renew();
    },
    remove: (cookbook: Titled) => removeCookbook(queryClient, cookbook),
    move: (id: string, recipeId: string, after: string | null) =>
      attempt(queryClient, async () => {
        await call(cookbooksRoutes.moveRecipe, { params: { id, recipeId }, body: { after } });
      }),
    takeOut: (id: string, recipe: Titled) => takeOut(queryClient, id, recipe),
    add: (cookbook: Titled, recipe: Titled) => addTo(queryClient, cookbook, recipe),
  };
}

async function removeCookbook(queryClient: QueryClient, cookbook: Titled): Promise<boolean> {
  const params = { id: cookbook._id };
  return attempt(queryClient, async () => {
    await call(cookbooksRoutes.remove, { params });
    const undo = () =>
      attempt(queryClient, async () => {
        await call(cookbooksRoutes.restore, { params });
        showToast({ kind: 'success', title: t`“${cookbook.title}” is back` });
      });
    showToast({
      kind: 'success',
      title: t`“${cookbook.title}” is deleted`,
      message: t`Its recipes stay.`,
      action: { label: t`Undo`, onClick: () => void undo() },
    });
  });
}

async function takeOut(queryClient: QueryClient, id: string, recipe: Titled): Promise<boolean> {
  const params = { id, recipeId: recipe._id };
  return attempt(queryClient, async () => {
    const { after } = await call(cookbooksRoutes.removeRecipe, { params });
    const body = { recipeIds: [recipe._id], after };
    const undo = () =>
      attempt(queryClient, async () => {
        await call(cookbooksRoutes.addRecipes, { params: { id }, body });
        showToast({ kind: 'success', title: t`${recipe.title} is back` });
      });
    showToast({
      kind: 'success',
      title: t`${recipe.title} is taken out`,
      action: { label: t`Undo`, onClick: () => void undo() },
    });
  });
}

async function addTo(
  queryClient: QueryClient,
  { _id: id, title }: Titled,
  recipe: Titled,
): Promise<boolean> {
  return attempt(queryClient, async () => {
    const body = { recipeIds: [recipe._id] };
    const { added } = await call(cookbooksRoutes.addRecipes, { params: { id }, body });
    const undo = () =>
      attempt(queryClient, async () => {
        const params = { id, recipeId: recipe._id };
        await call(cookbooksRoutes.removeRecipe, { params });
        showToast({ kind: 'success', title: t`${recipe.title} is taken out` });
      });
    showToast({
      kind: 'success',
      title: added === 0 ? t`It is in “${title}” already` : t`Added to “${title}”`,
      ...(added > 0 && { action: { label: t`Undo`, onClick: () => void undo() } }),
    });
  });
}

/** Says what went wrong. @returns whether it worked */
async function attempt(queryClient: QueryClient, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    showToast({ kind: 'error', ...describeError(error) });
    return false;
  } finally {
    await queryClient.invalidateQueries({ queryKey: cookbookKeys.all });
  }
}
