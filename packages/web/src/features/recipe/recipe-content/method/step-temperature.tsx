/** A temperature in a step; a click shows it in other scales, with gas marks where ovens have them. */
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useHomeCountry } from '../../../device/country';
import classes from './step-text.module.css';

export interface StepTemperatureProps {
  text: string;
  others: readonly string[];
}

export function StepTemperature({ text, others }: StepTemperatureProps) {
  const [isOpen, setOpen] = useState(false);
  const { hasGasMarks } = useHomeCountry(undefined);
  const shown = others.filter((other) => hasGasMarks || !other.startsWith('gas '));
  if (shown.length === 0) return text;
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
      <output className={classes.behind}>{isOpen && ` (${shown.join(' · ')})`}</output>
    </>
  );
}
