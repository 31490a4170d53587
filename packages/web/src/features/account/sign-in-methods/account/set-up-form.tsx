/** The key to scan or to type, and the first code from the app. */
import { t } from '@lingui/core/macro';
import { Button, Code, Group, Stack, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/Code.layer.css';
import { AppError } from '@saltbush/contract/errors';
import { signInMethodsRoutes } from '@saltbush/contract/account/sign-in-methods/sign-in-methods';
import { call } from '../../../../api/call';
import { describeError } from '../../../../api/describe-error';
import { showToast } from '../../../../ui/feedback/toast';
import { useFields } from '../../../../ui/fields/use-fields';
import { useSubmit } from '../../../../ui/fields/use-submit';
import classes from './set-up-form.module.css';

export interface AuthenticatorKey {
  /** In base32. */
  key: string;
  /** An SVG image. */
  qrCode: string;
}

export interface SetUpFormProps {
  authenticator: AuthenticatorKey;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

export function SetUpForm({ authenticator: { key, qrCode }, onConfirmed }: SetUpFormProps) {
  const { fields, isBusy, handleSubmit } = useConfirmation(onConfirmed);
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap="md">
        <Text>
          {t`Scan this with an authenticator app, such as the one of your phone’s password manager. Or type the key into it.`}
        </Text>
        <img
          className={classes.code}
          src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
          alt={t`QR code of the key below`}
          width={200}
          height={200}
        />
        <div>
          <Text size="sm" fw={600}>
            {t`Key`}
          </Text>
          <Code className={classes.key}>{key.match(/.{4}/g)?.join(' ')}</Code>
        </div>
        <TextInput
          label={t`Code that the app shows`}
          inputMode="numeric"
          autoComplete="one-time-code"
          data-autofocus
          required
          {...fields.bind('code')}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={isBusy}>
            {t`Turn on`}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function useConfirmation(onConfirmed: SetUpFormProps['onConfirmed']) {
  const fields = useFields({ code: '' });
  const send = async () => {
    const answer = await call(signInMethodsRoutes.confirmAuthenticator, { body: fields.values });
    onConfirmed(answer.recoveryCodes);
  };
  const submit = useSubmit(send, (error) => {
    const isAppError = error instanceof AppError;
    if (isAppError && typeof error.details !== 'string') return fields.setMessages(error.details);
    if (!isAppError || error.code !== 'WRONG_CODE') {
      return void showToast({ kind: 'error', ...describeError(error) });
    }
    fields.setMessages([{ field: 'code', message: describeError(error).message }]);
  });
  return { fields, ...submit };
}
