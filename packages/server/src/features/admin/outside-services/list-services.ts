import {
  outsideServiceNames,
  type OutsideServiceName,
  type OutsideServiceOnWire,
} from '@saltbush/contract/admin/outside-services';
import type { Deps } from '../../../deps';

type Settings = Pick<Deps, 'config' | 'mail'>;

/** In the order in which the page lists them; never a key. */
export const listServices = (given: Settings): OutsideServiceOnWire[] =>
  outsideServiceNames.map((name) => ({
    name,
    isSetUp: isSetUp[name](given),
    settings: [...settings[name]],
  }));

const isSetUp: Record<OutsideServiceName, (settings: Settings) => boolean> = {
  mail: ({ mail }) => mail.isSetUp,
  'sign-in-provider': ({ config }) => config.signInProvider !== undefined,
  'photo-reading': ({ config }) => config.vision !== undefined,
  'image-generation': ({ config }) => config.imageGeneration !== undefined,
  unsplash: ({ config }) => config.stockPhotos.unsplash !== undefined,
  openverse: ({ config }) => config.stockPhotos.openverse !== undefined,
  stripe: ({ config }) => config.stripe !== undefined,
  'tag-manager': ({ config }) => config.tagManager !== undefined,
  s3: ({ config }) => config.s3 !== undefined,
};

/** Environment variables. */
const settings: Record<OutsideServiceName, readonly string[]> = {
  mail: ['SMTP_URL', 'MAIL_FROM'],
  'sign-in-provider': ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'],
  'photo-reading': ['SALTBUSH_VISION_URL', 'SALTBUSH_VISION_MODEL', 'SALTBUSH_VISION_KEY'],
  'image-generation': ['SALTBUSH_IMAGES_URL', 'SALTBUSH_IMAGES_MODEL', 'SALTBUSH_IMAGES_KEY'],
  unsplash: ['UNSPLASH_ACCESS_KEY'],
  openverse: ['OPENVERSE_URL'],
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'],
  'tag-manager': ['TAG_MANAGER_URL', 'TAG_MANAGER_ORIGINS'],
  s3: [
    'S3_BUCKET',
    'S3_ENDPOINT',
    'S3_REGION',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
    'S3_PREFIX',
    'S3_USE',
  ],
};
