/** For who asked: who has answered so far, links for those without an account, and deciding at any time. */
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useState } from 'react';
import type { WhoEats } from '@saltbush/domain/plan/eaters/eaters';
import { hasAnsweredAll } from '@saltbush/domain/plan/votes/dish-round';
import { timeText } from '@saltbush/domain/plan/days/clock-text';
import { locale } from '../../../locale';
import { showToast } from '../../../ui/feedback/toast';
import { EaterCircle } from '../../device/eaters';
import { useTimeZone, type PlanScope } from '../../device/view-mode';
import { AskByLink } from '../vote-links';
import { AnswerSheet } from './answer-sheet';
import { endRound } from './change-round';
import classes from './round-progress.module.css';
import type { ShownRound } from './use-round';

export interface RoundProgressProps {
  scope: PlanScope;
  shown: ShownRound;
  whoEats: WhoEats;
  onDecide: () => void;
}

export function RoundProgress({ scope, shown, whoEats, onDecide }: RoundProgressProps) {
  const [isAnswering, setAnswering] = useState(false);
  const [now] = useState(() => Date.now());
  const { eaters } = whoEats;
  const { round } = shown;
  const timeZone = useTimeZone(scope.householdId);
  const waiting = eaters.filter(({ id }) => !hasAnsweredAll(round, shown.answers.get(id)));
  const count = eaters.length - waiting.length;
  const end = timeText(round.until, now, timeZone, locale());
  const isMine = waiting.some(({ id }) => id === scope.userId);
  return (
    <Stack gap="md" className={classes.progress}>
      <h2 className={classes.title} aria-live="polite">
        {countText(count, eaters.length)}
      </h2>
      <p className={classes.hint}>{untilText(round.dishes.length, end)}</p>
      <People scope={scope} shown={shown} eaters={eaters} />
      <div className={classes.actions}>
        {isMine && (
          <Button variant="default" onClick={() => setAnswering(true)}>
            <Trans>Answer yourself</Trans>
          </Button>
        )}
        <Button onClick={onDecide}>
          <Trans>Plan the week</Trans>
        </Button>
      </div>
      <AskByLink scope={scope} eaters={eaters.filter(({ isMember }) => !isMember)} />
      <StopButton scope={scope} shown={shown} />
      <AnswerSheet
        scope={scope}
        shown={shown}
        eaters={eaters}
        isOpen={isAnswering}
        onClose={() => setAnswering(false)}
      />
    </Stack>
  );
}

const untilText = (dishes: number, end: string): string =>
  plural(dishes, {
    one: `Members see # dish on their plan until ${end}. You can plan the week at any time, with the answers so far.`,
    other: `Members see # dishes on their plan until ${end}. You can plan the week at any time, with the answers so far.`,
  });

function StopButton({ scope, shown }: Pick<RoundProgressProps, 'scope' | 'shown'>) {
  const handleClick = () => void stopAsking(scope, shown);
  return (
    <Button variant="subtle" color="red" className={classes.stop} onClick={handleClick}>
      <Trans>Stop asking</Trans>
    </Button>
  );
}

async function stopAsking(scope: PlanScope, { round }: ShownRound): Promise<void> {
  const onClick = await endRound(scope, round);
  const action = { label: t`Undo`, onClick };
  showToast({ kind: 'success', title: t`Stopped asking`, action });
}

function People({
  scope: { userId },
  shown: { round, answers },
  eaters,
}: Pick<RoundProgressProps, 'scope' | 'shown'> & Pick<WhoEats, 'eaters'>) {
  return (
    <ul className={classes.people}>
      {eaters.map((eater, index) => (
        <li key={eater.id} className={classes.person}>
          <EaterCircle eater={eater} isMe={eater.id === userId} index={index} />
          <span className={classes.name}>{eater.id === userId ? t`You` : eater.name}</span>
          <span className={classes.state}>
            {hasAnsweredAll(round, answers.get(eater.id)) ? (
              <>
                <IconCheck size={20} stroke={2} aria-hidden /> <Trans>Answered</Trans>
              </>
            ) : (
              t`${{ answered: answers.get(eater.id)?.size ?? 0 }} of ${{ all: round.dishes.length }}`
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

const countText = (count: number, all: number): string =>
  count === all ? t`Everybody answered` : t`${count} of ${all} answered`;
