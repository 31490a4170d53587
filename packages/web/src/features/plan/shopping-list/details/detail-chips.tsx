/** A row of choices that scrolls sideways; the chosen one is first. */
import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import classes from './detail-chips.module.css';

export interface DetailChipsProps<Value extends string> {
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

export function DetailChips<Value extends string>(props: DetailChipsProps<Value>) {
  const { label, choices, value: chosen, onChange } = props;
  // Stays while the sheet is open: a chip must not jump away from under the thumb.
  const [first] = useState(chosen);
  const sorted = [
    ...choices.filter(({ value }) => value === first),
    ...choices.filter(({ value }) => value !== first),
  ];
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.choices}>
        {sorted.map(({ value, label: text }) => (
          <UnstyledButton
            key={value}
            className={classes.choice}
            aria-pressed={value === chosen}
            onClick={() => onChange(value)}
          >
            {text}
          </UnstyledButton>
        ))}
      </div>
    </fieldset>
  );
}
