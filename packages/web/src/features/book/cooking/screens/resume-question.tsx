/** Asks whether to resume an unfinished session. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Title } from '@mantine/core';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { readyScreen } from '@saltbush/domain/book/cooking/cooking';
import classes from './cooking-screens.module.css';
import type { CookingLeft } from '../state/use-cooking';

interface ResumeQuestionProps extends CookingLeft {
  recipe: Pick<RecipeOnWire, 'isServesUnknown'>;
}

export function ResumeQuestion({ recipe, left, goOn, startAgain }: ResumeQuestionProps) {
  return (
    <div className={classes.screen}>
      <Title order={2} className={classes.heading}>
        {left.at === readyScreen
          ? t`Continue with getting ready?`
          : t`Continue with step ${{ step: left.at }}?`}
      </Title>
      {!recipe.isServesUnknown && (
        <p className={classes.hint}>
          <Trans>You were cooking this for {left.serves}.</Trans>
        </p>
      )}
      <Group>
        <Button size="lg" onClick={goOn}>
          <Trans>Keep cooking</Trans>
        </Button>
        <Button size="lg" variant="default" onClick={startAgain}>
          <Trans>Start again</Trans>
        </Button>
      </Group>
    </div>
  );
}
