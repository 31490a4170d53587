/** The settings of what lies outside: models, the sign-in provider, stock photos, payments, object storage, the tag manager. */
import { idSchema } from '@saltbush/contract/schemas/fields';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import type { S3Settings, S3Use } from '../outside/object-storage/s3-settings';
import type { StripeSettings } from '../outside/payments';
import type { TagManager } from '../platform/http/security-headers';
import type { Environment } from './environment';

/** Up to the version: "https://api.example.com/v1". A local model needs no key. */
export interface ModelEndpoint {
  url: string;
  key: string | undefined;
  model: string;
}

/** A provider of OpenID Connect, and what its claims mean here. */
export interface SignInProvider {
  issuer: string;
  clientId: string;
  /** Absent for a public client. */
  clientSecret: string | undefined;
  /** On the button: "Continue with …". */
  name: string;
  /** With spaces. */
  scopes: string;
  /** The claim that lists the person's groups. */
  groupsClaim: string;
  /** Whose members are admins here. */
  adminGroup: string | undefined;
  /** Without it everyone of the provider may sign in. */
  allowedGroup: string | undefined;
  /** Ids of the households that members of a group join, by group. */
  households: Record<string, string>;
  /** Whether its people may make an account whatever the registration setting says. */
  isAlwaysOpen: boolean;
  /** Of one call. */
  timeoutMs: number;
}

/** Photo services by their addresses, without a slash at the end; undefined: not asked. */
export interface StockPhotoSettings {
  unsplash: { url: string; imagesOrigin: string; key: string; timeLimitMs?: number } | undefined;
  openverse: { url: string; timeLimitMs?: number } | undefined;
}

export function endpointOf(
  env: Environment,
  name: 'SALTBUSH_VISION' | 'SALTBUSH_IMAGES',
): ModelEndpoint | undefined {
  const url = env[`${name}_URL`];
  const model = env[`${name}_MODEL`];
  if (url === undefined) return undefined;
  if (model === undefined) {
    throw new Error(`${name}_URL also needs ${name}_MODEL: which model to ask.`);
  }
  return { url, key: env[`${name}_KEY`], model };
}

export function signInProviderOf(env: Environment): SignInProvider | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = env;
  if (issuer === undefined) return undefined;
  if (clientId === undefined) {
    throw new Error('OIDC_ISSUER also needs OIDC_CLIENT_ID: who Saltbush is at the provider.');
  }
  return withProviderDefaults({
    issuer,
    clientId,
    clientSecret: env.OIDC_CLIENT_SECRET,
    name: env.OIDC_NAME,
    scopes: env.OIDC_SCOPES,
    groupsClaim: env.OIDC_GROUPS_CLAIM,
    adminGroup: env.OIDC_ADMIN_GROUP,
    allowedGroup: env.OIDC_ALLOWED_GROUP,
    households: Object.fromEntries(env.OIDC_HOUSEHOLDS.map(householdOfGroup)),
    isAlwaysOpen: env.OIDC_REGISTRATION,
  });
}

type GivenProvider = Pick<SignInProvider, 'issuer' | 'clientId' | 'households' | 'isAlwaysOpen'> &
  Partial<Omit<SignInProvider, 'timeoutMs'>>;

/** @param given by whoever sets it up, in the environment or on the screen */
export const withProviderDefaults = (given: GivenProvider): SignInProvider => ({
  issuer: given.issuer,
  clientId: given.clientId,
  clientSecret: given.clientSecret,
  name: given.name ?? new URL(given.issuer).hostname,
  scopes: given.scopes ?? 'openid profile email',
  groupsClaim: given.groupsClaim ?? 'groups',
  adminGroup: given.adminGroup,
  allowedGroup: given.allowedGroup,
  households: given.households,
  isAlwaysOpen: given.isAlwaysOpen,
  timeoutMs: 5_000,
});

/** "smiths=0196…": a group, and the id of a household as in the address of its page. */
function householdOfGroup(pair: string): [string, string] {
  const at = pair.lastIndexOf('=');
  const id = pair.slice(at + 1);
  if (at > 0 && parseInput(idSchema, id).success) return [pair.slice(0, at), id];
  throw new Error(`OIDC_HOUSEHOLDS: "${pair}" is not a group, "=" and the id of a household.`);
}

/** The images of Unsplash have a host of their own; a stand-in for tests serves both. */
export function stockPhotosOf(env: Environment): StockPhotoSettings {
  const { UNSPLASH_ACCESS_KEY: key, UNSPLASH_URL: other, OPENVERSE_URL: openverse } = env;
  const imagesOrigin = other ? new URL(other).origin : 'https://images.unsplash.com';
  const url = withoutSlash(other ?? 'https://api.unsplash.com');
  return {
    unsplash: key === undefined ? undefined : { url, imagesOrigin, key },
    openverse: openverse === 'off' ? undefined : { url: withoutSlash(openverse) },
  };
}

export function stripeOf(env: Environment): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  const { STRIPE_PRICE_ID: priceId, STRIPE_URL: url } = env;
  if (secretKey === undefined) return undefined;
  if (webhookSecret === undefined || priceId === undefined) {
    throw new Error(
      'STRIPE_SECRET_KEY also needs STRIPE_WEBHOOK_SECRET, which signs its events, and STRIPE_PRICE_ID, the monthly price of premium.',
    );
  }
  return { url: withoutSlash(url), secretKey, webhookSecret, priceId };
}

export function s3Of(env: Environment): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region, S3_PREFIX: prefix } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (bucket === undefined) return undefined;
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new Error('S3_BUCKET also needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  }
  const uses = env.S3_USE.filter((use): use is S3Use => use === 'images' || use === 'backups');
  if (uses.length === 0 || uses.length < env.S3_USE.length) {
    throw new Error('S3_USE is "images", "backups" or "images, backups".');
  }
  if (!/^[\w./-]*$/.test(prefix)) {
    throw new Error('S3_PREFIX is written in letters, digits, ".", "_", "-" and "/".');
  }
  const folder = prefix.replace(/^\/+|\/+$/g, '');
  const key = { accessKeyId, secretAccessKey };
  return { endpoint, region, bucket, ...key, prefix: folder && `${folder}/`, uses };
}

export function tagManagerOf(env: Environment): TagManager | undefined {
  const { TAG_MANAGER_URL: scriptUrl, TAG_MANAGER_ORIGINS: origins } = env;
  if (scriptUrl === undefined) return undefined;
  // They become a part of the content security policy.
  const wrong = origins.find((origin) => !/^https?:\/\/(\*\.)?[\w.-]+(:\d+)?$/.test(origin));
  if (wrong === undefined) return { scriptUrl, origins };
  throw new Error(`TAG_MANAGER_ORIGINS: "${wrong}" is not like https://*.example.com.`);
}

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');
