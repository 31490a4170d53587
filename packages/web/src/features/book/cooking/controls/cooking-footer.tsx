/** Back and Next; Next names the next screen. */
import { UnstyledButton } from '@mantine/core';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { doneScreen, readyScreen } from '@saltbush/domain/book/cooking/cooking';
import { excerpt } from '@saltbush/domain/book/cooking/excerpt';
import classes from './cooking-footer.module.css';

export interface CookingFooterProps {
  recipe: RecipeOnWire;
  at: number;
  onPrevious: () => void;
  onNext: () => void;
}

/** Maximum length on a wide screen; CSS truncates on a narrow one. */
const previewLength = 60;

export function CookingFooter({ recipe, at, onPrevious, onNext }: CookingFooterProps) {
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
          <span className={classes.text}>
            <span className={classes.way}>{next === undefined ? 'Finish' : 'Next'}</span>
            {next !== undefined && (
              <span className={classes.preview}>{excerpt(next, previewLength)}</span>
            )}
          </span>
          <IconChevronRight size={24} stroke={2} aria-hidden />
        </UnstyledButton>
      )}
    </nav>
  );
}
