import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Stack } from '@mantine/core';
import IconLinkOff from '@tabler/icons-react/dist/esm/icons/IconLinkOff.mjs';
import { useSearch } from '@tanstack/react-router';
import { browserErrorKinds } from '@saltbush/contract/errors';
import { paths } from '../../../../paths';
import { LinkButton, TextLink } from '../../../../ui/link-button';
import { Spinner } from '../../../../ui/feedback/spinner';
import { AuthFrame } from '../auth-frame';
import { NewPasswordForm } from './new-password-form';
import { useResetLink } from './use-reset-link';
import classes from '../forms.module.css';

export function ResetPasswordPage() {
  const { token } = useSearch({ from: paths.resetPassword });
  const { link, refuse } = useResetLink(token);
  return (
    <AuthFrame title={t`Choose a new password`}>
      {link === 'checking' && <Spinner label={t`Checking your link`} />}
      {link === 'open' && token && <NewPasswordForm token={token} onInvalidLink={refuse} />}
      {link === 'invalid' && <InvalidLink />}
      <p className={classes.links}>
        <TextLink to={paths.login}>
          <Trans>Back to login</Trans>
        </TextLink>
      </p>
    </AuthFrame>
  );
}

/** Spec 5: a missing or invalid token. */
function InvalidLink() {
  const { error, details } = browserErrorKinds.INVALID_RESET_TOKEN;
  return (
    <Stack className={classes.form} gap="md">
      <Alert color="red" title={error} icon={<IconLinkOff />}>
        {details}
      </Alert>
      <LinkButton to={paths.requestPasswordReset}>
        <Trans>Ask for a new link</Trans>
      </LinkButton>
    </Stack>
  );
}
