/** Asks whether to go on with the dishes on the stove, or to begin others. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
      title={t`Cook together`}
      lead={t`You are cooking ${meal.dishes.map(({ title }) => title).join(', ')}.`}
      width="narrow"
    >
      <Group>
        <Button size="lg" onClick={onGoOn}>
          <Trans>Keep cooking</Trans>
        </Button>
        <Button size="lg" variant="default" onClick={onStartAnother}>
          <Trans>Start a new meal</Trans>
        </Button>
      </Group>
    </Page>
  );
}
