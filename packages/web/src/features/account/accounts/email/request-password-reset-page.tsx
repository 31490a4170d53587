import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack, TextInput } from '@mantine/core';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { call } from '../../../../api/call';
import { wordsOf } from '../../../../api/read-error';
import { paths } from '../../../../paths';
import { TextLink } from '../../../../ui/link-button';
import { showToast } from '../../../../ui/feedback/toast';
import { useFields } from '../../../../ui/fields/use-fields';
import { useSubmit } from '../../../../ui/fields/use-submit';
import { AuthFrame } from '../auth-frame';
import classes from '../forms.module.css';

export function RequestPasswordResetPage() {
  const { fields, isBusy, handleSubmit } = useResetRequest();
  return (
    <AuthFrame
      title={t`Reset your password`}
      lead={t`Enter your email and we’ll send you a link to choose a new password.`}
    >
      <form className={classes.form} method="post" onSubmit={handleSubmit} noValidate>
        <Stack gap="md">
          <TextInput
            label={t`Email`}
            type="email"
            autoComplete="username"
            inputMode="email"
            required
            {...fields.bind('email')}
          />
          <Button type="submit" loading={isBusy} fullWidth>
            <Trans>Send Reset Link</Trans>
          </Button>
        </Stack>
      </form>
      <p className={classes.links}>
        <TextLink to={paths.login}>
          <Trans>Back to login</Trans>
        </TextLink>
      </p>
    </AuthFrame>
  );
}

function useResetRequest() {
  const fields = useFields({ email: '' });

  const send = async () => {
    const { delivery } = await call(accountsRoutes.requestPasswordReset, { body: fields.values });
    if (delivery !== 'mail') {
      const message = t`Ask your admin for a reset link.`;
      showToast({ kind: 'info', title: t`Email isn’t set up here`, message });
      return;
    }
    const message = t`If ${fields.values.email} has an account, the link is in its inbox shortly.`;
    showToast({ kind: 'success', title: t`Reset link sent`, message });
  };

  const submit = useSubmit(send, (error) => {
    const details = wordsOf(error) ?? t`Please try again later`;
    if (typeof details !== 'string') return fields.setMessages(details);
    showToast({ kind: 'error', title: t`Failed to send reset link`, message: details });
  });
  return { fields, ...submit };
}
