/** A small whole number with a button to either side: one thumb, one key, or typed. */
import { ActionIcon } from '@mantine/core';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useId, useState, type KeyboardEvent } from 'react';
import classes from './number-stepper.module.css';

export interface NumberStepperProps {
  label: string;
  /** What is counted, for the buttons: "Fewer serves", "More serves". */
  noun: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  error?: string | undefined;
  id?: string;
}

export function NumberStepper(props: NumberStepperProps) {
  const { label, noun, value, min, max, onChange, error } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  // What is being typed may be no number yet; it counts once it is one.
  const [typed, setTyped] = useState<string>();
  const change = (next: number) => {
    setTyped(undefined);
    onChange(Math.min(max, Math.max(min, next)));
  };
  const handleType = (text: string) => {
    setTyped(text);
    const number = Number(text);
    if (text.trim() !== '' && Number.isInteger(number) && number >= min && number <= max) {
      onChange(number);
    }
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    change(value + step);
  };
  return (
    <div className={classes.stepper}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.control} data-invalid={error !== undefined || undefined}>
        <ActionIcon
          aria-label={`Fewer ${noun}`}
          disabled={value <= min}
          onClick={() => change(value - 1)}
        >
          <IconMinus size={18} stroke={2} />
        </ActionIcon>
        <input
          id={id}
          className={classes.number}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? value}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event) => handleType(event.target.value)}
          onBlur={() => setTyped(undefined)}
          onKeyDown={handleKey}
        />
        <ActionIcon
          aria-label={`More ${noun}`}
          disabled={value >= max}
          onClick={() => change(value + 1)}
        >
          <IconPlus size={18} stroke={2} />
        </ActionIcon>
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
