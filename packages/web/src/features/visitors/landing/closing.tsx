import { Trans } from '@lingui/react/macro';
import { Title } from '@mantine/core';
import { useSession } from '../../../api/session';
import { paths } from '../../../paths';
import { LinkButton, TextLink } from '../../../ui/link-button';
import classes from './closing.module.css';

/** Call to action at the end; hidden for signed-in users. */
export function Closing() {
  if (useSession() !== undefined) return null;
  return (
    <section className={classes.band}>
      <Title order={2} className={classes.title}>
        <Trans>
          Dinner, <em>sorted.</em>
        </Trans>
      </Title>
      <p>
        <Trans>Start with the meals your family already eats. No credit card required.</Trans>
      </p>
      <LinkButton to={paths.register} size="lg">
        <Trans>Try it Free</Trans>
      </LinkButton>
      <p className={classes.signIn}>
        <Trans>Already have an account?</Trans>{' '}
        <TextLink to={paths.login}>
          <Trans>Sign in</Trans>
        </TextLink>
      </p>
      <p className={classes.signIn}>
        <TextLink to="/cooks">
          <Trans>Browse recipes</Trans>
        </TextLink>{' '}
        <Trans>that cooks here share with everyone.</Trans>
      </p>
    </section>
  );
}
