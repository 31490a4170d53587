/** The only reader of the environment. Everything has a default: a fresh machine needs no setting. */
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import {
  registrationModes,
  type RegistrationMode,
} from '@saltbush/contract/account/instance-settings';
import { idSchema } from '@saltbush/contract/schemas/fields';
import { minLength } from '@saltbush/contract/schemas/lengths';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import type { S3Settings, S3Use } from './outside/object-storage/s3-settings';
import type { StripeSettings } from './outside/payments';
import { proxySignInOf, type ProxySignIn } from './platform/http/proxy-sign-in';
import type { TagManager } from './platform/http/security-headers';
import { parseTrustedProxies, type TrustedProxies } from './platform/http/trusted-proxies';
import { stopLimitsOf, type StopLimits } from './platform/stopping/close-app';

const flag = z.pipe(
  z.enum(['true', 'false', '1', '0', 'on', 'off']),
  z.transform((value) => value === 'true' || value === '1' || value === 'on'),
);
/** It becomes a part of scripts, styles, pages and cookies as it is. */
const hasPlainPath = (url: string): boolean => /^https?:\/\/[^/?#]+(\/[\w.~-]+)*\/?$/.test(url);
const plainPathMessage =
  'A path is made of letters, digits, "-", "_", "." and "~", without "?" and "#": https://home.example/recipes';

const list = z.pipe(
  z.string(),
  z.transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
);

const environmentSchema = z.object({
  NODE_ENV: z._default(z.enum(['production', 'development', 'test']), 'production'),
  HOST: z._default(z.string(), '0.0.0.0'),
  PORT: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535)), 3000),
  PUBLIC_URL: z.optional(
    z.url({ protocol: /^https?$/ }).check(z.refine(hasPlainPath, plainPathMessage)),
  ),
  SALTBUSH_DATA: z._default(z.string(), 'data'),
  DATABASE_URL: z.optional(z.string()),
  BACKUPS: z._default(z.enum(['nightly', 'off']), 'nightly'),
  BACKUP_FOLDER: z.optional(z.string()),
  SESSION_SECRET: z.optional(z.string().check(minLength(32))),
  SMTP_URL: z.optional(z.string()),
  MAIL_FROM: z._default(z.string(), 'Saltbush <saltbush@localhost>'),
  REQUIRE_VERIFIED_EMAIL: z.optional(flag),
  REGISTRATION: z.optional(z.enum(registrationModes)),
  OIDC_ISSUER: z.optional(z.url({ protocol: /^https?$/ })),
  OIDC_CLIENT_ID: z.optional(z.string()),
  OIDC_CLIENT_SECRET: z.optional(z.string()),
  OIDC_NAME: z.optional(z.string()),
  OIDC_SCOPES: z._default(z.string(), 'openid profile email'),
  OIDC_GROUPS_CLAIM: z._default(z.string(), 'groups'),
  OIDC_ADMIN_GROUP: z.optional(z.string()),
  OIDC_ALLOWED_GROUP: z.optional(z.string()),
  OIDC_HOUSEHOLDS: z._default(list, []),
  OIDC_REGISTRATION: z._default(flag, false),
  PROXY_AUTH_HEADER: z.optional(z.string()),
  PROXY_AUTH_EMAIL_HEADER: z.optional(z.string()),
  PROXY_AUTH_NAME_HEADER: z.optional(z.string()),
  PROXY_AUTH_GROUPS_HEADER: z.optional(z.string()),
  PROXY_AUTH_ALLOWED_GROUP: z.optional(z.string()),
  PROXY_AUTH_ADMIN_GROUP: z.optional(z.string()),
  PROXY_AUTH_REGISTRATION: z._default(flag, false),
  STOP_DELAY_SECONDS: z._default(z.coerce.number().check(z.gte(0), z.lte(300)), 0),
  STOP_LIMIT_SECONDS: z._default(z.coerce.number().check(z.gt(0), z.lte(300)), 8),
  TRUST_PROXY: z._default(z.string(), 'false'),
  RATE_LIMITS: z._default(flag, true),
  SLOW_STATEMENT_MS: z._default(z.coerce.number().check(z.gt(0)), 500),
  METRICS_TOKEN: z.optional(z.string().check(minLength(16))),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info'),
  SALTBUSH_ALLOW_PRIVATE_IMPORT_HOSTS: z._default(list, []),
  /** Unset: on, but for tests. */
  SAMPLE_RECIPES: z.optional(flag),
  SALTBUSH_VISION_URL: z.optional(z.url({ protocol: /^https?$/ })),
  SALTBUSH_VISION_KEY: z.optional(z.string()),
  SALTBUSH_VISION_MODEL: z.optional(z.string()),
  UNSPLASH_ACCESS_KEY: z.optional(z.string()),
  UNSPLASH_URL: z.optional(z.url({ protocol: /^https?$/ })),
  OPENVERSE_URL: z._default(
    z.union([z.literal('off'), z.url({ protocol: /^https?$/ })]),
    'https://api.openverse.org',
  ),
  SALTBUSH_IMAGES_URL: z.optional(z.url({ protocol: /^https?$/ })),
  SALTBUSH_IMAGES_KEY: z.optional(z.string()),
  SALTBUSH_IMAGES_MODEL: z.optional(z.string()),
  STRIPE_SECRET_KEY: z.optional(z.string()),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string()),
  STRIPE_PRICE_ID: z.optional(z.string()),
  S3_BUCKET: z.optional(z.string()),
  S3_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  S3_REGION: z._default(z.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  S3_PREFIX: z._default(z.string(), ''),
  S3_USE: z._default(list, ['backups']),
  TAG_MANAGER_URL: z.optional(z.url({ protocol: /^https?$/ })),
  TAG_MANAGER_ORIGINS: z._default(list, []),
  STRIPE_URL: z._default(z.url({ protocol: /^https?$/ }), 'https://api.stripe.com'),
});

export interface Config {
  mode: 'production' | 'development' | 'test';
  host: string;
  port: number;
  /** Links in mails start with this. Its path, if there is one, is before all addresses (decision 0119). */
  publicUrl: string;
  dataFolder: string;
  /** Absent: the embedded PostgreSQL in `dataFolder`. */
  databaseUrl: string | undefined;
  /** Where backups lie, and whether they are made by themselves. */
  backups: { isNightly: boolean; folder: string };
  /** Absent: nothing lies in object storage. */
  s3: S3Settings | undefined;
  sessionSecret: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Whether sign-in requires a verified e-mail: when mail can be sent, or when set. */
  requiresVerifiedEmail: boolean;
  /** Who may make an account, until an admin sets it. */
  registration: RegistrationMode;
  /** Whether whoever runs the instance has decided that. */
  isRegistrationSet: boolean;
  /** Another service that people sign in with, by OpenID Connect. */
  signInProvider: SignInProvider | undefined;
  /** A reverse proxy that says who someone is. */
  proxySignIn: ProxySignIn | undefined;
  /** Reverse proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: TrustedProxies;
  hasRateLimits: boolean;
  stopLimits: StopLimits;
  /** Statements that take this long are logged. */
  slowMs: number;
  /** Whoever sends it reads `/metrics`; absent: nobody does, and nothing is measured. */
  metricsToken: string | undefined;
  logLevel: string;
  allowedPrivateImportHosts: string[];
  /** Whether Saltbush's sample recipes are listed for all on this instance. */
  hasSampleRecipes: boolean;
  /** A model that reads photos, at an endpoint with OpenAI's chat completions. */
  vision: ModelEndpoint | undefined;
  /** A model that draws, at an endpoint with OpenAI's image calls. */
  imageGeneration: (ModelEndpoint & { timeLimitMs?: number }) | undefined;
  stockPhotos: StockPhotoSettings;
  /** Absent: plans are recorded, and nothing is charged. */
  stripe: StripeSettings | undefined;
  /** Absent: pages load nothing from another company. */
  tagManager: TagManager | undefined;
}

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

/** @throws with one line per wrong setting. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = parseInput(environmentSchema, withoutBlanks(environment));
  if (!parsed.success) {
    throw new Error(`A setting is wrong.\n${z.prettifyError(parsed.error)}`);
  }
  const env = parsed.data;
  return {
    mode: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    dataFolder: resolve(env.SALTBUSH_DATA),
    databaseUrl: env.DATABASE_URL,
    backups: {
      isNightly: env.BACKUPS === 'nightly',
      folder: env.BACKUP_FOLDER ? resolve(env.BACKUP_FOLDER) : backupFolderIn(env.SALTBUSH_DATA),
    },
    s3: s3Of(env),
    sessionSecret: env.SESSION_SECRET,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    requiresVerifiedEmail: env.REQUIRE_VERIFIED_EMAIL ?? env.SMTP_URL !== undefined,
    registration: env.REGISTRATION ?? 'open',
    isRegistrationSet: env.REGISTRATION !== undefined,
    signInProvider: signInProviderOf(env),
    proxySignIn: proxySignInOf(env, parseTrustedProxies(env.TRUST_PROXY)),
    trustedProxies: parseTrustedProxies(env.TRUST_PROXY),
    hasRateLimits: env.RATE_LIMITS,
    stopLimits: stopLimitsOf(env.STOP_DELAY_SECONDS, env.STOP_LIMIT_SECONDS),
    slowMs: env.SLOW_STATEMENT_MS,
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
    allowedPrivateImportHosts: env.SALTBUSH_ALLOW_PRIVATE_IMPORT_HOSTS,
    hasSampleRecipes: env.SAMPLE_RECIPES ?? env.NODE_ENV !== 'test',
    vision: endpointOf(env, 'SALTBUSH_VISION'),
    imageGeneration: endpointOf(env, 'SALTBUSH_IMAGES'),
    stockPhotos: stockPhotosOf(env),
    stripe: stripeOf(env),
    tagManager: tagManagerOf(env),
  };
}

export const backupFolderIn = (dataFolder: string): string => resolve(dataFolder, 'backups');

type Environment = z.output<typeof environmentSchema>;

function endpointOf(
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

function signInProviderOf(env: Environment): SignInProvider | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = env;
  if (issuer === undefined) return undefined;
  if (clientId === undefined) {
    throw new Error('OIDC_ISSUER also needs OIDC_CLIENT_ID: who Saltbush is at the provider.');
  }
  return {
    issuer,
    clientId,
    clientSecret: env.OIDC_CLIENT_SECRET,
    name: env.OIDC_NAME ?? new URL(issuer).hostname,
    scopes: env.OIDC_SCOPES,
    groupsClaim: env.OIDC_GROUPS_CLAIM,
    adminGroup: env.OIDC_ADMIN_GROUP,
    allowedGroup: env.OIDC_ALLOWED_GROUP,
    households: Object.fromEntries(env.OIDC_HOUSEHOLDS.map(householdOfGroup)),
    isAlwaysOpen: env.OIDC_REGISTRATION,
    timeoutMs: 5_000,
  };
}

/** "smiths=0196…": a group, and the id of a household as in the address of its page. */
function householdOfGroup(pair: string): [string, string] {
  const at = pair.lastIndexOf('=');
  const id = pair.slice(at + 1);
  if (at > 0 && parseInput(idSchema, id).success) return [pair.slice(0, at), id];
  throw new Error(`OIDC_HOUSEHOLDS: "${pair}" is not a group, "=" and the id of a household.`);
}

/** The images of Unsplash have a host of their own; a stand-in for tests serves both. */
function stockPhotosOf(env: Environment): StockPhotoSettings {
  const { UNSPLASH_ACCESS_KEY: key, UNSPLASH_URL: other, OPENVERSE_URL: openverse } = env;
  const imagesOrigin = other ? new URL(other).origin : 'https://images.unsplash.com';
  const url = withoutSlash(other ?? 'https://api.unsplash.com');
  return {
    unsplash: key === undefined ? undefined : { url, imagesOrigin, key },
    openverse: openverse === 'off' ? undefined : { url: withoutSlash(openverse) },
  };
}

function stripeOf(env: Environment): StripeSettings | undefined {
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

function s3Of(env: Environment): S3Settings | undefined {
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

function tagManagerOf(env: Environment): TagManager | undefined {
  const { TAG_MANAGER_URL: scriptUrl, TAG_MANAGER_ORIGINS: origins } = env;
  if (scriptUrl === undefined) return undefined;
  // They become a part of the content security policy.
  const wrong = origins.find((origin) => !/^https?:\/\/(\*\.)?[\w.-]+(:\d+)?$/.test(origin));
  if (wrong === undefined) return { scriptUrl, origins };
  throw new Error(`TAG_MANAGER_ORIGINS: "${wrong}" is not like https://*.example.com.`);
}

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

/** `SMTP_URL=` in a settings file means "not set". */
function withoutBlanks(environment: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
}
