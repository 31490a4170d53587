/**
 * Who a reverse proxy says the caller is, as Authelia, Authentik and oauth2-proxy do by headers. They count on a connection
 * of a trusted proxy alone (`trusted-proxies.ts`), and once each: a header that stands there twice was sent by the caller
 * too, past a proxy that does not remove it.
 */
import type { IncomingMessage } from 'node:http';
import { isTrustedProxy, type TrustedProxies } from './trusted-proxies';

export interface ProxySignIn {
  /** Names of headers in small letters; the others are optional. */
  userHeader: string;
  emailHeader: string | undefined;
  nameHeader: string | undefined;
  groupsHeader: string | undefined;
  /** Without it everyone that the proxy lets through may sign in. */
  allowedGroup: string | undefined;
  /** Whose members are admins here. */
  adminGroup: string | undefined;
  /** Whether its people may make an account whatever the registration setting says. */
  isAlwaysOpen: boolean;
}

export interface ProxyUser {
  /** The name that stays, also when the address changes. */
  user: string;
  email: string | undefined;
  name: string | undefined;
  groups: string[];
}

/** @returns undefined where the headers are absent, or nobody who is trusted sent them */
export function findProxyUser(
  { rawHeaders, socket }: Pick<IncomingMessage, 'rawHeaders' | 'socket'>,
  settings: ProxySignIn,
  trusted: TrustedProxies,
): ProxyUser | undefined {
  if (!isTrustedProxy(trusted, socket.remoteAddress ?? '')) return undefined;
  const read = (header: string | undefined): string | undefined => {
    const values = rawHeaders.filter(
      (_value, at) => at % 2 === 1 && rawHeaders[at - 1]!.toLowerCase() === header,
    );
    const [value = ''] = values;
    const text = Buffer.from(value, 'latin1').toString().trim();
    return values.length === 1 && text !== '' && text.length <= longestValue ? text : undefined;
  };
  const user = read(settings.userHeader);
  if (user === undefined) return undefined;
  const groups = read(settings.groupsHeader)?.split(/[,;|]/) ?? [];
  return {
    user,
    email: read(settings.emailHeader),
    name: read(settings.nameHeader),
    groups: groups.map((group) => group.trim()),
  };
}

const longestValue = 4_000;

interface ProxySettings {
  PROXY_AUTH_HEADER?: string | undefined;
  PROXY_AUTH_EMAIL_HEADER?: string | undefined;
  PROXY_AUTH_NAME_HEADER?: string | undefined;
  PROXY_AUTH_GROUPS_HEADER?: string | undefined;
  PROXY_AUTH_ALLOWED_GROUP?: string | undefined;
  PROXY_AUTH_ADMIN_GROUP?: string | undefined;
  PROXY_AUTH_REGISTRATION: boolean;
}

/** @throws in words for the person who sets it */
export function proxySignInOf(
  env: ProxySettings,
  trusted: TrustedProxies,
): ProxySignIn | undefined {
  const userHeader = env.PROXY_AUTH_HEADER?.toLowerCase();
  if (userHeader === undefined) return undefined;
  if (trusted === false) {
    throw new Error('PROXY_AUTH_HEADER also needs TRUST_PROXY: who may say who someone is.');
  }
  return {
    userHeader,
    emailHeader: env.PROXY_AUTH_EMAIL_HEADER?.toLowerCase(),
    nameHeader: env.PROXY_AUTH_NAME_HEADER?.toLowerCase(),
    groupsHeader: env.PROXY_AUTH_GROUPS_HEADER?.toLowerCase(),
    allowedGroup: env.PROXY_AUTH_ALLOWED_GROUP,
    adminGroup: env.PROXY_AUTH_ADMIN_GROUP,
    isAlwaysOpen: env.PROXY_AUTH_REGISTRATION,
  };
}
