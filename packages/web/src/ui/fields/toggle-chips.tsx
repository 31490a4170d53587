/** Chips to choose several options. */
import { UnstyledButton } from '@mantine/core';
import classes from './choice-chips.module.css';

export interface ToggleChipsProps<Value extends string> {
  label: string;
  choices: readonly { value: Value; label: string }[];
  values: readonly Value[];
  onChange: (values: Value[]) => void;
}

export function ToggleChips<Value extends string>(props: ToggleChipsProps<Value>) {
  const { label, choices, values, onChange } = props;
  const toggled = (value: Value) =>
    values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
  return (
    <fieldset className={classes.group}>
      <legend>{label}</legend>
      <div className={classes.choices}>
        {choices.map(({ value, label: text }) => (
          <UnstyledButton
            key={value}
            className={classes.choice}
            aria-pressed={values.includes(value)}
            onClick={() => onChange(toggled(value))}
          >
            {text}
          </UnstyledButton>
        ))}
      </div>
    </fieldset>
  );
}
