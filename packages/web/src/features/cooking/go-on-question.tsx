/** Someone left in the middle and is back. */
import { Button, Group, Title } from '@mantine/core';
import type { RecipeOnWire } from '@saltbush/contract/recipes';
import { doneScreen, readyScreen } from '@saltbush/domain/cooking/cooking';
import classes from './cooking-screens.module.css';
import type { CookingLeft } from './use-cooking';

export function GoOnQuestion({
  recipe,
  left,
  goOn,
  startAgain,
}: CookingLeft & { recipe: RecipeOnWire }) {
  return (
    <div className={classes.screen}>
      <Title order={2} className={classes.heading}>
        Go on with {placeOf(left.at, recipe)}?
      </Title>
      <p className={classes.hint}>You were cooking this for {left.serves}.</p>
      <Group>
        <Button size="lg" onClick={goOn}>
          Go on
        </Button>
        <Button size="lg" variant="default" onClick={startAgain}>
          Start again
        </Button>
      </Group>
    </div>
  );
}

function placeOf(at: number, recipe: RecipeOnWire): string {
  if (at === readyScreen) return 'getting ready';
  return at === doneScreen(recipe) ? 'the end' : `step ${at}`;
}
