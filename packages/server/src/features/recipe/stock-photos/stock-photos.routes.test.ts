import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { recipeVersionsRoutes } from '@saltbush/contract/book/recipe-versions';
import { sharingRoutes } from '@saltbush/contract/recipe/sharing/sharing';
import { stockPhotosRoutes } from '@saltbush/contract/recipe/stock-photos';
import type { Config } from '../../../config';
import {
  openServiceServer,
  sendJson,
  serviceFailures,
  type ServiceCall,
  type ServiceServer,
} from '../../../testing/servers/service-server';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { createTestUsers, registerUser, type TestUsers } from '../../../testing/test-users';

const { search, choose } = stockPhotosRoutes;

/** Unsplash and Openverse: each answers by itself, or as the test says. */
let unsplash: ServiceServer;
let openverse: ServiceServer;
let dataFolder: string;
let testApp: TestApp;
let people: TestUsers;
let settings: Config['stockPhotos'];

beforeAll(async () => {
  [unsplash, openverse] = await Promise.all([openServiceServer(), openServiceServer()]);
  dataFolder = await mkdtemp(join(tmpdir(), 'saltbush-photos-'));
  settings = {
    unsplash: { url: unsplash.origin, imagesOrigin: unsplash.origin, key: 'open-sesame' },
    openverse: { url: openverse.origin },
  };
  testApp = await openTestApp({
    dataFolder,
    logLevel: 'silent',
    stockPhotos: settings,
    allowedPrivateImportHosts: [openverse.host],
  });
  people = await createTestUsers(testApp.app);
});
afterAll(async () => {
  await testApp.close();
  unsplash.close();
  openverse.close();
  await rm(dataFolder, { recursive: true, force: true });
});
beforeEach(() => {
  unsplash.calls.length = 0;
  openverse.calls.length = 0;
  unsplash.answerBy((_call, response) => sendJson(response, { results: [] }));
  openverse.answerBy((_call, response) => sendJson(response, { results: [] }));
});

const ofUnsplash = (id: string, given: object = {}) => ({
  id,
  width: 4000,
  height: 3000,
  color: '#A37C52',
  description: null,
  alt_description: 'plum cake on a plate',
  urls: {
    raw: `${unsplash.origin}/photo-${id}?ixid=abc`,
    regular: `${unsplash.origin}/photo-${id}?w=1080`,
    small: `${unsplash.origin}/photo-${id}?w=400`,
  },
  links: {
    html: `https://unsplash.com/photos/${id}`,
    download_location: `${unsplash.origin}/photos/${id}/download?ixid=abc`,
  },
  user: { name: 'Ana Plum', links: { html: 'https://unsplash.com/@ana' } },
  tags: [{ title: 'cake' }, { title: 'plum' }],
  ...given,
});

const ofOpenverse = (id: string, given: object = {}) => ({
  id,
  title: 'Plum cake',
  url: `${openverse.origin}/files/${id}.jpg`,
  creator: 'Ben Plum',
  creator_url: 'https://photos.test/ben',
  foreign_landing_url: `https://photos.test/ben/${id}`,
  license: 'by-sa',
  license_version: '2.0',
  license_url: 'https://creativecommons.org/licenses/by-sa/2.0/',
  source: 'flickr',
  width: 1024,
  height: 768,
  tags: [{ name: 'cake' }],
  ...given,
});

const find = (query: string, person: Pick<TestUsers['priya'], 'ask'> = people.priya) =>
  person.ask(search, { query: { query } });

describe('search', () => {
  test('a photo search asks both services as their protocols say', async () => {
    await find('plum  cake');
    const [first] = unsplash.calls;
    expect(first!.url.pathname).toBe('/search/photos');
    expect(Object.fromEntries(first!.url.searchParams)).toEqual({
      query: 'plum cake',
      per_page: '15',
      orientation: 'landscape',
      content_filter: 'high',
    });
    expect(first!.headers).toMatchObject({
      authorization: 'Client-ID open-sesame',
      'accept-version': 'v1',
    });
    const [asked] = openverse.calls;
    expect(asked!.url.pathname).toBe('/v1/images/');
    expect(Object.fromEntries(asked!.url.searchParams)).toEqual({
      q: 'plum cake',
      page_size: '15',
      aspect_ratio: 'wide',
      mature: 'false',
      license_type: 'commercial,modification',
    });
    expect(asked!.headers.authorization).toBeUndefined();
  });

  test('a photo search gives what is known of each photo, with its credit', async () => {
    const id = randomUUID();
    const bare = randomUUID();
    unsplash.answerBy((_call, response) => sendJson(response, { results: [ofUnsplash('aB-_1')] }));
    openverse.answerBy((_call, response) =>
      sendJson(response, {
        results: [
          ofOpenverse(id),
          ofOpenverse(bare, {
            title: null,
            creator: null,
            creator_url: null,
            foreign_landing_url: 'javascript:alert(1)',
            license: 'cc0',
            license_version: '1.0',
            license_url: null,
            source: null,
            tags: null,
          }),
        ],
      }),
    );
    const { status, body } = await find('plum cake');
    expect(status).toBe(200);
    expect(body.photos).toEqual([
      {
        provider: 'unsplash',
        id: 'aB-_1',
        thumbnailUrl: `${unsplash.origin}/photo-aB-_1?w=400`,
        width: 4000,
        height: 3000,
        description: 'plum cake on a plate',
        credit: {
          name: 'Ana Plum',
          url: 'https://unsplash.com/@ana?utm_source=saltbush&utm_medium=referral',
          source: 'Unsplash',
          licence: 'Unsplash Licence',
          licenceUrl: 'https://unsplash.com/license',
        },
      },
      {
        provider: 'openverse',
        id,
        thumbnailUrl: `${openverse.origin}/v1/images/${id}/thumb/`,
        width: 1024,
        height: 768,
        description: 'Plum cake',
        credit: {
          name: 'Ben Plum',
          url: `https://photos.test/ben/${id}`,
          source: 'Flickr via Openverse',
          licence: 'CC BY-SA 2.0',
          licenceUrl: 'https://creativecommons.org/licenses/by-sa/2.0/',
        },
      },
      expect.objectContaining({
        id: bare,
        credit: { name: 'Unknown', source: 'Openverse', licence: 'CC0 1.0' },
      }),
    ]);
  });

  test('a photo search with fewer than ten asks again with "food", each photo once, richest first', async () => {
    const [plain, described, tagged] = [randomUUID(), randomUUID(), randomUUID()];
    openverse.answerBy((call, response) => {
      const isSecond = call.url.searchParams.get('q') === 'cake food';
      const first = [ofOpenverse(plain, { title: null, tags: [] }), ofOpenverse(described)];
      const second = [ofOpenverse(described), ofOpenverse(tagged, { tags: [{}, {}, {}] })];
      sendJson(response, { results: isSecond ? second : first });
    });
    const { body } = await find('cake');
    expect(body.photos.map(({ id }) => id)).toEqual([tagged, described, plain]);
    expect(openverse.calls.map(({ url }) => url.searchParams.get('q'))).toEqual([
      'cake',
      'cake food',
    ]);
  });

  test('a photo search is content with ten photos, and gives fifteen of many', async () => {
    const results = Array.from({ length: 10 }, () => ofOpenverse(randomUUID()));
    openverse.answerBy((_call, response) => sendJson(response, { results }));
    expect((await find('cake')).body.photos.map(({ id }) => id)).toEqual(
      results.map(({ id }) => id),
    );
    expect(openverse.calls.length).toBe(1);
    unsplash.answerBy((_call, response) =>
      sendJson(response, { results: Array.from({ length: 30 }, (_, n) => ofUnsplash(`u${n}`)) }),
    );
    const { body } = await find('cake');
    expect(body.photos.map(({ provider }) => provider)).toEqual(Array(15).fill('unsplash'));
  });

  test('photos that may not be shown or changed are left out, and so is nonsense', async () => {
    unsplash.answerBy((_call, response) =>
      sendJson(response, {
        results: [
          null,
          { id: 'half' },
          ofUnsplash('../secret'),
          ofUnsplash('away', { urls: { raw: null, regular: 'https://x.test/', small: '' } }),
        ],
      }),
    );
    openverse.answerBy((_call, response) =>
      sendJson(response, {
        results: [ofOpenverse(randomUUID(), { license: 'by-nc-nd' }), ofOpenverse('no-uuid')],
      }),
    );
    expect((await find('cake')).body.photos).toEqual([]);
  });

  test.each(serviceFailures)(
    'the fault "%s" of one photo service leaves the photos of the other',
    async (_what, fail) => {
      unsplash.answerBy((_call, response) => fail(response));
      const results = [ofOpenverse(randomUUID())];
      openverse.answerBy((_call, response) => sendJson(response, { results }));
      const { status, body } = await find('cake');
      expect([status, body.photos.length]).toEqual([200, 1]);
    },
  );

  test.each(serviceFailures)(
    'the fault "%s" of both photo services is said',
    async (_what, fail) => {
      for (const service of [unsplash, openverse]) {
        service.answerBy((_call, response) => fail(response));
      }
      const { status, error } = await find('cake');
      expect([status, error.code]).toEqual([502, 'STOCK_PHOTOS_FAILED']);
    },
  );

  test('a photo service that takes too long leaves the photos of the other, and of both it is said', async () => {
    const timeLimitMs = 50;
    const hasty = await openTestApp({
      dataFolder,
      logLevel: 'silent',
      stockPhotos: {
        unsplash: { ...settings.unsplash!, timeLimitMs },
        openverse: { ...settings.openverse!, timeLimitMs },
      },
    });
    const zoe = await registerUser(hasty.app, 'Zoe');
    unsplash.answerBy(() => undefined);
    const results = [ofOpenverse(randomUUID())];
    openverse.answerBy((_call, response) => sendJson(response, { results }));
    expect((await find('cake', zoe)).body.photos).toHaveLength(1);
    openverse.answerBy(() => undefined);
    const { status, error } = await find('cake', zoe);
    expect([status, error.code]).toEqual([502, 'STOCK_PHOTOS_FAILED']);
    await hasty.close();
  });

  test('a visitor who searches photos is asked to sign in', async () => {
    const { status, error } = await find('cake', people.visitor);
    expect([status, error.code]).toEqual([401, 'NOT_SIGNED_IN']);
    expect(openverse.calls).toEqual([]);
  });
});

describe('choosing a photo of Openverse', () => {
  const id = randomUUID();
  const jpeg = sharp({ create: { width: 900, height: 600, channels: 3, background: '#a37c52' } })
    .jpeg()
    .toBuffer();
  const answerBy = (given: {
    photo?: (response: ServerResponse) => void;
    file?: (response: ServerResponse) => void;
    thumbnail?: (response: ServerResponse) => void;
  }) => {
    const none = (response: ServerResponse) => response.writeHead(404).end();
    openverse.answerBy(({ url }: ServiceCall, response) => {
      if (url.pathname === `/v1/images/${id}/`) return (given.photo ?? none)(response);
      if (url.pathname === `/files/${id}.jpg`) return (given.file ?? none)(response);
      if (url.pathname === `/v1/images/${id}/thumb/`) return (given.thumbnail ?? none)(response);
      return none(response);
    });
  };
  const photo = (response: ServerResponse) => sendJson(response, ofOpenverse(id));
  const file = async () => {
    const bytes = await jpeg;
    return (response: ServerResponse) =>
      void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes);
  };
  const take = (person: Pick<TestUsers['priya'], 'ask'> = people.priya, given: string = id) =>
    person.ask(choose, { body: { provider: 'openverse', id: given } });

  test('a chosen photo of Openverse is copied with its credit, which the recipe says everywhere', async () => {
    answerBy({ photo, file: await file() });
    const { status, body } = await take();
    expect([status, body.width]).toEqual([200, 900]);
    expect(body.credit).toMatchObject({ name: 'Ben Plum', licence: 'CC BY-SA 2.0' });
    const answer = await testApp.app.inject(body.imageUrl);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);

    const { priya, tom } = people;
    const { imageUrl, credit } = body;
    const made = await priya.ask(recipesRoutes.create, { body: { title: 'Cake', imageUrl } });
    expect(made.body.imageCredit).toEqual(credit);
    const params = { id: made.body._id };
    const changed = await priya.ask(recipesRoutes.update, { params, body: { title: 'Cake' } });
    expect(changed.body.imageCredit).toBeUndefined();
    const restored = await priya.ask(recipeVersionsRoutes.restore, {
      params: { ...params, revision: 1 },
    });
    expect(restored.body.imageCredit).toEqual(credit);
    const shared = { sharingSettings: { mode: 'public' as const } };
    await priya.ask(sharingRoutes.update, { params, body: shared });
    const copied = await tom.ask(sharingRoutes.copy, { params, body: {} });
    expect(copied.body.imageCredit).toEqual(credit);
    const seen = await people.visitor.ask(recipesRoutes.get, { params });
    expect(seen.body.imageCredit).toEqual(credit);
  });

  test('a chosen photo that its collection has lost is taken from the copy of Openverse', async () => {
    answerBy({ photo, thumbnail: await file() });
    expect((await take()).status).toBe(200);
    expect(openverse.calls.at(-1)!.url.search).toBe('?full_size=true');
  });

  test.each<[string, (response: ServerResponse) => void, string]>([
    ['no picture', (response) => response.end('plum'), 'IMAGE_UNREADABLE'],
    [
      'a page',
      (response) => response.setHeader('content-type', 'text/html').end('<h1>'),
      'IMAGE_UNREADABLE',
    ],
    ['50 MB', (response) => response.end(Buffer.alloc(50 * 1024 * 1024)), 'STOCK_PHOTOS_FAILED'],
    ['an error', (response) => response.writeHead(500).end(), 'STOCK_PHOTOS_FAILED'],
    [
      'a way inside',
      (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      'STOCK_PHOTOS_FAILED',
    ],
  ])('a chosen photo with %s in its place is refused', async (_what, answer, code) => {
    answerBy({ photo, file: answer, thumbnail: answer });
    const { error } = await take();
    expect(error.code).toBe(code);
  });

  test.each(serviceFailures)(
    'the fault "%s" of Openverse is said when a photo is chosen',
    async (_what, fail) => {
      answerBy({ photo: fail });
      const { error } = await take();
      expect([error.code]).toEqual([
        _what === 'another answer' ? 'NOT_FOUND' : 'STOCK_PHOTOS_FAILED',
      ]);
    },
  );

  test('a chosen photo at an address inside our network is not fetched', async () => {
    const secret = await openServiceServer();
    answerBy({
      photo: (response) => sendJson(response, ofOpenverse(id, { url: `${secret.origin}/a.jpg` })),
    });
    expect((await take()).error.code).toBe('STOCK_PHOTOS_FAILED');
    expect(secret.calls).toEqual([]);
    secret.close();
  });

  test.each([randomUUID(), '../../users', 'plum'])(
    'the photo id %s of Openverse is not found',
    async (unknown) => {
      answerBy({ photo });
      expect((await take(people.priya, unknown)).error.code).toBe('NOT_FOUND');
    },
  );

  test('a photo whose licence forbids changes cannot be taken', async () => {
    answerBy({ photo: (response) => sendJson(response, ofOpenverse(id, { license: 'by-nd' })) });
    expect((await take()).error.code).toBe('NOT_FOUND');
  });

  test('a visitor who chooses a photo is asked to sign in', async () => {
    const { status, error } = await take(people.visitor);
    expect([status, error.code]).toEqual([401, 'NOT_SIGNED_IN']);
  });
});

describe('choosing a photo of Unsplash', () => {
  const take = (id = 'aB-_1') => people.priya.ask(choose, { body: { provider: 'unsplash', id } });
  const answerBy = (photo: object) =>
    unsplash.answerBy(({ url }, response) => {
      if (url.pathname === '/photos/aB-_1') return sendJson(response, photo);
      if (url.pathname.endsWith('/download')) return sendJson(response, { url: 'https://a.test' });
      return sendJson(response, { errors: ["Couldn't find Photo"] }, 404);
    });

  test('a chosen photo of Unsplash is reported and linked, in the width that a page asks for', async () => {
    answerBy(ofUnsplash('aB-_1'));
    const { status, body } = await take();
    expect(status).toBe(200);
    expect(body).toMatchObject({ width: 1200, height: 900, colour: '#a37c52' });
    expect(unsplash.calls.map(({ url }) => url.pathname + url.search)).toEqual([
      '/photos/aB-_1',
      '/photos/aB-_1/download?ixid=abc',
    ]);
    expect(unsplash.calls[1]!.headers.authorization).toBe('Client-ID open-sesame');
    for (const width of ['400', '800', '1200']) {
      const answer = await testApp.app.inject(body.imageUrl.replace('800', width));
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
        302,
        'public, max-age=86400',
      ]);
      const address = new URL(answer.headers.location!);
      expect(address.origin + address.pathname).toBe(`${unsplash.origin}/photo-aB-_1`);
      expect(Object.fromEntries(address.searchParams)).toMatchObject({
        ixid: 'abc',
        w: width,
        fit: 'max',
      });
    }
    const made = await people.priya.ask(recipesRoutes.create, {
      body: { title: 'Cake', imageUrl: body.imageUrl },
    });
    expect(made.body).toMatchObject({ imageUrl: body.imageUrl, imageCredit: body.credit });
    const { error } = await people.tom.ask(recipesRoutes.create, {
      body: { title: 'Cake', imageUrl: body.imageUrl },
    });
    expect(error.code).toBe('VALIDATION_FAILED');
  });

  test('a photo id that Unsplash does not know is not found', async () => {
    answerBy(ofUnsplash('aB-_1'));
    expect((await take('gone')).error.code).toBe('NOT_FOUND');
    expect((await take('../users/1')).error.code).toBe('NOT_FOUND');
  });

  test('the key of Unsplash goes to no other host, and no photo of another host is linked', async () => {
    const other = await openServiceServer();
    const links = { html: null, download_location: `${other.origin}/report` };
    answerBy(ofUnsplash('aB-_1', { links }));
    expect((await take()).error.code).toBe('STOCK_PHOTOS_FAILED');
    expect(other.calls).toEqual([]);
    other.close();
    const urls = {
      raw: 'https://x.test/a',
      regular: 'https://x.test/a',
      small: 'https://x.test/a',
    };
    answerBy(ofUnsplash('aB-_1', { urls }));
    expect((await take()).error.code).toBe('STOCK_PHOTOS_FAILED');
  });

  test.each(serviceFailures)(
    'the fault "%s" of Unsplash is said when a photo is chosen',
    async (_what, fail) => {
      unsplash.answerBy((_call, response) => fail(response));
      const { status, error } = await take();
      expect([status, error.code]).toEqual([502, 'STOCK_PHOTOS_FAILED']);
    },
  );
});

test('a photo service that is not set up is named in the answer', async () => {
  const none = await openTestApp({ dataFolder });
  const person = await registerUser(none.app, 'Zoe');
  const answers = [
    await person.ask(search, { query: { query: 'cake' } }),
    await person.ask(choose, { body: { provider: 'openverse', id: randomUUID() } }),
    await person.ask(choose, { body: { provider: 'unsplash', id: 'aB-_1' } }),
  ];
  await none.close();
  expect(answers.map(({ status, error }) => [status, error.code])).toEqual(
    answers.map(() => [409, 'STOCK_PHOTOS_NOT_SET_UP']),
  );
});

test('pages may show pictures of the photo services that are set up', async () => {
  const answer = await testApp.app.inject('/not-there.css');
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toContain(`img-src 'self' data: blob: ${openverse.origin} ${unsplash.origin};`);
});
