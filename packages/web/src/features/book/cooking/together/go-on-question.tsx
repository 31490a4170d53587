/** Asks whether to go on with the dishes on the stove, or to begin others. */
import { Button, Group } from '@mantine/core';
import type { CookingTogether } from '@saltbush/domain/book/cooking-together/cooking-together';
import { Page } from '../../../../ui/layout/page';

export interface GoOnQuestionProps {
  meal: CookingTogether;
  onGoOn: () => void;
  onStartAnother: () => void;
}

export function GoOnQuestion({ meal, onGoOn, onStartAnother }: GoOnQuestionProps) {
  return (
    <Page
      title="Cook together"
      lead={`You are cooking ${meal.dishes.map(({ title }) => title).join(', ')}.`}
      width="narrow"
    >
      <Group>
        <Button size="lg" onClick={onGoOn}>
          Keep cooking
        </Button>
        <Button size="lg" variant="default" onClick={onStartAnother}>
          Start a new meal
        </Button>
      </Group>
    </Page>
  );
}
