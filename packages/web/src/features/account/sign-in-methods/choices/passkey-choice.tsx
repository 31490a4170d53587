/** Signing in with a passkey, where this instance has them. */
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs';
import { usePasskeySignIn, type PasskeyEnds } from './use-passkey-sign-in';

export function PasskeyChoice(ends: PasskeyEnds) {
  const { isBusy, signIn } = usePasskeySignIn(ends);
  return (
    <Button
      variant="default"
      fullWidth
      leftSection={<IconFingerprint size={20} stroke={1.75} aria-hidden />}
      loading={isBusy}
      onClick={signIn}
    >
      <Trans>Use a passkey</Trans>
    </Button>
  );
}
