/** Edits of what people have another way in planned dishes. */
import { t } from '@lingui/core/macro';
import { swapSentence, swapShare, swapWords } from '@saltbush/domain/plan/eaters/meal-swaps';
import { mondayOf } from '@saltbush/domain/plan/days/week';
import { mealSwapLimits, type EaterSwap } from '@saltbush/domain/plan/rows/meal-swap-rows';
import type { PlanActions } from '../planner-context';
import type { EditContext } from './edit-context';
import { runWithToast } from './run-with-toast';

type SwapActions = Pick<PlanActions, 'setSwap' | 'setAlways'>;

export function swapEdits(context: EditContext): SwapActions {
  return {
    setSwap: ({ entry, date, isUndated, eater, food }, instead) => {
      const { whoEats } = context.latest();
      const { id: mealId, recipeId, meal } = entry;
      if (!whoEats || recipeId === undefined) return;
      const at = { date: isUndated ? undefined : date, meal };
      const change = instead
        ? { share: swapShare(eater.id, at, whoEats), instead }
        : { instead: null };
      const subject = { mealId, recipeId, eaterId: eater.id, key: food };
      const args = { ...subject, week: mondayOf(date), change };
      const text = instead
        ? t`${{ sentence: swapSentence({ eater, swaps: [{ instead }] }) }}.`
        : t`${eater.name} has it like everybody again.`;
      runWithToast(context, { also: [{ name: 'setMealSwap', args }], text }, text);
    },
    setAlways: (eater, food, instead) => {
      const others = eater.swaps.filter(({ key }) => key !== food);
      const swaps: EaterSwap[] = instead ? [...others, { key: food, ...instead }] : [...others];
      const { id, isMember } = eater;
      const change = { ...(isMember && { isMember }), swaps: swaps.slice(-mealSwapLimits.always) };
      const text = instead
        ? t`Always ${swapWords(instead)} for ${eater.name}.`
        : t`No longer always for ${eater.name}.`;
      runWithToast(context, { also: [{ name: 'setEater', args: { id, change } }], text }, text);
    },
  };
}
