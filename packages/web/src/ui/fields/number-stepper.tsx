/** A small whole number with minus and plus buttons; it can also be typed. */
import { ActionIcon } from '@mantine/core';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useId, useState, type ChangeEvent, type KeyboardEvent, type ReactNode } from 'react';
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
  const { label, noun, value, min, max, error } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const { change, ...input } = useTypedNumber(props);
  return (
    <div className={classes.stepper}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.control} data-invalid={error !== undefined || undefined}>
        <StepButton label={`Fewer ${noun}`} isOff={value <= min} onClick={() => change(value - 1)}>
          <IconMinus size={18} stroke={2} />
        </StepButton>
        <input
          id={id}
          className={classes.number}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          {...input}
        />
        <StepButton label={`More ${noun}`} isOff={value >= max} onClick={() => change(value + 1)}>
          <IconPlus size={18} stroke={2} />
        </StepButton>
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}

interface StepButtonProps {
  label: string;
  isOff: boolean;
  onClick: () => void;
  children: ReactNode;
}

const StepButton = ({ label, isOff, onClick, children }: StepButtonProps) => (
  <ActionIcon aria-label={label} disabled={isOff} onClick={onClick}>
    {children}
  </ActionIcon>
);

/** Props of the input, and a function that changes the number within its limits. */
function useTypedNumber({ value, min, max, onChange }: NumberStepperProps) {
  // The typed text may not be a number yet.
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
  return {
    change,
    value: typed ?? value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => handleType(event.target.value),
    onBlur: () => setTyped(undefined),
    onKeyDown: handleKey,
  };
}
