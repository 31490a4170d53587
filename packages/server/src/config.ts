/** The only reader of the environment. Everything has a default: a fresh machine needs no setting. */
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { parseTrustedProxies, type TrustedProxies } from './platform/http/trusted-proxies';

const flag = z.pipe(
  z.enum(['true', 'false', '1', '0', 'on', 'off']),
  z.transform((value) => value === 'true' || value === '1' || value === 'on'),
);
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
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/ })),
  SALTBUSH_DATA: z._default(z.string(), 'data'),
  DATABASE_URL: z.optional(z.string()),
  SESSION_SECRET: z.optional(z.string().check(z.minLength(32))),
  SMTP_URL: z.optional(z.string()),
  MAIL_FROM: z._default(z.string(), 'Saltbush <saltbush@localhost>'),
  REQUIRE_VERIFIED_EMAIL: z.optional(flag),
  TRUST_PROXY: z._default(z.string(), 'false'),
  RATE_LIMITS: z._default(flag, true),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info'),
  SALTBUSH_ALLOW_PRIVATE_IMPORT_HOSTS: z._default(list, []),
  SALTBUSH_VISION_URL: z.optional(z.url({ protocol: /^https?$/ })),
  SALTBUSH_VISION_KEY: z.optional(z.string()),
  SALTBUSH_VISION_MODEL: z.optional(z.string()),
});

export interface Config {
  mode: 'production' | 'development' | 'test';
  host: string;
  port: number;
  /** Links in mails start with this. */
  publicUrl: string;
  dataFolder: string;
  /** Absent: the embedded PostgreSQL in `dataFolder`. */
  databaseUrl: string | undefined;
  sessionSecret: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Whether sign-in requires a verified e-mail: when mail can be sent, or when set. */
  requiresVerifiedEmail: boolean;
  /** Reverse proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: TrustedProxies;
  hasRateLimits: boolean;
  logLevel: string;
  allowedPrivateImportHosts: string[];
  /** A model that reads photos, at an endpoint with OpenAI's chat completions. */
  vision: { url: string; key: string | undefined; model: string } | undefined;
}

/** @throws with one line per wrong setting. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = z.safeParse(environmentSchema, withoutBlanks(environment));
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
    sessionSecret: env.SESSION_SECRET,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    requiresVerifiedEmail: env.REQUIRE_VERIFIED_EMAIL ?? env.SMTP_URL !== undefined,
    trustedProxies: parseTrustedProxies(env.TRUST_PROXY),
    hasRateLimits: env.RATE_LIMITS,
    logLevel: env.LOG_LEVEL,
    allowedPrivateImportHosts: env.SALTBUSH_ALLOW_PRIVATE_IMPORT_HOSTS,
    vision: visionOf(env),
  };
}

function visionOf(env: z.output<typeof environmentSchema>): Config['vision'] {
  const { SALTBUSH_VISION_URL: url, SALTBUSH_VISION_MODEL: model } = env;
  if (url === undefined) return undefined;
  if (model === undefined) {
    throw new Error('SALTBUSH_VISION_URL also needs SALTBUSH_VISION_MODEL: which model to ask.');
  }
  return { url, key: env.SALTBUSH_VISION_KEY, model };
}

/** `SMTP_URL=` in a settings file means "not set". */
function withoutBlanks(environment: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
}
