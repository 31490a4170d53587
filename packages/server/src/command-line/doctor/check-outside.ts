/**
 * The services that an instance needs to let people in: its mail server and its sign-in provider, as the environment or an
 * admin has set them up.
 */
import { serviceTitles, settableServices } from '@saltbush/contract/admin/service-settings';
import type { Config, SignInProvider } from '../../config';
import { loadSessionSecret } from '../../features/account/accounts';
import { openServiceSettings } from '../../features/account/service-settings';
import { checkSmtp, mailFailureOf } from '../../outside/mail';
import { checkProvider } from '../../outside/open-provider-client';
import { ProviderFailed } from '../../outside/sign-in-provider';
import type { Database } from '../../platform/db/connect';
import { safeMessage } from '../../platform/logging/safe-error';
import { fault, type Finding } from './finding';

/** Nothing is asked that is not set up. */
export async function checkOutside({ smtpUrl, signInProvider, publicUrl }: Config) {
  const findings: Finding[] = [];
  if (smtpUrl !== undefined) findings.push(...(await examineMail(smtpUrl, 'in SMTP_URL')));
  if (signInProvider) {
    findings.push(...(await examineProvider(signInProvider, publicUrl, 'in OIDC_ISSUER')));
  }
  return findings;
}

/** What the environment sets up is left out: `checkOutside` asks it. */
export async function checkSetUpByAdmin(config: Config, database: Database): Promise<Finding[]> {
  const services = openServiceSettings(config, database, loadSessionSecret);
  const findings: Finding[] = [];
  for (const service of settableServices.filter((one) => !services.isOfEnvironment(one))) {
    const stored = await services.findStored(service);
    if (stored?.isSecretUnreadable) findings.push(unreadable(serviceTitles[service]));
  }
  const mail = config.smtpUrl === undefined ? await services.find('mail') : undefined;
  if (mail) findings.push(...(await examineMail(mail.smtpUrl, onScreen)));
  const provider = config.signInProvider ? undefined : await services.find('sign-in-provider');
  if (provider) findings.push(...(await examineProvider(provider, config.publicUrl, onScreen)));
  return findings;
}

const onScreen = 'under Instance settings';

const unreadable = (title: string): Finding =>
  fault(
    `The password or secret of "${title}" can't be read any more: it was encrypted with another SESSION_SECRET.`,
    'Set the SESSION_SECRET of before, or enter the secret again in the Admin Panel under Instance settings.',
  );

async function examineMail(smtpUrl: string, where: string): Promise<Finding[]> {
  try {
    await checkSmtp(smtpUrl);
    return [];
  } catch (error) {
    const isSignIn = mailFailureOf(error) === 'sign-in';
    const what = isSignIn ? 'refuses the sign-in' : 'could not be used';
    const signs = where === onScreen ? '' : '; signs such as "@" are written as %40';
    return [
      fault(
        `The mail server ${where} ${what}: ${safeMessage(error)}.`,
        isSignIn
          ? `Correct the user and the password ${where}${signs}.`
          : `Check the host and the port ${where}, and whether this machine may reach them.`,
      ),
    ];
  }
}

async function examineProvider(
  provider: SignInProvider,
  publicUrl: string,
  where: string,
): Promise<Finding[]> {
  try {
    await checkProvider(provider, publicUrl);
    return [];
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error;
    return [
      fault(
        `The sign-in provider ${where} could not be used: ${error.message}.`,
        `Open ${provider.issuer.replace(/\/$/, '')}/.well-known/openid-configuration from this machine: it must answer, and say this issuer to the letter.`,
      ),
    ];
  }
}
