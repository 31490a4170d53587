import { t } from '@lingui/core/macro';
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
        label={isSaved ? t`Saved` : t`Save`}
        aria-label={isSaved ? t`Saved: remove from my recipes` : t`Save to my recipes`}
        onClick={press}
      />
      {question}
    </>
  );
}
