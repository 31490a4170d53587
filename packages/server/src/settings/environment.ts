/** What may stand in the environment, by name, with the defaults that need no thought. */
import * as z from 'zod/mini';
import { registrationModes } from '@saltbush/contract/account/instance-settings';
import { minLength } from '@saltbush/contract/schemas/lengths';

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

export const environmentSchema = z.object({
  NODE_ENV: z._default(z.enum(['production', 'development', 'test']), 'production'),
  HOST: z._default(z.string(), '0.0.0.0'),
  PORT: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535)), 3000),
  PUBLIC_URL: z.optional(
    z.url({ protocol: /^https?$/ }).check(z.refine(hasPlainPath, plainPathMessage)),
  ),
  SALTBUSH_DATA: z._default(z.string(), 'data'),
  DATABASE_URL: z.optional(z.string()),
  DATABASE_SESSION_URL: z.optional(z.string()),
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
  OIDC_SCOPES: z.optional(z.string()),
  OIDC_GROUPS_CLAIM: z.optional(z.string()),
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
  SALTBUSH_ALLOW_PRIVATE_WEBHOOK_HOSTS: z._default(list, []),
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

export type Environment = z.output<typeof environmentSchema>;

/** For a program that calls an instance: of its environment nothing else is looked at. */
export const instanceSchema = z.object({
  SALTBUSH_URL: z.optional(z.url({ protocol: /^https?$/ })),
  SALTBUSH_TOKEN: z.optional(z.string()),
  SALTBUSH_TOKEN_FILE: z.optional(z.string()),
});
