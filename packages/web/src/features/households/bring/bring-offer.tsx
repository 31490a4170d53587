/** After a community was created: brings one's recipes, this week's plan and the list in one press. */
import { Button, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Household } from '@saltbush/contract/households';
import { recipeListsRoutes } from '@saltbush/contract/recipe-lists';
import { mondayOf } from '@saltbush/domain/meal-plans/week';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/feedback/toast';
import { formatCount } from '../../../ui/format-count';
import { Panel } from '../../../ui/layout/panel';
import { recipeKeys } from '../../recipes';
import { usePlanRows } from '../../sync';
import { useToday } from '../../view-mode';
import { listNames } from '../list/list-names';
import { belongingsOf, type Belongings } from './belongings';
import { bring, takeBack, type Brought, type HouseholdScope } from './bring';
import classes from './bring-offer.module.css';

export interface BringOfferProps {
  household: Household;
  userId: string;
  /** It was brought, or is not to be. */
  onDone: () => void;
}

/** Nothing when there is nothing to bring. */
export function BringOffer({ household, userId, onDone }: BringOfferProps) {
  const { belongings, recipeCount } = useBelongings(household, userId);
  const { isBusy, bringAll } = useBring(household, userId);
  const names = belongings && namesOf(belongings, recipeCount);
  if (!names || names.length === 0) return null;
  return (
    <Panel title={`Bring ${listNames(names)}?`}>
      <Text>
        Everyone who joins {household.name} sees them, and can cook, plan and shop with you. Your
        own plan and list stay as they are.
      </Text>
      <div className={classes.ways}>
        <Button
          loading={isBusy}
          onClick={() => void bringAll(belongings, names).then(onDone, stay)}
        >
          Bring them
        </Button>
        <Button variant="subtle" disabled={isBusy} onClick={onDone}>
          Not now
        </Button>
      </div>
    </Panel>
  );
}

/** Undefined until all of it is known. */
function useBelongings({ settings }: Household, userId: string) {
  const view = usePlanRows({ userId });
  const week = mondayOf(useToday());
  const { data: recipeCount } = useQuery({
    queryKey: [...recipeKeys.all, 'count-of-own'],
    queryFn: ({ signal }) =>
      call(recipeListsRoutes.listMyRecipes, { query: { from: 'own', limit: 1 } }, { signal }),
    select: ({ total }) => total,
  });
  if (!view?.isLoaded || recipeCount === undefined) return { recipeCount: 0 };
  const all = belongingsOf(view, week, userId);
  const belongings = {
    ...all,
    ...(!settings.enableMealPlanning && { meals: [] }),
    ...(!settings.enableShoppingLists && { listed: [], items: [] }),
  };
  return { belongings, recipeCount };
}

function useBring({ _id: householdId, name }: Household, userId: string) {
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const scope: HouseholdScope = { userId, householdId };
  const undo = async (brought: Brought) => {
    try {
      await takeBack(scope, brought);
      showToast({ kind: 'success', title: `Taken back from ${name}` });
    } catch (error) {
      showToast({ kind: 'error', title: 'Not all was taken back', ...messageOf(error) });
    }
    await queryClient.invalidateQueries();
  };
  const bringAll = async (belongings: Belongings, names: readonly string[]) => {
    setBusy(true);
    try {
      const brought = await bring(scope, belongings);
      showToast({
        kind: 'success',
        title: `Brought to ${name}`,
        message: capitalised(listNames(names)),
        action: { label: 'Undo', onClick: () => void undo(brought) },
      });
    } catch (error) {
      showToast({ kind: 'error', title: 'Nothing was brought', ...messageOf(error) });
      throw error;
    } finally {
      setBusy(false);
      void queryClient.invalidateQueries();
    }
  };
  return { isBusy, bringAll };
}

/** ["this week", "your list", "your 9 recipes"] */
function namesOf({ meals, listed, items }: Belongings, recipeCount: number): string[] {
  return [
    ...(meals.length > 0 ? ['this week'] : []),
    ...(listed.length + items.length > 0 ? ['your list'] : []),
    ...(recipeCount === 1 ? ['your recipe'] : []),
    ...(recipeCount > 1 ? [`your ${formatCount(recipeCount)} recipes`] : []),
  ];
}

const messageOf = (error: unknown) => ({ message: describeError(error).message });
const capitalised = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`;
/** A toast has said why. */
const stay = () => undefined;
