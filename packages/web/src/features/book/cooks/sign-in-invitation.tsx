/** What an account is good for, to somebody who looks around without one. Signing in leads back here. */
import { useLocation } from '@tanstack/react-router';
import { paths } from '../../../paths';
import { LinkButton } from '../../../ui/link-button';
import classes from './cooks.module.css';

export function SignInInvitation() {
  return (
    <aside className={classes.invitation} aria-label="Save recipes">
      <p className={classes.words}>Save what you like, plan your week and shop from one list.</p>
      <div className={classes.buttons}>
        <SignInLinks />
      </div>
    </aside>
  );
}

export function SignInLinks() {
  const redirect = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  return (
    <>
      <LinkButton to={paths.login} search={{ redirect }}>
        Sign in to save
      </LinkButton>
      <LinkButton to={paths.register} search={{ redirect }} variant="default">
        Create an account
      </LinkButton>
    </>
  );
}
