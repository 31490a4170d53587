/** For how many people a recipe is cooked, or how many times: minus and plus, which repeat while they are held. */
import { t } from '@lingui/core/macro';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { ReactNode, SyntheticEvent } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import {
  mostPeopleFor,
  peopleOf,
  quantityFor,
} from '@saltbush/domain/plan/meal-plans/cooking-quantity';
import { cookedFor, countedServes } from '@saltbush/domain/plan/meal-plans/cooked-for';
import classes from './people-stepper.module.css';
import { useHeldSteps } from './use-held-steps';

export interface PeopleStepperProps {
  /** Title of the recipe. */
  name: string;
  /** How many times the recipe is cooked, without `later`. */
  quantity: number;
  /** What is cooked as well, for leftovers; people set the sum. */
  later?: number;
  card: RecipeCard;
  onChange: (quantity: number) => void;
}

export function PeopleStepper(props: PeopleStepperProps) {
  const { name, quantity, later = 0, card, onChange } = props;
  const serves = countedServes(card);
  const labels = card.isServesUnknown ? timesLabels(name) : peopleLabels(name);
  const min = fewestPeople(later, serves);
  const { value, buttonFor } = useHeldSteps({
    value: peopleOf(quantity + later, serves),
    min,
    max: mostPeopleFor(serves),
    onChange: (people) => onChange(quantityFor(people, serves) - later),
  });
  return (
    <fieldset className={classes.stepper} aria-label={labels.howMany}>
      <Step label={labels.fewer} isEnd={value <= min} {...buttonFor(-1)}>
        <IconMinus size={16} stroke={2} aria-hidden />
      </Step>
      <output className={classes.value}>{cookedFor(value / serves, card)}</output>
      <Step label={labels.more} isEnd={value >= mostPeopleFor(serves)} {...buttonFor(1)}>
        <IconPlus size={16} stroke={2} aria-hidden />
      </Step>
    </fieldset>
  );
}

const peopleLabels = (name: string) => ({
  howMany: t`How many people, ${name}`,
  fewer: t`Fewer people for ${name}`,
  more: t`More people for ${name}`,
});

const timesLabels = (name: string) => ({
  howMany: t`How many times, ${name}`,
  fewer: t`Fewer times for ${name}`,
  more: t`More times for ${name}`,
});

/**
 * Someone eats on the day that it is cooked.
 *
 * @example fewestPeople(0.5, 4) // 3
 */
export const fewestPeople = (later: number, serves: number): number =>
  later > 0 ? peopleOf(later, serves) + 1 : 1;

const stop = (event: SyntheticEvent) => event.stopPropagation();

interface StepProps extends ReturnType<ReturnType<typeof useHeldSteps>['buttonFor']> {
  label: string;
  isEnd: boolean;
  children: ReactNode;
}

function Step({ label, isEnd, children, ...handlers }: StepProps) {
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={label}
      aria-disabled={isEnd}
      // Holding it must not pick the card up.
      onMouseDown={stop}
      onTouchStart={stop}
      {...handlers}
    >
      {children}
    </button>
  );
}
