/** Three figures (Spec 1 and 9, Landing claims). */
import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import classes from './claims.module.css';

export function Claims() {
  return (
    <section className={classes.band} aria-labelledby="claims">
      <VisuallyHidden component="h2" id="claims">
        <Trans>The time it saves</Trans>
      </VisuallyHidden>
      <ul className={classes.claims}>
        <li>
          <Trans>
            <strong>1.5–2.5 hours</strong> a week: what the average family spends on planning and
            shopping
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>10 minutes</strong> is what it takes with a plan and a list that adds itself up
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>100+ hours</strong> a year saved, for dinner around the table instead
          </Trans>
        </li>
      </ul>
    </section>
  );
}
