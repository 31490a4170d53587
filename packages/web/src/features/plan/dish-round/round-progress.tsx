/** For who asked: who has answered so far, links for those without an account, and settling at any time. */
import { Button, Stack } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useState } from 'react';
import type { Eater, WhoEats } from '@saltbush/domain/plan/eaters/eaters';
import { hasAnsweredAll, isOpenRound } from '@saltbush/domain/plan/votes/dish-round';
import { showToast } from '../../../ui/feedback/toast';
import { EaterCircle } from '../../device/eaters';
import type { PlanScope } from '../../device/view-mode';
import { AskByLink } from '../vote-links';
import { AnswerSheet } from './answer-sheet';
import { endRound } from './change-round';
import classes from './round-progress.module.css';
import type { ShownRound } from './use-round';

export interface RoundProgressProps {
  scope: PlanScope;
  shown: ShownRound;
  whoEats: WhoEats;
  onSettle: () => void;
}

export function RoundProgress({ scope, shown, whoEats, onSettle }: RoundProgressProps) {
  const [isAnswering, setAnswering] = useState(false);
  const [now] = useState(() => Date.now());
  const { eaters } = whoEats;
  const { round, answers } = shown;
  const hasAnswered = ({ id }: Pick<Eater, 'id'>) => hasAnsweredAll(round, answers.get(id));
  const count = eaters.filter(hasAnswered).length;
  const isMine = eaters.some(({ id }) => id === scope.userId) && !hasAnswered({ id: scope.userId });
  const stop = async () => {
    const undo = await endRound(scope, round);
    showToast({
      kind: 'success',
      title: 'Nobody is asked any more',
      action: { label: 'Undo', onClick: undo },
    });
  };
  return (
    <Stack gap="md" className={classes.progress}>
      <h2 className={classes.title} aria-live="polite">
        {count === eaters.length ? 'Everybody answered' : `${count} of ${eaters.length} answered`}
      </h2>
      <p className={classes.hint}>{hintOf(isOpenRound(round, now), round.dishes.length)}</p>
      <ul className={classes.people}>
        {eaters.map((eater, index) => (
          <li key={eater.id} className={classes.person}>
            <EaterCircle eater={eater} isMe={eater.id === scope.userId} index={index} />
            <span className={classes.name}>{eater.id === scope.userId ? 'You' : eater.name}</span>
            <span className={classes.state}>
              {hasAnswered(eater) ? (
                <>
                  <IconCheck size={20} stroke={2} aria-hidden /> Answered
                </>
              ) : (
                `${answers.get(eater.id)?.size ?? 0} of ${round.dishes.length}`
              )}
            </span>
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        {isMine && (
          <Button variant="default" onClick={() => setAnswering(true)}>
            Answer yourself
          </Button>
        )}
        <Button onClick={onSettle}>Settle the week</Button>
      </div>
      <AskByLink scope={scope} eaters={eaters.filter(({ isMember }) => !isMember)} />
      <Button variant="subtle" color="red" className={classes.stop} onClick={() => void stop()}>
        Stop asking
      </Button>
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

const hintOf = (isOpen: boolean, dishes: number): string =>
  isOpen
    ? `Members see ${dishes} dishes on their plan. Settle whenever you like: who has not answered has no say.`
    : 'Asking has ended by itself. Settle the week with the answers that came.';
