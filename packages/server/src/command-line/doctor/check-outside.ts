/** The services that an instance needs to let people in: its mail server and its sign-in provider. */
import type { Config, SignInProvider } from '../../config';
import { checkSmtp } from '../../outside/mail';
import { openProviderClient } from '../../outside/open-provider-client';
import { ProviderFailed } from '../../outside/sign-in-provider';
import { safeMessage } from '../../platform/logging/safe-error';
import { fault, type Finding } from './finding';

/** Nothing is asked that is not set up. */
export async function checkOutside({ smtpUrl, signInProvider, publicUrl }: Config) {
  const findings: Finding[] = [];
  if (smtpUrl !== undefined) findings.push(...(await checkMail(smtpUrl)));
  if (signInProvider) findings.push(...(await checkProvider(signInProvider, publicUrl)));
  return findings;
}

async function checkMail(smtpUrl: string): Promise<Finding[]> {
  try {
    await checkSmtp(smtpUrl);
    return [];
  } catch (error) {
    const isSignIn = (error as { code?: string }).code === 'EAUTH';
    const what = isSignIn ? 'refuses the sign-in' : 'could not be used';
    return [
      fault(
        `The mail server in SMTP_URL ${what}: ${safeMessage(error)}.`,
        isSignIn
          ? 'Correct the user and the password in SMTP_URL; signs such as "@" are written as %40.'
          : 'Check the host and the port in SMTP_URL, and whether this machine may reach them.',
      ),
    ];
  }
}

/** Begins a sign-in, which nobody goes on with: that reads what the provider says of itself. */
async function checkProvider(provider: SignInProvider, publicUrl: string): Promise<Finding[]> {
  try {
    const client = await openProviderClient(provider);
    await client.begin(`${publicUrl}/sign-in/callback`);
    return [];
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error;
    return [
      fault(
        `The sign-in provider in OIDC_ISSUER could not be used: ${error.message}.`,
        `Open ${provider.issuer.replace(/\/$/, '')}/.well-known/openid-configuration from this machine: it must answer, and say this issuer to the letter.`,
      ),
    ];
  }
}
