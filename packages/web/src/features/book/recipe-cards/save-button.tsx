/** The + on someone else's recipe (Spec 2): saves it, or removes it again. */
import { t } from '@lingui/core/macro';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import classes from './mark-button.module.css';
import { useSaveToggle, type ToggledRecipe } from './use-save-recipe';

export function SaveButton({ recipe }: { recipe: ToggledRecipe }) {
  const { press, question } = useSaveToggle(recipe);
  const { title, isSaved } = recipe;
  const Icon = isSaved ? IconCheck : IconPlus;
  return (
    <>
      <button
        type="button"
        className={classes.mark}
        data-kind="save"
        aria-pressed={isSaved}
        aria-label={t`Save: ${title}`}
        onClick={press}
      >
        <Icon size={22} stroke={2} aria-hidden />
      </button>
      {question}
    </>
  );
}
