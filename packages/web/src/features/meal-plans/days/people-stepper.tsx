/** For how many people a recipe is cooked: minus and plus, which repeat while they are held. */
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { ReactNode, SyntheticEvent } from 'react';
import { mostPeopleFor, peopleOf, quantityFor } from '@saltbush/domain/meal-plans/cooking-quantity';
import classes from './people-stepper.module.css';
import { useHeldSteps } from './use-held-steps';

export interface PeopleStepperProps {
  /** Title of the recipe. */
  name: string;
  /** How many times the recipe is cooked. */
  quantity: number;
  /** Of the recipe as written. */
  serves: number;
  onChange: (quantity: number) => void;
}

export function PeopleStepper({ name, quantity, serves, onChange }: PeopleStepperProps) {
  const { value, buttonFor } = useHeldSteps({
    value: peopleOf(quantity, serves),
    min: 1,
    max: mostPeopleFor(serves),
    onChange: (people) => onChange(quantityFor(people, serves)),
  });
  return (
    <fieldset className={classes.stepper} aria-label={`How many people, ${name}`}>
      <Step label={`Fewer people for ${name}`} isEnd={value <= 1} {...buttonFor(-1)}>
        <IconMinus size={16} stroke={2} aria-hidden />
      </Step>
      <output className={classes.value}>for {value}</output>
      <Step
        label={`More people for ${name}`}
        isEnd={value >= mostPeopleFor(serves)}
        {...buttonFor(1)}
      >
        <IconPlus size={16} stroke={2} aria-hidden />
      </Step>
    </fieldset>
  );
}

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
