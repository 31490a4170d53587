/** How the line being typed will be taken apart: shown at once, said when the typing rests. */
import { VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { AmountText } from '../amount-text';
import classes from './row-fields.module.css';
import type { TakenApart } from './taken-apart';

export function LinePreview({ parts }: { parts: TakenApart | undefined }) {
  const text = parts ? textOf(parts) : '';
  const said = useRested(text);
  return (
    <>
      {text && (
        <p className={classes.preview} aria-hidden>
          <AmountText text={text} />
        </p>
      )}
      <VisuallyHidden>
        <output>{said && `Will be understood as ${said}.`}</output>
      </VisuallyHidden>
    </>
  );
}

function textOf({ amount, unit, name, note }: TakenApart): string {
  const howMuch = [amount, unit].filter(Boolean).join(' ');
  return [howMuch, name, note].filter(Boolean).join(' · ');
}

/** Every letter said aloud would talk over the typing. */
function useRested(text: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

const restMs = 600;
