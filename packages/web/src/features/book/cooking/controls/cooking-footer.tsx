/** Back and Next; Next names the next screen, and at the end it is what ends the cooking. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, UnstyledButton } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { doneScreen, readyScreen } from '@saltbush/domain/book/cooking/cooking';
import { excerpt } from '@saltbush/domain/book/cooking/excerpt';
import { usePlainText } from '../../../recipe/recipe-content';
import type { Finish } from '../state/use-finish';
import classes from './cooking-footer.module.css';

export interface CookingFooterProps {
  recipe: RecipeOnWire;
  at: number;
  onPrevious: () => void;
  onNext: () => void;
  finish: Finish;
}

/** Maximum length on a wide screen; CSS truncates on a narrow one. */
const previewLength = 60;

export function CookingFooter(props: CookingFooterProps) {
  const { recipe, at, onPrevious, onNext, finish } = props;
  const next = recipe.instructions[at];
  const nextText = usePlainText(next ?? '');
  return (
    <nav className={classes.foot} aria-label={t`Steps`}>
      {at > readyScreen && (
        <UnstyledButton className={classes.previous} onClick={onPrevious}>
          <IconChevronLeft size={24} stroke={2} aria-hidden />
          <Trans>Previous</Trans>
        </UnstyledButton>
      )}
      {at === doneScreen(recipe) ? (
        <FinishButton {...finish} />
      ) : (
        <UnstyledButton className={classes.next} onClick={onNext}>
          <span className={classes.text}>
            <span className={classes.way}>{next === undefined ? t`Finish` : t`Next`}</span>
            {next !== undefined && (
              <span className={classes.preview}>{excerpt(nextText, previewLength)}</span>
            )}
          </span>
          <IconChevronRight size={24} stroke={2} aria-hidden />
        </UnstyledButton>
      )}
    </nav>
  );
}

function FinishButton({ isLogged, isBusy, finish }: Finish) {
  return (
    <Button
      className={classes.finish}
      leftSection={<IconCheck size={22} stroke={2} aria-hidden />}
      loading={isBusy}
      onClick={finish}
    >
      {isLogged ? t`Done` : t`I cooked it`}
    </Button>
  );
}
