/** The + of someone else's recipe (Spec 2): saves it among one's own; pressed again, lets it go. */
import { UnstyledButton } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import classes from './mark-button.module.css';
import { useSaving, type Saveable } from './use-saving';

export function SaveButton({ recipe }: { recipe: Saveable }) {
  const { press, question } = useSaving(recipe);
  const { title, isSaved } = recipe;
  const Icon = isSaved ? IconCheck : IconPlus;
  return (
    <>
      <UnstyledButton
        className={classes.mark}
        data-kind="save"
        aria-pressed={isSaved}
        aria-label={`Save: ${title}`}
        onClick={press}
      >
        <Icon size={22} stroke={2} aria-hidden />
      </UnstyledButton>
      {question}
    </>
  );
}
