/** Chips of which any number can be chosen. */
import { UnstyledButton } from '@mantine/core';
import classes from './choice-chips.module.css';

export interface ManyChipsProps<Value extends string> {
  label: string;
  choices: readonly { value: Value; label: string }[];
  /** Values that are no choice stay as they are. */
  value: readonly string[];
  onChange: (value: string[]) => void;
}

export function ManyChips<Value extends string>(props: ManyChipsProps<Value>) {
  const { label, choices, value: chosen, onChange } = props;
  const toggle = (value: Value) =>
    onChange(
      chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value],
    );
  return (
    <fieldset className={classes.group}>
      <legend>{label}</legend>
      <div className={classes.choices}>
        {choices.map(({ value, label: text }) => (
          <UnstyledButton
            key={value}
            className={classes.choice}
            aria-pressed={chosen.includes(value)}
            onClick={() => toggle(value)}
          >
            {text}
          </UnstyledButton>
        ))}
      </div>
    </fieldset>
  );
}
