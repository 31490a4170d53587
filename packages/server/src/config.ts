/** The only reader of the environment. Everything has a default: a fresh machine needs no setting. */
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import type { RegistrationMode } from '@saltbush/contract/account/instance-settings';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import type { S3Settings } from './outside/object-storage/s3-settings';
import type { StripeSettings } from './outside/payments';
import { proxySignInOf, type ProxySignIn } from './platform/http/proxy-sign-in';
import type { TagManager } from './platform/http/security-headers';
import { parseTrustedProxies, type TrustedProxies } from './platform/http/trusted-proxies';
import { stopLimitsOf, type StopLimits } from './platform/stopping/close-app';
import { environmentSchema, instanceSchema, type Environment } from './settings/environment';
import {
  endpointOf,
  s3Of,
  signInProviderOf,
  stockPhotosOf,
  stripeOf,
  tagManagerOf,
  type ModelEndpoint,
  type SignInProvider,
  type StockPhotoSettings,
} from './settings/outside-services';

export type { ModelEndpoint, SignInProvider, StockPhotoSettings };

export interface Config {
  mode: 'production' | 'development' | 'test';
  host: string;
  port: number;
  /** Links in mails start with this. Its path, if there is one, is before all addresses (decision 0119). */
  publicUrl: string;
  dataFolder: string;
  /** Absent: the embedded PostgreSQL in `dataFolder`. */
  databaseUrl: string | undefined;
  /** The same database past a pooler that lends connections by transaction. */
  databaseSessionUrl: string | undefined;
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
  /** Hosts in the own network that webhooks may be sent to, also without TLS. */
  allowedPrivateWebhookHosts: string[];
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
    databaseSessionUrl: sessionUrlOf(env),
    backups: backupsOf(env),
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
    allowedPrivateWebhookHosts: env.SALTBUSH_ALLOW_PRIVATE_WEBHOOK_HOSTS,
    hasSampleRecipes: env.SAMPLE_RECIPES ?? env.NODE_ENV !== 'test',
    vision: endpointOf(env, 'SALTBUSH_VISION'),
    imageGeneration: endpointOf(env, 'SALTBUSH_IMAGES'),
    stockPhotos: stockPhotosOf(env),
    stripe: stripeOf(env),
    tagManager: tagManagerOf(env),
  };
}

/** Of a program that calls an instance, which may be on another machine. */
export interface InstanceSettings {
  address?: string | undefined;
  token?: string | undefined;
  /** A file with the token. */
  tokenFile?: string | undefined;
}

/** @throws with one line per wrong setting. */
export function readInstanceSettings(
  environment: Record<string, string | undefined>,
): InstanceSettings {
  const parsed = parseInput(instanceSchema, withoutBlanks(environment));
  if (!parsed.success) {
    throw new Error(`A setting is wrong.\n${z.prettifyError(parsed.error)}`);
  }
  const { SALTBUSH_URL, SALTBUSH_TOKEN, SALTBUSH_TOKEN_FILE } = parsed.data;
  return { address: SALTBUSH_URL, token: SALTBUSH_TOKEN, tokenFile: SALTBUSH_TOKEN_FILE };
}

function sessionUrlOf({ DATABASE_URL, DATABASE_SESSION_URL }: Environment): string | undefined {
  if (DATABASE_SESSION_URL === undefined || DATABASE_URL !== undefined) return DATABASE_SESSION_URL;
  throw new Error('DATABASE_SESSION_URL also needs DATABASE_URL: the pooler before that database.');
}

function backupsOf({ BACKUPS, BACKUP_FOLDER, SALTBUSH_DATA }: Environment): Config['backups'] {
  const folder = BACKUP_FOLDER ? resolve(BACKUP_FOLDER) : backupFolderIn(SALTBUSH_DATA);
  return { isNightly: BACKUPS === 'nightly', folder };
}

export const backupFolderIn = (dataFolder: string): string => resolve(dataFolder, 'backups');

/** `SMTP_URL=` in a settings file means "not set". */
function withoutBlanks(environment: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
}
