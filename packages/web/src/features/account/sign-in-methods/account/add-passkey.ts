import { t } from '@lingui/core/macro';
import { startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { AppError } from '@saltbush/contract/errors';
import { signInMethodsRoutes } from '@saltbush/contract/account/sign-in-methods/sign-in-methods';
import { call } from '../../../../api/call';
import { showToast } from '../../../../ui/feedback/toast';

type OptionsJson = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** @throws AppError of the server; what the browser refuses is shown here */
export async function addPasskey(name: string, password: string | undefined): Promise<void> {
  const { options } = await call(signInMethodsRoutes.startPasskey, { body: { password } });
  try {
    // Made by the library's other half on the server.
    const optionsJSON = options as unknown as OptionsJson;
    const credential = await startRegistration({ optionsJSON });
    await call(signInMethodsRoutes.addPasskey, { body: { name, credential } });
    showToast({
      kind: 'success',
      title: t`Passkey added`,
      message: t`Use it the next time you sign in.`,
    });
  } catch (error) {
    if (error instanceof AppError) throw error;
    showToast({ kind: 'info', title: t`No passkey was added`, message: reasonOf(error) });
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof WebAuthnError ? error.code : undefined;
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') {
    return t`This device has one for your account already.`;
  }
  if (code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID') {
    return t`Passkeys work at the main address of this Saltbush only. Open it there and try again.`;
  }
  return t`It was stopped, or your device has no screen lock. Please try again.`;
}
