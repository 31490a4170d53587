/** Puts a recipe on the list without a meal: on the list that is shown, where one of its days can have it. */
import { t } from '@lingui/core/macro';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { weekWanted } from '@saltbush/domain/plan/days/week-wanted';
import { mondayOf } from '@saltbush/domain/plan/days/week';
import { newId } from '../../../../api/new-id';
import { addPlanRecipes, changePlan } from '../../../device/sync';
import { useListContext } from '../list-context';
import { offerUndo } from '../state/undo';

/**
 * The promise is rejected when it could not be stored; a toast has said so.
 *
 * @example await addRecipe(card, 1)
 */
export function useAddRecipe(): (card: RecipeCard, quantity: number) => Promise<void> {
  const { scope, list, today, actions } = useListContext();
  return async (card, quantity) => {
    const shownIn = weekWanted(list.days, today);
    const id = newId();
    await addPlanRecipes(scope, [card]);
    await changePlan(scope, 'addListedRecipe', {
      id,
      week: shownIn ?? mondayOf(today),
      recipeId: card._id,
      quantity,
    });
    const { title } = card;
    const text = shownIn === undefined ? t`${title} added to today’s list` : t`${title} added`;
    offerUndo(text, () => actions.changer.change({ name: 'removeListedRecipe', args: { id } }));
  };
}
