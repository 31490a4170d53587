/** A question of a few answers; a second press on an answer takes it back. */
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
        {choices.map(({ value, label: words }) => (
          <UnstyledButton
            key={value}
            className={classes.choice}
            aria-pressed={value === chosen}
            onClick={() => onChange(value === chosen ? undefined : value)}
          >
            {words}
          </UnstyledButton>
        ))}
      </div>
    </fieldset>
  );
}
