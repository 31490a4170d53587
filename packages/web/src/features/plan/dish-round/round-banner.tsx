/** On the plan of who is asked and has not answered: the way to answer, in one press. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatWeek } from '@saltbush/domain/plan/days/week';
import { hasAnsweredAll } from '@saltbush/domain/plan/votes/dish-round';
import { useWhoEats } from '../../device/eaters';
import type { PlanScope } from '../../device/view-mode';
import { AnswerSheet } from './answer-sheet.lazy';
import classes from './round-banner.module.css';
import { useHasEnded } from './use-has-ended';
import { useRound } from './use-round';

export function RoundBanner({ scope }: { scope: PlanScope }) {
  const [isOpen, setOpen] = useState(false);
  const shown = useRound(scope);
  const hasEnded = useHasEnded(shown?.round.until);
  const whoEats = useWhoEats(scope);
  const isMine = whoEats?.eaters.some(({ id }) => id === scope.userId);
  if (!shown || !whoEats || !isMine || hasEnded) return null;
  const isDone = hasAnsweredAll(shown.round, shown.answers.get(scope.userId));
  if (isDone && !isOpen) return null;
  return (
    <>
      {!isDone && (
        <aside className={classes.banner} aria-label={t`Dishes to choose from`}>
          <p className={classes.text}>
            <Trans>
              <strong>What do you want to eat?</strong> {shown.round.dishes.length} dishes for{' '}
              {formatWeek(shown.round.start)}
            </Trans>
          </p>
          <Button onClick={() => setOpen(true)}>
            <Trans>Answer</Trans>
          </Button>
        </aside>
      )}
      {isOpen && (
        <AnswerSheet
          scope={scope}
          shown={shown}
          eaters={whoEats.eaters}
          isOpen
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
