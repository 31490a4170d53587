/** Preview of how the typed line will be split: shown at once, announced when typing pauses. */
import { VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { AmountText } from '../../recipe-content';
import classes from '../rows/row-fields.module.css';
import type { SplitIngredient } from './split-ingredient';

export function ParsePreview({ parts }: { parts: SplitIngredient | undefined }) {
  const text = parts ? textOf(parts) : '';
  const rested = useRested(text);
  return (
    <>
      {text && (
        <p className={classes.preview} aria-hidden>
          <AmountText text={text} />
        </p>
      )}
      <VisuallyHidden>
        <output>{rested && `Will be understood as ${rested}.`}</output>
      </VisuallyHidden>
    </>
  );
}

function textOf({ amount, unit, name, note }: SplitIngredient): string {
  const howMuch = [amount, unit].filter(Boolean).join(' ');
  return [howMuch, name, note].filter(Boolean).join(' · ');
}

/** An announcement per letter would interrupt typing. */
function useRested(text: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

const restMs = 600;
