/**
 * The end of the headline changes once (Spec 2 and 9). Both texts share one grid cell, so that the
 * layout does not shift.
 */
import { useEffect, useState } from 'react';
import classes from './rotating-words.module.css';

const turnAfterMs = 5_000;

export function RotatingWords({ first, then }: { first: string; then: string }) {
  const [hasTurned, setTurned] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTurned(true), turnAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <em className={classes.words}>
      <span data-shown={!hasTurned} aria-hidden={hasTurned}>
        {first}
      </span>
      <span data-shown={hasTurned} aria-hidden={!hasTurned}>
        {then}
      </span>
    </em>
  );
}
