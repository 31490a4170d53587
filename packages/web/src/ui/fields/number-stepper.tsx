/** A small whole number with minus and plus buttons; it can also be typed. */
import { ActionIcon } from '@mantine/core';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useId, useState, type ChangeEvent, type KeyboardEvent, type ReactNode } from 'react';
import classes from './number-stepper.module.css';

export interface NumberStepperProps {
  label: string;
  /** What the button does: "Fewer serves". */
  fewer: string;
  /** What the button does: "More serves". */
  more: string;
  /** Undefined when it is not known: the field is blank. */
  value: number | undefined;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** May be left blank; both buttons then begin with `start`. */
  blank?: { start: number; placeholder: string; onClear: () => void };
  error?: string | undefined;
  /** The label stands beside the number and not above the field. */
  isInline?: boolean;
  id?: string;
}

export function NumberStepper(props: NumberStepperProps) {
  const { label, fewer, more, min, max, error, isInline = false } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const { step, isAt, ...input } = useTypedNumber(props);
  const name = (
    <label className={classes.label} htmlFor={id}>
      {label}
    </label>
  );
  return (
    <div className={classes.stepper} data-inline={isInline || undefined}>
      {!isInline && name}
      <div className={classes.control} data-invalid={error !== undefined || undefined}>
        <StepButton label={fewer} isOff={isAt(min)} onClick={() => step(-1)}>
          <IconMinus size={18} stroke={2} />
        </StepButton>
        {isInline && name}
        <input
          id={id}
          className={classes.number}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          {...input}
        />
        <StepButton label={more} isOff={isAt(max)} onClick={() => step(1)}>
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
function useTypedNumber({ value, min, max, blank, onChange }: NumberStepperProps) {
  // The typed text may not be a number yet.
  const [typed, setTyped] = useState<string>();
  const change = (next: number) => {
    setTyped(undefined);
    onChange(Math.min(max, Math.max(min, next)));
  };
  const step = (by: number) => change(value === undefined ? (blank?.start ?? min) : value + by);
  const handleType = (text: string) => {
    setTyped(text);
    if (text.trim() === '') blank?.onClear();
    const number = Number(text);
    if (text.trim() !== '' && Number.isInteger(number) && number >= min && number <= max) {
      onChange(number);
    }
  };
  const handleKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  return {
    step,
    isAt: (end: number) => value === end,
    value: typed ?? value ?? '',
    placeholder: blank?.placeholder,
    onChange: (event: ChangeEvent<HTMLInputElement>) => handleType(event.target.value),
    onBlur: () => setTyped(undefined),
    onKeyDown: handleKey,
  };
}
