/** Who eats, as a row of their circles: a tap says what that person has another way. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import { use } from 'react';
import { swapsOfMeal } from '@saltbush/domain/plan/eaters/meal-swaps';
import { EaterCircle } from '../../../device/eaters';
import { SwapStep } from '../../meal-swaps';
import { VotingContext } from '../../votes';
import { usePlanActions } from '../plan/planner-context';
import classes from './entry-menu.module.css';
import type { EntryStepProps } from './entry-step';

export function SwapRow({ entry, onSwapFor }: EntryStepProps) {
  const voting = use(VotingContext);
  if (!voting?.whoEats) return null;
  const { scope, whoEats, plan } = voting;
  const swaps = plan.view ? swapsOfMeal(plan.view.rows, entry) : [];
  return (
    <fieldset className={classes.swaps}>
      <legend className={classes.swapsLabel}>
        <Trans>Swap for</Trans>
      </legend>
      {whoEats.eaters.map((eater, index) => (
        <UnstyledButton
          key={eater.id}
          className={classes.eater}
          data-swapped={swaps.some(({ eaterId }) => eaterId === eater.id) || undefined}
          aria-label={t`Swap something for ${eater.name}`}
          onClick={() => onSwapFor(eater.id)}
        >
          <EaterCircle eater={eater} isMe={eater.id === scope.userId} index={index} />
        </UnstyledButton>
      ))}
    </fieldset>
  );
}

export function EaterSwapStep({ eaterId, ...props }: EntryStepProps & { eaterId: string }) {
  const { entry, date, isUndated, onStep } = props;
  const { setSwap, setAlways } = usePlanActions();
  const voting = use(VotingContext);
  const eater = voting?.whoEats?.eaters.find(({ id }) => id === eaterId);
  if (!voting || !eater) return null;
  return (
    <SwapStep
      entry={entry}
      scope={voting.scope}
      eater={eater}
      onBack={() => onStep('rows')}
      setSwap={(food, instead) => setSwap({ entry, date, isUndated, eater, food }, instead)}
      setAlways={(food, instead, isOn) => setAlways(eater, food, isOn ? instead : null)}
    />
  );
}
