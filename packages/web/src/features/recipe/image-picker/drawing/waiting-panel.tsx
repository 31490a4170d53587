/** Shown while an image is generated (Spec 4: image-generation waiting panel). */
import { Trans } from '@lingui/react/macro';
import { Button, Loader } from '@mantine/core';
import { useEffect, useState } from 'react';
import classes from '../picker.module.css';
import { tips } from './tips';

/** Spec 9: the message, then tips. */
const messageMs = 3_000;
const tipMs = 10_000;

export function WaitingPanel({ onCancel }: { onCancel: () => void }) {
  const tip = useTip();
  return (
    <div className={classes.waiting}>
      <Loader aria-hidden />
      <output className={classes.tip}>
        {tip === undefined ? (
          <>
            <span>
              <Trans>Hold tight. Your recipe image is cooking.</Trans>
            </span>
            <span>
              <Trans>It takes 10-20 seconds. Won&apos;t be long!</Trans>
            </span>
          </>
        ) : (
          <span>
            <Trans>Tip: {tip}</Trans>
          </span>
        )}
      </output>
      <Button variant="default" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}

/** Undefined during the message; then tips in random order, none twice in a row. */
function useTip(): string | undefined {
  const [index, setIndex] = useState<number>();
  useEffect(() => {
    const delay = index === undefined ? messageMs : tipMs;
    const timer = setTimeout(() => setIndex(otherThan), delay);
    return () => clearTimeout(timer);
  }, [index]);
  return index === undefined ? undefined : tips[index];
}

function otherThan(index = 0): number {
  const step = 1 + Math.floor(Math.random() * (tips.length - 1));
  return (index + step) % tips.length;
}
