/** Chips to choose one option; clicking the chosen one clears it. */
import { UnstyledButton } from '@mantine/core';
import classes from './choice-chips.module.css';

export interface ChoiceChipsProps<Value extends string | number> {
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

export function ChoiceChips<Value extends string | number>(props: ChoiceChipsProps<Value>) {
  const { label, choices, value: chosen, onChange } = props;
  return (
    <fieldset className={classes.group}>
      <legend>{label}</legend>
      <div className={classes.choices}>
        {choices.map(({ value, label: text }) => (
          <UnstyledButton
            key={value}
            className={classes.choice}
            aria-pressed={value === chosen}
            onClick={() => onChange(value === chosen ? undefined : value)}
          >
            {text}
          </UnstyledButton>
        ))}
      </div>
    </fieldset>
  );
}
