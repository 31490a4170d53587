/** A person as the first letter of the name, which stands beside it or in the details. */
import type { Person } from '../state/people';
import classes from './initial.module.css';

export function Initial({
  person: { initial, isMe },
}: {
  person: Pick<Person, 'initial' | 'isMe'>;
}) {
  return (
    <span className={classes.initial} data-me={isMe || undefined} aria-hidden>
      {initial}
    </span>
  );
}
