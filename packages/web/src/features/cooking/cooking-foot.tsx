/** Back and on, for a thumb; going on says what comes. */
import { UnstyledButton } from '@mantine/core';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { RecipeOnWire } from '@saltbush/contract/recipes';
import { doneScreen, readyScreen } from '@saltbush/domain/cooking/cooking';
import { firstWords } from '@saltbush/domain/cooking/first-words';
import classes from './cooking-foot.module.css';

export interface CookingFootProps {
  recipe: RecipeOnWire;
  at: number;
  onPrevious: () => void;
  onNext: () => void;
}

/** What a wide screen has room for; a narrow one cuts it shorter. */
const previewLength = 60;

export function CookingFoot({ recipe, at, onPrevious, onNext }: CookingFootProps) {
  const next = recipe.instructions[at];
  return (
    <nav className={classes.foot} aria-label="Steps">
      {at > readyScreen && (
        <UnstyledButton className={classes.previous} onClick={onPrevious}>
          <IconChevronLeft size={24} stroke={2} aria-hidden />
          Previous
        </UnstyledButton>
      )}
      {at < doneScreen(recipe) && (
        <UnstyledButton className={classes.next} onClick={onNext}>
          <span className={classes.words}>
            <span className={classes.way}>{next === undefined ? 'Finish' : 'Next'}</span>
            {next !== undefined && (
              <span className={classes.preview}>{firstWords(next, previewLength)}</span>
            )}
          </span>
          <IconChevronRight size={24} stroke={2} aria-hidden />
        </UnstyledButton>
      )}
    </nav>
  );
}
