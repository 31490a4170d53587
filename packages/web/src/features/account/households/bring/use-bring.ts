/** What one can bring to a new community, and bringing it with a toast that takes it back. */
import { plural, t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Household } from '@saltbush/contract/account/households';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { call } from '../../../../api/call';
import { describeError } from '../../../../api/describe-error';
import { showToast } from '../../../../ui/feedback/toast';
import { formatCount } from '../../../../ui/format-count';
import { formatList } from '../../../../ui/format-list';
import { recipeKeys } from '../../../recipe/recipes';
import { usePlanRows } from '../../../device/sync';
import { useWeek } from '../../../device/view-mode';

import { belongingsOf, type Belongings } from './belongings';
import { bring, takeBack, type Brought, type HouseholdScope } from './bring';
import { openFirst, openOwnFirst } from './open-first';

export interface ThingsToBring {
  belongings: Belongings;
  /** "this week, your list and your 9 recipes"; never blank. */
  text: string;
}

/** Undefined until all of it is known, and when there is nothing. */
export function useThingsToBring(
  userId: string,
  settings: Household['settings'],
): ThingsToBring | undefined {
  const view = usePlanRows({ userId });
  const { thisWeek, today } = useWeek(undefined);
  const { data: recipeCount } = useQuery({
    queryKey: [...recipeKeys.all, 'count-of-own'],
    queryFn: ({ signal }) =>
      call(recipeListsRoutes.listMyRecipes, { query: { from: 'own', limit: 1 } }, { signal }),
    select: ({ total }) => total,
  });
  if (!view?.isLoaded || recipeCount === undefined) return undefined;
  const belongings = {
    ...belongingsOf(view, { start: thisWeek, today }, userId),
    ...(!settings.enableMealPlanning && { meals: [] }),
    ...(!settings.enableShoppingLists && { listed: [], items: [] }),
  };
  const names = namesOf(belongings, recipeCount);
  return names.length === 0 ? undefined : { belongings, text: formatList(names) };
}

export interface BringingTo {
  household: Pick<Household, '_id' | 'name'>;
  userId: string;
  /** Of the toast. */
  title: string;
}

/** `bringAll` rejects when nothing was brought; a toast has said why. */
export function useBring() {
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const bringAll = async ({ belongings, text }: ThingsToBring, to: BringingTo) => {
    setBusy(true);
    const scope: HouseholdScope = { userId: to.userId, householdId: to.household._id };
    try {
      const brought = await bring(scope, belongings);
      const isFirst = await openFirst(scope.householdId);
      const undo = async () => {
        await undoBringing(scope, to.household.name, brought);
        if (isFirst) await openOwnFirst(scope.householdId);
        await queryClient.invalidateQueries();
      };
      showToast({
        kind: 'success',
        title: to.title,
        message: t`Everyone who joins sees ${text}.`,
        action: { label: t`Undo`, onClick: () => void undo() },
      });
    } catch (error) {
      showToast({ kind: 'error', title: t`Nothing was shared`, ...messageOf(error) });
      throw error;
    } finally {
      setBusy(false);
      void queryClient.invalidateQueries();
    }
  };
  return { isBusy, bringAll };
}

async function undoBringing(scope: HouseholdScope, name: string, brought: Brought): Promise<void> {
  try {
    await takeBack(scope, brought);
    showToast({ kind: 'success', title: t`No longer shared with ${name}` });
  } catch (error) {
    showToast({ kind: 'error', title: t`Not everything could be undone`, ...messageOf(error) });
  }
}

/** ["this week", "your list", "your 9 recipes"] */
function namesOf({ meals, listed, items }: Belongings, recipeCount: number): string[] {
  return [
    ...(meals.length > 0 ? [t`this week`] : []),
    ...(listed.length + items.length > 0 ? [t`your list`] : []),
    ...(recipeCount > 0 ? [recipesName(recipeCount)] : []),
  ];
}

function recipesName(count: number): string {
  const shown = formatCount(count);
  return plural(count, { one: 'your recipe', other: `your ${shown} recipes` });
}

const messageOf = (error: unknown) => ({ message: describeError(error).message });
