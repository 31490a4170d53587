/** What the client of each outside service works with, from the environment and from what an admin has stored. */
import type {
  ServiceSettingsFor,
  ServiceSettingsOnWire,
  SettableService,
} from '@saltbush/contract/admin/service-settings';
import type { Config, ModelEndpoint, SignInProvider } from '../../../config';
import type { SmtpSettings } from '../../../outside/mail';
import { withProviderDefaults } from '../../../settings/outside-services';

export interface ClientSettings {
  mail: SmtpSettings;
  'sign-in-provider': SignInProvider;
  'photo-reading': ModelEndpoint;
  'image-generation': ModelEndpoint & { timeLimitMs?: number };
}

/** Undefined: the environment leaves it to the admins. */
export const settingsOfEnvironment: {
  [Service in SettableService]: (config: Config) => ClientSettings[Service] | undefined;
} = {
  mail: ({ smtpUrl, mailFrom }) =>
    smtpUrl === undefined ? undefined : { smtpUrl, from: mailFrom },
  'sign-in-provider': ({ signInProvider }) => signInProvider,
  'photo-reading': ({ vision }) => vision,
  'image-generation': ({ imageGeneration }) => imageGeneration,
};

export const settingsOfAdmin: {
  [Service in SettableService]: (
    stored: ServiceSettingsFor<Service>,
    secret: string | undefined,
  ) => ClientSettings[Service];
} = {
  mail: (stored, password) => ({
    smtpUrl: smtpUrlOf(stored, password),
    from: `Saltbush <${stored.fromAddress}>`,
  }),
  'sign-in-provider': (stored, clientSecret) =>
    // Which groups join which households is said in the environment only.
    withProviderDefaults({ ...stored, clientSecret, households: {} }),
  'photo-reading': ({ url, model }, key) => ({ url, model, key }),
  'image-generation': ({ url, model }, key) => ({ url, model, key }),
};

/** The server that is given the secret: it is never sent to another one than it was entered for. */
export function destinationOf(stored: ServiceSettingsOnWire): string {
  if (stored.service === 'mail') return `${stored.host}:${stored.port}`;
  return stored.service === 'sign-in-provider' ? stored.issuer : stored.url;
}

function smtpUrlOf(
  { host, port, isTls, user }: ServiceSettingsFor<'mail'>,
  password: string | undefined,
): string {
  const signIn =
    user === undefined ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password ?? '')}@`;
  const name = host.includes(':') ? `[${host}]` : host;
  return `${isTls ? 'smtps' : 'smtp'}://${signIn}${name}:${port}`;
}
