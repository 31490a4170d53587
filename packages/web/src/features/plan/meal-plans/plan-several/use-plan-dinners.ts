import { plural, t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import {
  recipeCardSchema,
  recipesRoutes,
  type RecipeCard,
} from '@saltbush/contract/recipe/recipes';
import { parseOwn } from '@saltbush/contract/schemas/parse-input';
import type { WhoEats } from '@saltbush/domain/plan/eaters/eaters';
import { quantityAt } from '@saltbush/domain/plan/eaters/who-is-home';
import { addEntry, defaultMeal } from '@saltbush/domain/plan/meal-plans/menu';
import { knownServes } from '@saltbush/domain/recipe/recipes/serves';
import { call } from '../../../../api/call';
import { describeError } from '../../../../api/describe-error';
import { paths } from '../../../../paths';
import { showToast } from '../../../../ui/feedback/toast';
import { newEntry } from '../plan/edits/new-entry';
import type { WeekPlan } from '../plan/use-week-plan';
import type { PlannedDinner } from './free-dinners';

interface PlanDinners {
  plan: WeekPlan;
  whoEats: WhoEats | undefined;
  onDone: () => void;
}

type Dinners = readonly PlannedDinner<{ _id: string }>[];

export function usePlanDinners({ plan, whoEats, onDone }: PlanDinners) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const store = async (dinners: Dinners, cards: readonly RecipeCard[]) => {
    const planned = entriesOf(dinners, cards, whoEats);
    await plan.edit(
      (menu) => planned.reduce((now, { day, entry }) => addEntry(now, entry, day.weekday), menu),
      cards,
    );
    showToast({
      kind: 'success',
      title: plural(planned.length, { one: '# dinner planned', other: '# dinners planned' }),
      action: {
        label: t`Meal plan`,
        onClick: () =>
          void navigate({ to: paths.menuMaker, search: { week: plan.menu.startDate } }),
      },
    });
    onDone();
  };
  const planDinners = async (dinners: Dinners) => {
    setBusy(true);
    try {
      const cards = await cardsOf(dinners.map(({ recipe }) => recipe._id));
      // A failure to store has its own toast.
      await store(dinners, cards).catch(() => undefined);
    } catch (error) {
      showToast({ kind: 'error', ...describeError(error) });
    }
    setBusy(false);
  };
  return { isBusy, planDinners };
}

function entriesOf(dinners: Dinners, cards: readonly RecipeCard[], whoEats: WhoEats | undefined) {
  return dinners.flatMap(({ day, recipe }) => {
    const card = cards.find(({ _id }) => _id === recipe._id);
    if (!card) return [];
    const quantity = whoEats && quantityAt(day.date, defaultMeal, knownServes(card), whoEats);
    return [{ day, entry: newEntry({ recipeId: card._id, quantity }) }];
  });
}

/** Those that can be read. */
async function cardsOf(ids: readonly string[]): Promise<RecipeCard[]> {
  if (ids.length === 0) return [];
  const { recipes, later } = await call(recipesRoutes.getSeveral, { body: { ids: [...ids] } });
  const cards = recipes.map((recipe) => parseOwn(recipeCardSchema, recipe));
  return [...cards, ...(await cardsOf(later))];
}
