/** "Add to list" on a recipe: at once, for the chosen serves or for all who eat, with an undo. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconShoppingCartPlus from '@tabler/icons-react/dist/esm/icons/IconShoppingCartPlus.mjs';
import { recipeCardSchema, type RecipeCard } from '@saltbush/contract/recipe/recipes';
import { parseOwn } from '@saltbush/contract/schemas/parse-input';
import { quantityFor } from '@saltbush/domain/plan/meal-plans/cooking-quantity';
import { cookedFor } from '@saltbush/domain/plan/meal-plans/cooked-for';
import { mondayOf, type PlainDate } from '@saltbush/domain/plan/days/week';
import { newId } from '../../../../api/new-id';
import { useUser } from '../../../../api/session';
import { showToast } from '../../../../ui/feedback/toast';
import { findQuantityForAll, planAndAnnounceSharing } from '../../meal-plans';
import { addPlanRecipes, changePlan } from '../../../device/sync';
import { useToday, useView, type View } from '../../../device/view-mode';

export interface AddToListButtonProps {
  recipe: RecipeCard;
  /** The chosen serves; those of the recipe as written count as no choice. */
  serves: number;
}

/** @example <AddToListButton recipe={recipe} serves={4} /> */
export function AddToListButton(props: AddToListButtonProps) {
  const user = useUser();
  return user ? <SignedInButton {...props} userId={user._id} /> : null;
}

function SignedInButton({ recipe, serves, userId }: AddToListButtonProps & { userId: string }) {
  const view = useView(userId, 'enableShoppingLists');
  const today = useToday(view.scope.householdId);
  const handleClick = () => addToList(view, recipe, { week: mondayOf(today), serves });
  return (
    <Button
      variant="subtle"
      px="sm"
      leftSection={<IconShoppingCartPlus size={18} stroke={1.75} aria-hidden />}
      onClick={handleClick}
    >
      <Trans>Add to list</Trans>
    </Button>
  );
}

/** Whose list it is, where there are several. */
function addedText(dish: string, { household, households }: View): string {
  if (household) return t`${dish}, in the list of ${{ name: household.name }}`;
  return households.length > 0 ? t`${dish}, in your own list` : dish;
}

function addToList(
  view: View,
  recipe: RecipeCard,
  { week, serves }: { week: PlainDate; serves: number },
): void {
  // Of a whole recipe, only what its card has is stored on the device.
  const card = parseOwn(recipeCardSchema, recipe);
  const id = newId();
  const { scope } = view;

  void planAndAnnounceSharing(scope, [card], async () => {
    const quantity =
      serves === card.serves
        ? await findQuantityForAll(scope, card)
        : quantityFor(serves, card.serves);
    await addPlanRecipes(scope, [card]);
    await changePlan(scope, 'addListedRecipe', { id, week, recipeId: card._id, quantity });
    showToast({
      kind: 'success',
      title: t`Added to the shopping list`,
      message: addedText(`${card.title}, ${cookedFor(quantity, card)}`, view),
      action: {
        label: t`Undo`,
        // A failure has its own toast.
        onClick: () => void changePlan(scope, 'removeListedRecipe', { id }).catch(() => undefined),
      },
    });
  });
}
