/** What each outside service is good for, and how it is set up. */
import type { OutsideServiceName } from '@saltbush/contract/admin/outside-services';
import { serviceTitles } from '@saltbush/contract/admin/service-settings';
import { instanceUrl } from '../../../base-path';

interface ServiceTexts {
  title: string;
  withIt: string;
  withoutIt: string;
  how: string;
}

export const serviceTexts: Record<OutsideServiceName, ServiceTexts> = {
  mail: {
    title: serviceTitles.mail,
    withIt: 'Saltbush sends its emails itself.',
    withoutIt:
      'No email is sent. Emails wait in the outbox, so that you can send the links yourself.',
    how: 'Any SMTP server that you may send through.',
  },
  'sign-in-provider': {
    title: serviceTitles['sign-in-provider'],
    withIt: 'People can sign in with the provider you set up, besides a password or a passkey.',
    withoutIt: 'People sign in with a password or a passkey.',
    how: `Any provider that speaks OpenID Connect, such as Authentik, Keycloak, Pocket ID or Google. Register ${instanceUrl()}/sign-in/callback there as the redirect address; the README lists all settings.`,
  },
  'photo-reading': {
    title: serviceTitles['photo-reading'],
    withIt:
      'Photos of recipes are sent to the service you set up. When it does not answer, Saltbush reads them itself.',
    withoutIt:
      'Saltbush reads photos of recipes itself, and they stay on this server: print in English, German, French, Spanish and Italian well, handwriting poorly.',
    how: 'A vision model, in the cloud or on a machine at home, with an endpoint compatible with OpenAI’s chat completions. Set a key only if it needs one.',
  },
  'image-generation': {
    title: serviceTitles['image-generation'],
    withIt:
      'People can have pictures of their recipes drawn by the service you set up. It gets the recipe’s text, never who asked.',
    withoutIt: 'People choose one of our own pictures, search for a photo, or upload one.',
    how: 'An image model, in the cloud or on a machine at home, with an endpoint compatible with OpenAI’s image generation. Set a key only if it needs one.',
  },
  unsplash: {
    title: 'Unsplash photos',
    withIt: 'Photo search also looks on Unsplash. Its photos are shown from there, with a credit.',
    withoutIt: 'Photo search doesn’t look on Unsplash.',
    how: 'A free access key from unsplash.com/developers.',
  },
  openverse: {
    title: 'Openverse photos',
    withIt:
      'Photo search finds openly licensed photos on Openverse. A chosen photo is copied to this server, with its credit.',
    withoutIt: 'Photo search doesn’t look on Openverse.',
    how: 'It is switched off. It needs no key, only its address, https://api.openverse.org.',
  },
  stripe: {
    title: 'Payments',
    withIt:
      'People pay for Premium on Stripe, which gets their email address. Saltbush never sees a card.',
    withoutIt: 'Nobody is charged. Saltbush only records who chose Premium.',
    how: 'An account with Stripe, with a monthly price of AU$9.99 and a webhook to this server, /api/subscriptions/webhook.',
  },
  'tag-manager': {
    title: 'Third-party analytics',
    withIt:
      'Pages load the tag manager you set, and tell it when someone chooses one of our pictures. It sees which pages people open, so ask them first where the law says so.',
    withoutIt: 'No page loads anything from another company, and nothing is sent to one.',
    how: 'The address of its script, such as one of Google Tag Manager, and the addresses it sends to, with commas.',
  },
  s3: {
    title: 'Object storage',
    withIt: 'Backups are copied to the bucket you set up, or pictures are kept there, or both.',
    withoutIt: 'Backups and pictures are on this server alone. Copy backups elsewhere yourself.',
    how: 'A bucket at any service that speaks S3’s protocol, and a key that may read and write it.',
  },
};
