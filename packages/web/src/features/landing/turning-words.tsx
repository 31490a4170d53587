/** The end of the headline, which turns once (Spec 2 and 9). Both stand in one place: nothing moves. */
import { useEffect, useState } from 'react';
import classes from './turning-words.module.css';

const turnAfterMs = 5_000;

export function TurningWords({ first, then }: { first: string; then: string }) {
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
