/** A row of choices that scrolls sideways; the chosen one is first. One Tab stop: arrows go from chip to chip. */
import { UnstyledButton } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { alongReading } from '../../../../direction';
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
  const stop = sorted.find(({ value }) => value === chosen)?.value ?? sorted[0]?.value;
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.choices} role="presentation" onKeyDown={moveFocus}>
        {sorted.map(({ value, label: text }) => (
          <UnstyledButton
            key={value}
            className={classes.choice}
            aria-pressed={value === chosen}
            tabIndex={value === stop ? 0 : -1}
            onClick={() => onChange(value)}
          >
            {text}
          </UnstyledButton>
        ))}
      </div>
    </fieldset>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[alongReading(event.key)];
  if (step === undefined) return;
  const chips = [...event.currentTarget.querySelectorAll('button')];
  const next = chips[chips.indexOf(event.target as HTMLButtonElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
