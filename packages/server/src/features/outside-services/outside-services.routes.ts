import type { FastifyInstance } from 'fastify';
import {
  outsideServiceNames,
  outsideServicesRoutes,
  type OutsideServiceName,
} from '@saltbush/contract/outside-services';
import type { CallOutput } from '@saltbush/contract/route';
import type { Deps } from '../../deps';
import { serve } from '../../platform/http/serve';

export function serveOutsideServices(app: FastifyInstance, deps: Deps): void {
  serve(
    app,
    outsideServicesRoutes,
  )({
    list: async () => ({ services: services(deps) }),
  });
}

type ServiceOnWire = CallOutput<typeof outsideServicesRoutes.list>['services'][number];

const services = ({ config, mail }: Deps): ServiceOnWire[] =>
  outsideServiceNames.map((name) => ({
    name,
    isSetUp: isSetUp[name]({ config, mail }),
    settings: [...settings[name]],
  }));

type Settings = Pick<Deps, 'config' | 'mail'>;

const isSetUp: Record<OutsideServiceName, (settings: Settings) => boolean> = {
  mail: ({ mail }) => mail.isSetUp,
  'sign-in-provider': ({ config }) => config.signInProvider !== undefined,
  'photo-reading': ({ config }) => config.vision !== undefined,
  'image-generation': ({ config }) => config.imageGeneration !== undefined,
  unsplash: ({ config }) => config.stockPhotos.unsplash !== undefined,
  openverse: ({ config }) => config.stockPhotos.openverse !== undefined,
  stripe: ({ config }) => config.stripe !== undefined,
  'tag-manager': ({ config }) => config.tagManager !== undefined,
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
};
