import { describe, expect, test } from 'vitest';
import { readConfig } from './config';

describe('photo services', () => {
  test('the photo service Openverse is asked without a setting, and Unsplash is not', () => {
    expect(readConfig({}).stockPhotos).toEqual({
      unsplash: undefined,
      openverse: { url: 'https://api.openverse.org' },
    });
  });

  test('Openverse can be switched off or be another one', () => {
    expect(readConfig({ OPENVERSE_URL: 'off' }).stockPhotos.openverse).toBeUndefined();
    const other = readConfig({ OPENVERSE_URL: 'https://photos.test/' }).stockPhotos;
    expect(other.openverse).toEqual({ url: 'https://photos.test' });
    expect(() => readConfig({ OPENVERSE_URL: 'none' })).toThrow('OPENVERSE_URL');
  });

  test('a key in the settings sets up Unsplash, whose pictures come from a host of their own', () => {
    expect(readConfig({ UNSPLASH_ACCESS_KEY: 'key' }).stockPhotos.unsplash).toEqual({
      url: 'https://api.unsplash.com',
      imagesOrigin: 'https://images.unsplash.com',
      key: 'key',
    });
    const other = { UNSPLASH_ACCESS_KEY: 'key', UNSPLASH_URL: 'http://127.0.0.1:9/a/' };
    expect(readConfig(other).stockPhotos.unsplash).toEqual({
      url: 'http://127.0.0.1:9/a',
      imagesOrigin: 'http://127.0.0.1:9',
      key: 'key',
    });
  });
});

test('a tag manager is set by the address of its script, and sends to addresses that are some', () => {
  expect(readConfig({ TAG_MANAGER_ORIGINS: 'https://a.test' }).tagManager).toBeUndefined();
  const given = { TAG_MANAGER_URL: 'https://t.test/gtm.js?id=1' };
  expect(readConfig(given).tagManager).toEqual({ scriptUrl: given.TAG_MANAGER_URL, origins: [] });
  const two = readConfig({ ...given, TAG_MANAGER_ORIGINS: 'https://*.a.test, http://b.test:9' });
  expect(two.tagManager?.origins).toEqual(['https://*.a.test', 'http://b.test:9']);
  for (const origin of [
    '*',
    "'unsafe-inline'",
    'https://a.test; script-src *',
    'https://a.test/b',
  ]) {
    const wrong = { ...given, TAG_MANAGER_ORIGINS: origin };
    expect(() => readConfig(wrong), origin).toThrow('TAG_MANAGER_ORIGINS');
  }
});

test('Stripe needs its key, what signs its events, and a price', () => {
  expect(readConfig({ STRIPE_PRICE_ID: 'price_1' }).stripe).toBeUndefined();
  const key = { STRIPE_SECRET_KEY: 'sk_1' };
  expect(() => readConfig(key)).toThrow('STRIPE_WEBHOOK_SECRET');
  const all = { ...key, STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_PRICE_ID: 'price_1' };
  const stripe = { secretKey: 'sk_1', webhookSecret: 'whsec_1', priceId: 'price_1' };
  expect(readConfig(all).stripe).toEqual({ url: 'https://api.stripe.com', ...stripe });
  const local = readConfig({ ...all, STRIPE_URL: 'http://127.0.0.1:9/' });
  expect(local.stripe?.url).toBe('http://127.0.0.1:9');
});

describe.each([
  ['SALTBUSH_VISION', 'vision'],
  ['SALTBUSH_IMAGES', 'imageGeneration'],
] as const)('%s', (name, setting) => {
  const url = 'http://127.0.0.1:9/v1';

  test('a vision or image service is not set up without its address', () => {
    expect(readConfig({ [`${name}_KEY`]: 'key' })[setting]).toBeUndefined();
  });

  test('a vision or image service needs a model with its address', () => {
    expect(() => readConfig({ [`${name}_URL`]: url })).toThrow(`${name}_MODEL`);
    const given = { [`${name}_URL`]: url, [`${name}_MODEL`]: 'm' };
    expect(readConfig(given)[setting]).toEqual({ url, key: undefined, model: 'm' });
    expect(readConfig({ ...given, [`${name}_KEY`]: 'key' })[setting]?.key).toBe('key');
  });
});

test('a database past a pooler is given beside the pooler, never alone', () => {
  const DATABASE_SESSION_URL = 'postgres://saltbush@db.test/saltbush';
  expect(() => readConfig({ DATABASE_SESSION_URL })).toThrow('DATABASE_URL');
  const both = { DATABASE_URL: 'postgres://saltbush@pooler.test/saltbush', DATABASE_SESSION_URL };
  expect(readConfig(both).databaseSessionUrl).toBe(DATABASE_SESSION_URL);
  expect(readConfig({}).databaseSessionUrl).toBeUndefined();
});

test('object storage is set up by a bucket and its key, holds backups unless told otherwise, and is refused half', () => {
  expect(readConfig({ S3_REGION: 'home' }).s3).toBeUndefined();
  const given = { S3_BUCKET: 'kitchen', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
  expect(readConfig(given).s3).toEqual({
    endpoint: undefined,
    region: 'us-east-1',
    bucket: 'kitchen',
    accessKeyId: 'a',
    secretAccessKey: 'b',
    prefix: '',
    uses: ['backups'],
  });
  const more = { ...given, S3_PREFIX: '/home/', S3_USE: 'images, backups' };
  expect(readConfig(more).s3).toMatchObject({ prefix: 'home/', uses: ['images', 'backups'] });
  expect(() => readConfig({ S3_BUCKET: 'kitchen' })).toThrow('S3_ACCESS_KEY_ID');
  expect(() => readConfig({ ...given, S3_USE: 'pictures' })).toThrow('S3_USE');
  expect(() => readConfig({ ...given, S3_PREFIX: 'a b' })).toThrow('S3_PREFIX');
});

test('backups are made each night into the data folder unless they are switched off or kept elsewhere', () => {
  const { backups, dataFolder } = readConfig({});
  expect(backups).toEqual({ isNightly: true, folder: `${dataFolder}/backups` });
  expect(readConfig({ BACKUPS: 'off', BACKUP_FOLDER: '/mnt/disk' }).backups).toEqual({
    isNightly: false,
    folder: '/mnt/disk',
  });
  expect(() => readConfig({ BACKUPS: 'weekly' })).toThrow('BACKUPS');
});

test.each([
  ['https://home.example/recipes/', 'https://home.example/recipes'],
  ['http://nas.local:3000', 'http://nas.local:3000'],
  ['https://home.example/a-b/c_d', 'https://home.example/a-b/c_d'],
])('the address %s may be where people reach an instance', (given, publicUrl) => {
  expect(readConfig({ PUBLIC_URL: given }).publicUrl).toBe(publicUrl);
});

test.each([
  'https://home.example/re"cipes',
  'https://home.example/recipes?x=1',
  'https://home.example/recipes#x',
  'https://home.example/recipes; Domain=example',
])('the address %s is refused, because its path would break pages and cookies', (PUBLIC_URL) => {
  expect(() => readConfig({ PUBLIC_URL })).toThrow('PUBLIC_URL');
});
