import { afterAll, expect, test } from 'vitest';
import { outsideServicesRoutes } from '@saltbush/contract/admin/outside-services';
import { smtpSender } from '../../../outside/mail';
import { createTestUsers, registerUser } from '../../../testing/test-users';
import { openTestApp } from '../../../testing/test-app';

const { list } = outsideServicesRoutes;
const testApp = await openTestApp();
afterAll(() => testApp.close());
const { alex, priya, visitor } = await createTestUsers(testApp.app);

test('an admin sees what is not set up, and by which settings it is', async () => {
  const { body } = await alex.ask(list);
  expect(body.services).toEqual([
    { name: 'mail', isSetUp: false, settings: expect.arrayContaining(['SMTP_URL']) },
    {
      name: 'sign-in-provider',
      isSetUp: false,
      settings: expect.arrayContaining(['OIDC_ISSUER', 'OIDC_CLIENT_ID']),
    },
    {
      name: 'photo-reading',
      isSetUp: false,
      settings: expect.arrayContaining(['SALTBUSH_VISION_URL']),
    },
    {
      name: 'image-generation',
      isSetUp: false,
      settings: expect.arrayContaining(['SALTBUSH_IMAGES_URL']),
    },
    { name: 'unsplash', isSetUp: false, settings: ['UNSPLASH_ACCESS_KEY'] },
    { name: 'openverse', isSetUp: false, settings: ['OPENVERSE_URL'] },
    { name: 'stripe', isSetUp: false, settings: expect.arrayContaining(['STRIPE_SECRET_KEY']) },
    {
      name: 'tag-manager',
      isSetUp: false,
      settings: ['TAG_MANAGER_URL', 'TAG_MANAGER_ORIGINS'],
    },
    { name: 's3', isSetUp: false, settings: expect.arrayContaining(['S3_BUCKET', 'S3_USE']) },
  ]);
});

test('the list of outside services is closed to everyone but admins', async () => {
  const refused = await priya.ask(list);
  expect([refused.status, refused.error.code]).toEqual([403, 'FORBIDDEN']);
  expect((await visitor.ask(list)).error.code).toBe('NOT_SIGNED_IN');
});

test('an outside service that is set up is shown without its key, its password and its address', async () => {
  const sender = smtpSender({ smtpUrl: 'smtp://me:pudding@mail.test:587', from: 'a@b.test' });
  const vision = { url: 'https://eyes.test/v1', key: 'sk-secret', model: 'eyes-1' };
  const imageGeneration = { url: 'https://brush.test/v1', key: 'sk-brush', model: 'brush-1' };
  const stockPhotos = {
    unsplash: { url: 'https://u.test', imagesOrigin: 'https://i.test', key: 'unsplash-key' },
    openverse: { url: 'https://o.test' },
  };
  const stripe = {
    url: 'https://s.test',
    secretKey: 'sk-secret',
    webhookSecret: 'whsec-key',
    priceId: 'price-key',
  };
  const s3 = {
    endpoint: 'https://boxes.test',
    region: 'home',
    bucket: 'kitchen',
    accessKeyId: 'access-key',
    secretAccessKey: 'secret-key',
    prefix: '',
    uses: ['backups' as const],
  };
  const services = { vision, imageGeneration, stockPhotos, stripe, s3 };
  const equipped = await openTestApp(services, sender);
  const boss = await registerUser(equipped.app, 'Boss');
  const { body } = await boss.ask(list);
  await equipped.close();
  const without = body.services.filter(({ isSetUp }) => !isSetUp);
  expect(without.map(({ name }) => name)).toEqual(['sign-in-provider', 'tag-manager']);
  expect(JSON.stringify(body)).not.toMatch(/pudding|sk-secret|eyes|\.test|brush|-key/);
});
