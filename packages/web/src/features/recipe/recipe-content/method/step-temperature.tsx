/** A temperature in a step; a click shows it in other scales. */
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import classes from './step-text.module.css';

export interface StepTemperatureProps {
  text: string;
  others: readonly string[];
}

export function StepTemperature({ text, others }: StepTemperatureProps) {
  const [isOpen, setOpen] = useState(false);
  if (others.length === 0) return text;
  return (
    <>
      <button
        type="button"
        className={classes.temperature}
        aria-label={t`${text}, in other scales`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {text}
      </button>
      <output className={classes.behind}>{isOpen && ` (${others.join(' · ')})`}</output>
    </>
  );
}
