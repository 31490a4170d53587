/** Offers to share the recipes in a shared recipe too, where its readers cannot open them. Nothing is shared unasked. */
import { plural, t } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, useSyncExternalStore } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { sharingRoutes, type UnsharedSubRecipe } from '@saltbush/contract/recipe/sharing/sharing';
import { call } from '../../../api/call';
import { formatList } from '../../../ui/format-list';
import { recipeKeys } from '../../recipe/recipes';
import { useBulkShare } from './bulk/use-bulk-share';
import { useShareLinks } from './links/use-share-links';
import classes from './sharing.module.css';

export function SubRecipeSharing({ recipe }: { recipe: RecipeOnWire }) {
  const hasRecipes = recipe.ingredients.some(({ recipeId }) => recipeId !== undefined);
  return hasRecipes ? <Offer recipe={recipe} /> : null;
}

function Offer({ recipe }: { recipe: RecipeOnWire }) {
  const { data: unshared = [] } = useUnsharedSubRecipes(recipe);
  const [shared, setShared] = useState<readonly UnsharedSubRecipe[]>([]);
  const text = useRef<HTMLParagraphElement>(null);
  const { isBusy, shareEach } = useBulkShare();
  const handleShare = async () => {
    const updates = unshared.map(({ _id, change }) => ({ recipeId: _id, ...change }));
    // Before they are gone from what is not shared.
    setShared(unshared);
    if (await shareEach(updates)) text.current?.focus();
    else setShared([]);
  };
  if (unshared.length === 0 && shared.length === 0) return null;
  return (
    <div className={classes.made}>
      <p ref={text} tabIndex={-1} className={classes.offer} aria-live="polite">
        {unshared.length > 0 ? unsharedText(unshared) : sharedText(shared)}
      </p>
      {unshared.length > 0 && (
        <div>
          <Button variant="default" loading={isBusy} onClick={() => void handleShare()}>
            <Plural value={unshared.length} one="Share it too" other="Share them too" />
          </Button>
        </div>
      )}
    </div>
  );
}

/** Asked again whenever the sharing of the recipe, or the number of its links, has changed. */
function useUnsharedSubRecipes({ _id: id, sharingSettings, sharedWith }: RecipeOnWire) {
  const { data: links } = useShareLinks(id);
  // What is chosen is shown before the server has it.
  const isChanging = useIsChanging(id);
  return useQuery({
    queryKey: [...recipeKeys.all, 'unshared', id, sharingSettings, sharedWith, links?.length],
    queryFn: ({ signal }) =>
      call(sharingRoutes.listUnsharedSubRecipes, { params: { id } }, { signal }),
    enabled: !isChanging && links !== undefined,
    staleTime: 0,
    select: ({ recipes }) => recipes,
  });
}

/** The library has a hook for it, which would come with the first pages: they load all that is beside what they use. */
function useIsChanging(recipeId: string): boolean {
  const client = useQueryClient();
  return useSyncExternalStore(
    (onChange) => client.getMutationCache().subscribe(onChange),
    () => client.isMutating({ mutationKey: ['sharing', recipeId] }) > 0,
  );
}

function unsharedText(recipes: readonly UnsharedSubRecipe[]): string {
  const uses = t`This recipe uses ${{ recipes: titlesOf(recipes) }}, which they can’t open.`;
  const isForAnyone = recipes.some(({ change }) => change.sharingSettings?.mode === 'public');
  if (!isForAnyone) return uses;
  const consequence = plural(recipes.length, {
    one: 'Sharing it lets anyone with its link see it, without an account.',
    other: 'Sharing them lets anyone with their links see them, without an account.',
  });
  return `${uses} ${consequence}`;
}

function sharedText(recipes: readonly UnsharedSubRecipe[]): string {
  const titles = titlesOf(recipes);
  return plural(recipes.length, {
    one: `${titles} is shared too.`,
    other: `${titles} are shared too.`,
  });
}

const titlesOf = (recipes: readonly UnsharedSubRecipe[]): string =>
  formatList(recipes.map(({ title }) => title));
