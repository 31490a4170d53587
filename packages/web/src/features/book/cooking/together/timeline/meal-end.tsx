/** Nothing is left for the hands: what was cooked can be noted in the cook log, one press for each dish. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Title } from '@mantine/core';
import IconChefHat from '@tabler/icons-react/dist/esm/icons/IconChefHat.mjs';
import { useState } from 'react';
import type {
  CookedDish,
  CookingTogether,
} from '@saltbush/domain/book/cooking-together/cooking-together';
import { useLogToday } from '../../../../recipe/cook-log';
import classes from './time-line.module.css';

export interface MealEndProps {
  dishes: CookingTogether['dishes'];
  isReady: boolean;
  onNote: (dish: number, isNoted: boolean) => void;
  onEnd: () => void;
}

export function MealEnd({ dishes, isReady, onNote, onEnd }: MealEndProps) {
  return (
    <div className={classes.current}>
      <Title order={2} className={classes.text} aria-live="polite">
        {isReady
          ? t`Everything is ready. Enjoy your meal.`
          : t`Nothing more to do until it is ready.`}
      </Title>
      <ul className={classes.tasks} aria-label={t`Cook log`}>
        {dishes.map((dish, index) => (
          <li key={dish.recipeId}>
            <NoteDish dish={dish} onNote={(isNoted) => onNote(index, isNoted)} />
          </li>
        ))}
      </ul>
      <Button size="lg" variant={isReady ? 'filled' : 'default'} onClick={onEnd}>
        <Trans>Finish</Trans>
      </Button>
    </div>
  );
}

interface NoteDishProps {
  dish: CookedDish;
  onNote: (isNoted: boolean) => void;
}

function NoteDish({ dish: { recipeId, title, revision, isNoted = false }, onNote }: NoteDishProps) {
  const log = useLogToday({ _id: recipeId, title, ...(revision !== undefined && { revision }) });
  const [isBusy, setBusy] = useState(false);
  const handleNote = async () => {
    if (isNoted || isBusy) return;
    setBusy(true);
    const entry = await log({ onUndo: () => onNote(false) });
    setBusy(false);
    if (entry) onNote(true);
  };
  return (
    <Button
      variant="default"
      className={classes.note}
      // Not `disabled`, which would lose the focus.
      aria-disabled={isNoted || isBusy}
      leftSection={<IconChefHat size={20} stroke={1.75} aria-hidden />}
      onClick={() => void handleNote()}
    >
      {isNoted ? t`Noted in the cook log: ${title}` : t`Cooked it: ${title}`}
    </Button>
  );
}
