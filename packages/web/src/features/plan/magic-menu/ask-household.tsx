/** Asks the household about the dishes of this menu, and a few more, before the week is planned. */
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useState } from 'react';
import { dishesOfRound } from '@saltbush/domain/plan/votes/dish-round';
import { startRound, useEndedDishes } from '../dish-round';
import classes from './menu-chooser.module.css';
import type { ChosenChoice } from './use-menu-choice';

export function AskHousehold({ choice }: { choice: ChosenChoice }) {
  const [isBusy, setBusy] = useState(false);
  const { menu, session, week, isChoosing } = choice;
  const ended = useEndedDishes(week.scope);
  const ask = async () => {
    setBusy(true);
    const recipeIds = await offeredDishes({ menu, session });
    await startRound(week.scope, { start: week.menu.startDate, recipeIds, ended });
    setBusy(false);
  };
  return (
    <Button
      variant="default"
      className={classes.ask}
      loading={isBusy}
      disabled={isChoosing || menu.picks.length === 0}
      leftSection={<IconUsers size={18} stroke={1.75} aria-hidden />}
      onClick={() => void ask()}
    >
      <Trans>Ask the family</Trans>
    </Button>
  );
}

/** Those of the menu, then the best others of its days, until there are enough. */
async function offeredDishes({
  menu,
  session,
}: Pick<ChosenChoice, 'menu' | 'session'>): Promise<string[]> {
  const offered = new Set(menu.picks.map(({ recipeId }) => recipeId));
  const { signal } = new AbortController();
  for (const { slotId } of menu.picks) {
    if (offered.size >= dishesOfRound) break;
    for (const { recipeId } of await session.alternativesOf(slotId, signal)) offered.add(recipeId);
  }
  return [...offered];
}
