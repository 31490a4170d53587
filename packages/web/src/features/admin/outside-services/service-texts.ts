/** What each outside service is good for, and how it is set up. */
import { t } from '@lingui/core/macro';
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
    withIt: t`Saltbush sends its emails itself.`,
    withoutIt: t`No email is sent. Emails wait in the outbox, so that you can send the links yourself.`,
    how: t`Any SMTP server that you may send through.`,
  },
  'sign-in-provider': {
    title: serviceTitles['sign-in-provider'],
    withIt: t`People can sign in with the provider you set up, besides a password or a passkey.`,
    withoutIt: t`People sign in with a password or a passkey.`,
    how: t`Any provider that speaks OpenID Connect, such as Authentik, Keycloak, Pocket ID or Google. Register ${instanceUrl()}/sign-in/callback there as the redirect address; the README lists all settings.`,
  },
  'photo-reading': {
    title: serviceTitles['photo-reading'],
    withIt: t`Photos of recipes are sent to the service you set up. When it does not answer, Saltbush reads them itself.`,
    withoutIt: t`Saltbush reads photos of recipes itself, and they stay on this server: print in English, German, French, Spanish and Italian well, handwriting poorly.`,
    how: t`A vision model, in the cloud or on a machine at home, with an endpoint compatible with OpenAI’s chat completions. Set a key only if it needs one.`,
  },
  'image-generation': {
    title: serviceTitles['image-generation'],
    withIt: t`People can have pictures of their recipes drawn by the service you set up. It gets the recipe’s text, never who asked.`,
    withoutIt: t`People choose one of our own pictures, search for a photo, or upload one.`,
    how: t`An image model, in the cloud or on a machine at home, with an endpoint compatible with OpenAI’s image generation. Set a key only if it needs one.`,
  },
  unsplash: {
    title: t`Unsplash photos`,
    withIt: t`Photo search also looks on Unsplash. Its photos are shown from there, with a credit.`,
    withoutIt: t`Photo search doesn’t look on Unsplash.`,
    how: t`A free access key from unsplash.com/developers.`,
  },
  openverse: {
    title: t`Openverse photos`,
    withIt: t`Photo search finds openly licensed photos on Openverse. A chosen photo is copied to this server, with its credit.`,
    withoutIt: t`Photo search doesn’t look on Openverse.`,
    how: t`It is switched off. It needs no key, only its address, https://api.openverse.org.`,
  },
  stripe: {
    title: t`Payments`,
    withIt: t`People pay for Premium on Stripe, which gets their email address. Saltbush never sees a card.`,
    withoutIt: t`Nobody is charged. Saltbush only records who chose Premium.`,
    how: t`An account with Stripe, with a monthly price of AU$9.99 and a webhook to this server, /api/subscriptions/webhook.`,
  },
  'tag-manager': {
    title: t`Third-party analytics`,
    withIt: t`Pages load the tag manager you set, and tell it when someone chooses one of our pictures. It sees which pages people open, so ask them first where the law says so.`,
    withoutIt: t`No page loads anything from another company, and nothing is sent to one.`,
    how: t`The address of its script, such as one of Google Tag Manager, and the addresses it sends to, with commas.`,
  },
  s3: {
    title: t`Object storage`,
    withIt: t`Backups are copied to the bucket you set up, or pictures are kept there, or both.`,
    withoutIt: t`Backups and pictures are on this server alone. Copy backups elsewhere yourself.`,
    how: t`A bucket at any service that speaks S3’s protocol, and a key that may read and write it.`,
  },
};
