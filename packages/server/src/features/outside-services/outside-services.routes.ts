import type { FastifyInstance } from 'fastify';
import { outsideServicesRoutes } from '@saltbush/contract/outside-services';
import type { CallOutput } from '@saltbush/contract/route';
import type { Deps } from '../../deps';
import { serve } from '../../platform/http/serve';

export function serveOutsideServices(app: FastifyInstance, deps: Deps): void {
  serve(
    app,
    outsideServicesRoutes,
  )({
    list: async () => ({
      services: services(deps),
    }),
  });
}

const services = ({
  config,
  mail,
}: Deps): CallOutput<typeof outsideServicesRoutes.list>['services'] => [
  { name: 'mail', isSetUp: mail.isSetUp, settings: ['SMTP_URL', 'MAIL_FROM'] },
  {
    name: 'sign-in-provider',
    isSetUp: config.signInProvider !== undefined,
    settings: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'],
  },
  {
    name: 'photo-reading',
    isSetUp: config.vision !== undefined,
    settings: ['SALTBUSH_VISION_URL', 'SALTBUSH_VISION_MODEL', 'SALTBUSH_VISION_KEY'],
  },
  {
    name: 'image-generation',
    isSetUp: config.imageGeneration !== undefined,
    settings: ['SALTBUSH_IMAGES_URL', 'SALTBUSH_IMAGES_MODEL', 'SALTBUSH_IMAGES_KEY'],
  },
  {
    name: 'unsplash',
    isSetUp: config.stockPhotos.unsplash !== undefined,
    settings: ['UNSPLASH_ACCESS_KEY'],
  },
  {
    name: 'openverse',
    isSetUp: config.stockPhotos.openverse !== undefined,
    settings: ['OPENVERSE_URL'],
  },
  {
    name: 'stripe',
    isSetUp: config.stripe !== undefined,
    settings: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'],
  },
];
