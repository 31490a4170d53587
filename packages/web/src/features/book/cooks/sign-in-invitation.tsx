/** What an account is good for, to somebody who looks around without one. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '../../../paths';
import { LinkButton } from '../../../ui/link-button';
import classes from './cooks.module.css';

interface SignInProps {
  /** Where they go on afterwards. */
  redirect: string;
}

export function SignInInvitation({ redirect }: SignInProps) {
  return (
    <aside className={classes.invitation} aria-label={t`Save recipes`}>
      <p className={classes.words}>
        <Trans>Save what you like, plan your week and shop from one list.</Trans>
      </p>
      <div className={classes.buttons}>
        <SignInLinks redirect={redirect} />
      </div>
    </aside>
  );
}

export function SignInLinks({ redirect }: SignInProps) {
  return (
    <>
      <LinkButton to={paths.login} search={{ redirect }}>
        <Trans>Sign in to save</Trans>
      </LinkButton>
      <LinkButton to={paths.register} search={{ redirect }} variant="default">
        <Trans>Create an account</Trans>
      </LinkButton>
    </>
  );
}
