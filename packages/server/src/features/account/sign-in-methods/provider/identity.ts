/** What the claims of a provider mean here (OpenID Connect Core, 5.1), by the settings of the instance. */
import { emailSchema } from '@saltbush/contract/schemas/fields';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import { mixesScripts } from '@saltbush/domain/account/accounts/mixed-scripts';
import { foldUsername, maxUsernameLength } from '@saltbush/domain/account/accounts/names';
import { tidyName } from '@saltbush/domain/account/accounts/tidy-name';
import type { SignInProvider } from '../../../../config';
import type { ProviderClaims } from '../../../../outside/sign-in-provider';
import type { ProxySignIn, ProxyUser } from '../../../../platform/http/proxy-sign-in';

export interface Identity {
  issuer: string;
  subject: string;
  /** Absent where a proxy says who someone is. */
  idToken: string | undefined;
  /** Folded; absent when the provider tells none that is one. */
  email: string | undefined;
  /** The provider has checked that the address is theirs. */
  isEmailVerified: boolean;
  /** To be shown, not yet unique. */
  name: string;
  isAllowed: boolean;
  /** Undefined: the provider says nothing about it. */
  isAdmin: boolean | undefined;
  householdIds: string[];
  /** The provider has asked for more than a password (RFC 8176). */
  isMultiFactor: boolean;
}

export function readIdentity(answer: ProviderClaims, settings: SignInProvider): Identity {
  const { issuer, subject, idToken, claims } = answer;
  const { allowedGroup, adminGroup, households, groupsClaim } = settings;
  const groups = textsOf(claims[groupsClaim]);
  const email = parseInput(emailSchema, claims['email']);
  return {
    issuer,
    subject,
    idToken,
    email: email.success ? email.data : undefined,
    isEmailVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
    name: nameOf(claims),
    isAllowed: allowedGroup === undefined || groups.includes(allowedGroup),
    isAdmin: adminGroup === undefined ? undefined : groups.includes(adminGroup),
    householdIds: groups.flatMap((group) => households[group] ?? []),
    isMultiFactor: textsOf(claims['amr']).includes('mfa'),
  };
}

/** What a proxy says counts as verified: whoever runs the instance has it say so. */
export function identityOfProxyUser(
  { user, email, name, groups }: ProxyUser,
  { allowedGroup, adminGroup }: ProxySignIn,
): Identity {
  const parsed = parseInput(emailSchema, email ?? user);
  return {
    issuer: proxyIssuer,
    subject: user,
    idToken: undefined,
    email: parsed.success ? parsed.data : undefined,
    isEmailVerified: true,
    name: nameOf({ name, preferred_username: user }),
    isAllowed: allowedGroup === undefined || groups.includes(allowedGroup),
    isAdmin: adminGroup === undefined ? undefined : groups.includes(adminGroup),
    householdIds: [],
    isMultiFactor: false,
  };
}

/** No address, as those of providers are. */
const proxyIssuer = 'proxy';

/** A list, or one alone, as some providers write it. */
function textsOf(claim: unknown): string[] {
  const values: unknown[] = Array.isArray(claim) ? claim : [claim];
  return values.filter((value) => typeof value === 'string');
}

function nameOf(claims: Record<string, unknown>): string {
  const email = claims['email'];
  const names = [
    claims['name'],
    claims['preferred_username'],
    typeof email === 'string' && email.split('@')[0],
  ];
  const named = names
    .filter((name) => typeof name === 'string')
    .map((name) => tidyName(tidyName(name).slice(0, maxUsernameLength)))
    .find((name) => foldUsername(name) !== '' && !mixesScripts(name));
  return named ?? 'Cook';
}
