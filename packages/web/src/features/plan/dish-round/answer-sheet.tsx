/** A member answers for themselves, then for those who have no account. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Eater } from '@saltbush/domain/plan/eaters/eaters';
import { hasAnsweredAll } from '@saltbush/domain/plan/votes/dish-round';
import { mayVoteFor } from '@saltbush/domain/plan/votes/permissions';
import { Sheet } from '../../../ui/dialog/sheet';
import type { PlanScope } from '../../device/view-mode';
import { answerDish } from './change-round';
import { DishQuestions } from './dish-questions.lazy';
import type { ShownRound } from './use-round';

export interface AnswerSheetProps {
  scope: PlanScope;
  shown: ShownRound;
  eaters: readonly Eater[];
  isOpen: boolean;
  onClose: () => void;
}

export function AnswerSheet({ scope, shown, eaters, isOpen, onClose }: AnswerSheetProps) {
  const [eaterId, setEaterId] = useState(scope.userId);
  const name = eaters.find(({ id }) => id === eaterId)?.name ?? '';
  const close = () => {
    onClose();
    setEaterId(scope.userId);
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      title={eaterId === scope.userId ? t`What do you want to eat?` : t`What does ${name} want?`}
    >
      <DishQuestions
        key={eaterId}
        dishes={shown.dishesFor(eaterId)}
        onAnswer={(dish, answer) =>
          answerDish(scope, { round: shown.round, dish, eaterId, answer })
        }
      >
        <Others scope={scope} shown={shown} eaters={eaters} onChoose={setEaterId} />
        <Button onClick={close}>
          <Trans>Done</Trans>
        </Button>
      </DishQuestions>
    </Sheet>
  );
}

function Others({
  scope: { userId },
  shown: { round, answers },
  eaters,
  onChoose,
}: Pick<AnswerSheetProps, 'scope' | 'shown' | 'eaters'> & { onChoose: (id: string) => void }) {
  const memberIds = new Set(eaters.flatMap(({ id, isMember }) => (isMember ? id : [])));
  return eaters
    .filter(({ id }) => id !== userId && mayVoteFor(id, { userId, memberIds }))
    .filter(({ id }) => !hasAnsweredAll(round, answers.get(id)))
    .map(({ id, name }) => (
      <Button key={id} variant="default" onClick={() => onChoose(id)}>
        <Trans>Answer for {name}</Trans>
      </Button>
    ));
}
