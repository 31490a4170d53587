import {
  outsideServiceNames,
  type OutsideServiceName,
  type OutsideServiceOnWire,
} from '@saltbush/contract/admin/outside-services';
import type { Deps } from '../../../deps';

type Settings = Pick<Deps, 'config' | 'mail' | 'services'>;

/** In the order in which the page lists them; never a key. */
export const listServices = (given: Settings): Promise<OutsideServiceOnWire[]> =>
  Promise.all(
    outsideServiceNames.map(async (name) => ({
      name,
      isSetUp: await isSetUp[name](given),
      settings: [...variablesOf[name]],
    })),
  );

const isFound = async (settings: Promise<object | undefined>) => (await settings) !== undefined;

const isSetUp: Record<OutsideServiceName, (settings: Settings) => boolean | Promise<boolean>> = {
  mail: ({ mail }) => mail.isSetUp(),
  'sign-in-provider': ({ services }) => isFound(services.find('sign-in-provider')),
  'photo-reading': ({ services }) => isFound(services.find('photo-reading')),
  'image-generation': ({ services }) => isFound(services.find('image-generation')),
  unsplash: ({ config }) => config.stockPhotos.unsplash !== undefined,
  openverse: ({ config }) => config.stockPhotos.openverse !== undefined,
  stripe: ({ config }) => config.stripe !== undefined,
  'tag-manager': ({ config }) => config.tagManager !== undefined,
  s3: ({ config }) => config.s3 !== undefined,
};

/** Environment variables. */
export const variablesOf: Record<OutsideServiceName, readonly string[]> = {
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
