/** After the last step. */
import { Button, Group, Title } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { paths } from '../../../../paths';
import { LinkButton } from '../../../../ui/link-button';
import { useLogToday } from '../../../recipe/cook-log';
import classes from './cooking-screens.module.css';
import { useLeave } from '../controls/use-leave';

export interface DoneScreenProps {
  recipe: Pick<RecipeOnWire, '_id' | 'title'>;
  /** Removes the stored session. */
  onEnd: () => void;
}

export function DoneScreen({ recipe, onEnd }: DoneScreenProps) {
  const leave = useLeave(recipe._id);
  const logToday = useLogToday(recipe);
  const handleCooked = () => {
    void logToday();
    onEnd();
    leave();
  };
  return (
    <>
      <Title order={2} id="screen" className={classes.heading} data-announced>
        That was the last step
      </Title>
      <p className={classes.text} data-announced>
        Enjoy your meal.
      </p>
      <Group>
        <Button
          size="lg"
          leftSection={<IconCheck size={22} stroke={2} aria-hidden />}
          onClick={handleCooked}
        >
          I cooked it
        </Button>
        <LinkButton
          size="lg"
          variant="default"
          to={paths.recipe}
          params={{ id: recipe._id }}
          hash="reviews"
          replace
          leftSection={<IconStar size={22} stroke={1.75} aria-hidden />}
          onClick={onEnd}
        >
          Rate it
        </LinkButton>
      </Group>
    </>
  );
}
