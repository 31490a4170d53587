/** Three figures (Spec 1 and 9, Landing claims). */
import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import classes from './claims.module.css';

const claims = [
  {
    figure: '1.5–2.5 hours',
    words: 'a week: what the average family spends on planning and shopping',
  },
  { figure: '10 minutes', words: 'is what it takes with a plan and a list that adds itself up' },
  { figure: '100+ hours', words: 'a year saved, for dinner around the table instead' },
];

export function Claims() {
  return (
    <section className={classes.band} aria-labelledby="claims">
      <VisuallyHidden component="h2" id="claims">
        <Trans>The time it saves</Trans>
      </VisuallyHidden>
      <ul className={classes.claims}>
        {claims.map(({ figure, words }) => (
          <li key={figure}>
            <strong>{figure}</strong> {words}
          </li>
        ))}
      </ul>
    </section>
  );
}
