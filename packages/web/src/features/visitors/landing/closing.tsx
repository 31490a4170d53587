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
        Dinner, <em>sorted.</em>
      </Title>
      <p>Start with the meals your family already eats. No credit card required.</p>
      <LinkButton to={paths.register} size="lg">
        Try it Free
      </LinkButton>
      <p className={classes.signIn}>
        Already have an account? <TextLink to={paths.login}>Sign in</TextLink>
      </p>
      <p className={classes.signIn}>
        <TextLink to="/cooks">Browse recipes</TextLink> that cooks here share with everyone.
      </p>
    </section>
  );
}
