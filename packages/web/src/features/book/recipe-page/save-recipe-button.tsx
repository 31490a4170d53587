import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { ActionButton } from '../../../ui/action-button';
import { type ToggledRecipe, useSaveToggle } from '../recipe-cards';

export function SaveRecipeButton({ recipe }: { recipe: ToggledRecipe }) {
  const { press, question } = useSaveToggle(recipe);
  const { isSaved } = recipe;
  return (
    <>
      <ActionButton
        Icon={isSaved ? IconCheck : IconPlus}
        label={isSaved ? 'Saved' : 'Save'}
        aria-label={isSaved ? 'Saved: remove from my recipes' : 'Save to my recipes'}
        onClick={press}
      />
      {question}
    </>
  );
}
