/** Asks whether to resume an unfinished session. */
import { Button, Group, Title } from '@mantine/core';
import { readyScreen } from '@saltbush/domain/cooking/cooking';
import classes from './cooking-screens.module.css';
import type { CookingLeft } from '../state/use-cooking';

export function ResumeQuestion({ left, goOn, startAgain }: CookingLeft) {
  return (
    <div className={classes.screen}>
      <Title order={2} className={classes.heading}>
        Continue with {left.at === readyScreen ? 'getting ready' : `step ${left.at}`}?
      </Title>
      <p className={classes.hint}>You were cooking this for {left.serves}.</p>
      <Group>
        <Button size="lg" onClick={goOn}>
          Keep cooking
        </Button>
        <Button size="lg" variant="default" onClick={startAgain}>
          Start again
        </Button>
      </Group>
    </div>
  );
}
