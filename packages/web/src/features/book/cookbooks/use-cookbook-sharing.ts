/** Changes who may read a cookbook, its links, and, when asked to, who may read its owner's recipes in it. */
import { plural, t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { cookbooksRoutes, type Cookbook } from '@saltbush/contract/book/cookbooks';
import { sharingRoutes, type SharingUpdate } from '@saltbush/contract/recipe/sharing/sharing';
import { sharingLimits } from '@saltbush/contract/recipe/sharing/sharing-fields';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/feedback/toast';
import { cookbookKeys } from './cookbook-queries';

/** Undefined: the public. */
type Reader = string | undefined;

const unsharedKey = (id: string, reader: Reader) => [...cookbookKeys.one(id), 'unshared', reader];
const linksKey = (id: string) => [...cookbookKeys.one(id), 'links'];

/** Ids of the owner's recipes in it that these readers do not see. */
export const useUnsharedRecipes = (id: string, reader: Reader, isAsked: boolean) =>
  useQuery({
    queryKey: unsharedKey(id, reader),
    queryFn: async ({ signal }) => {
      const asked = { params: { id }, query: { householdId: reader } };
      return (await call(cookbooksRoutes.listUnshared, asked, { signal })).recipeIds;
    },
    enabled: isAsked,
  });

export const useCookbookLinks = (id: string) =>
  useQuery({
    queryKey: linksKey(id),
    queryFn: async ({ signal }) =>
      (await call(cookbooksRoutes.listLinks, { params: { id } }, { signal })).links,
  });

export function useCookbookSharing({ _id: id }: Pick<Cookbook, '_id'>) {
  const queryClient = useQueryClient();
  const renew = (queryKey: readonly unknown[] = []) => queryClient.invalidateQueries({ queryKey });
  return {
    change: (body: { mode?: 'private' | 'public'; households?: string[] }) =>
      attempt(async () => {
        await call(cookbooksRoutes.updateSharing, { params: { id }, body });
        await renew(cookbookKeys.all);
      }),
    makeLink: (endsOn: string | undefined) =>
      attempt(async () => {
        const made = await call(cookbooksRoutes.makeLink, { params: { id }, body: { endsOn } });
        await renew(linksKey(id));
        return made.url;
      }),
    changeLinkEnd: (linkId: string, endsOn: string | null) =>
      attempt(async () => {
        const params = { id, linkId };
        await call(cookbooksRoutes.changeLinkEnd, { params, body: { endsOn } });
        await renew(linksKey(id));
      }),
    removeLink: (linkId: string) =>
      attempt(async () => {
        await call(cookbooksRoutes.removeLink, { params: { id, linkId } });
        await renew(linksKey(id));
        showToast({ kind: 'success', title: t`The link no longer works` });
      }),
    shareRecipes: (ids: readonly string[], reader: Reader) =>
      attempt(() => shareRecipes(ids, reader, () => renew())),
  };
}

async function shareRecipes(
  ids: readonly string[],
  reader: Reader,
  renew: () => Promise<void>,
): Promise<void> {
  const before = await sendSharing(ids.map((recipeId) => updateOf(recipeId, reader)));
  await renew();
  const undo = () =>
    attempt(async () => {
      await sendSharing(before);
      await renew();
      showToast({ kind: 'success', title: t`The recipes are shared as before` });
    });
  showToast({
    kind: 'success',
    title: plural(ids.length, { one: '# recipe is shared', other: '# recipes are shared' }),
    action: { label: t`Undo`, onClick: () => void undo() },
  });
}

/** @returns what it gave; undefined when it failed, which is said */
async function attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    showToast({ kind: 'error', ...describeError(error) });
    return undefined;
  }
}

type Update = SharingUpdate & { recipeId: string; alsoWith?: string | undefined };

const updateOf = (recipeId: string, reader: Reader): Update =>
  reader === undefined
    ? { recipeId, sharingSettings: { mode: 'public' } }
    : { recipeId, alsoWith: reader };

/** @returns the updates that take these back */
async function sendSharing(updates: readonly Update[]): Promise<Update[]> {
  const before: Update[] = [];
  for (let sent = 0; sent < updates.length; sent += sharingLimits.batch) {
    const body = { updates: updates.slice(sent, sent + sharingLimits.batch) };
    before.push(...(await call(sharingRoutes.updateBatch, { body })).before);
  }
  return before;
}
