import { mkdtemp, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imageIdOf } from '@saltbush/contract/recipe/image-address';
import { imagesRoutes, maxImageBytes } from '@saltbush/contract/recipe/images';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { createTestUsers, type TestUsers } from '../../../testing/test-users';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { openS3Server, type S3Server } from '../../../testing/servers/s3-server';
import { openImageStore } from '../../../outside/open-image-store';
import { storeImage } from './store-image';

describe.each(['our disk', 'object storage'])('images on %s', (place) => {
  let testApp: TestApp;
  let people: TestUsers;
  let dataFolder: string;
  let site: Server;
  let siteHost: string;
  let s3: S3Server;
  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'saltbush-pictures-'));
    site = createServer(async (request, response) => {
      const pages: Record<string, [type: string, body: Buffer | string]> = {
        '/soup.jpg': ['image/jpeg', Buffer.from(await (await photo()).arrayBuffer())],
        '/page': ['text/html', '<h1>Soup</h1>'],
        '/lie.jpg': ['image/jpeg', '<h1>Soup</h1>'],
      };
      const page = pages[request.url ?? ''];
      response.writeHead(page ? 200 : 404, { 'content-type': page?.[0] ?? 'text/plain' });
      response.end(page?.[1]);
    });
    await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
    siteHost = `127.0.0.1:${(site.address() as AddressInfo).port}`;
    s3 = await openS3Server();
    const settings = {
      dataFolder,
      allowedPrivateImportHosts: [siteHost],
      s3: place === 'our disk' ? undefined : s3.settings,
    };
    const imageStore = await openImageStore(settings);
    testApp = await openTestApp(settings, undefined, { imageStore });
    people = await createTestUsers(testApp.app);
  });
  afterAll(async () => {
    await testApp.close();
    s3.close();
    site.closeAllConnections();
    site.close();
    await rm(dataFolder, { recursive: true, force: true });
  });

  const folders = async () => [
    ...new Set((await testApp.deps.imageStore.list()).map(({ key }) => key.split('/')[0])),
  ];
  const photo = async () => {
    const background = '#a37c52';
    const bytes = sharp({ create: { width: 900, height: 600, channels: 3, background } }).jpeg();
    return new Blob([new Uint8Array(await bytes.toBuffer())], { type: 'image/jpeg' });
  };
  const upload = (file: Blob, person: Pick<TestUsers['priya'], 'ask'> = people.priya) =>
    person.ask(imagesRoutes.upload, { file });

  test('an uploaded picture is stored and served in three widths, for good', async () => {
    const { status, body } = await upload(await photo());
    expect(status).toBe(200);
    expect(body).toMatchObject({ width: 900, height: 600 });
    expect(body.colour).toMatch(/^#[0-9a-f]{6}$/);
    for (const [width, real] of [
      [400, 400],
      [800, 800],
      [1200, 900],
    ]) {
      const answer = await testApp.app.inject(body.imageUrl.replace('800', String(width)));
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(real);
    }
  });

  test.each([
    '/images/00000000-0000-4000-8000-000000000000/800.webp',
    '/images/not-an-id/800.webp',
    '/images/..%2f..%2fpackage/800.webp',
  ])('the image address %s is not found', async (url) => {
    const answer = await testApp.app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('a width that we do not make is not found', async () => {
    const { body } = await upload(await photo());
    expect((await testApp.app.inject(body.imageUrl.replace('800', '801'))).statusCode).toBe(404);
  });

  test('a text file is refused as a picture, and nothing is stored of it', async () => {
    const before = await folders();
    const { status, error } = await upload(new Blob(['two cups of flour'], { type: 'image/png' }));
    expect([status, error.code]).toEqual([415, 'IMAGE_UNREADABLE']);
    expect(await folders()).toEqual(before);
  });

  test('a picture file beyond the limit is refused', async () => {
    const { status, error } = await upload(new Blob([new Uint8Array(maxImageBytes + 1)]));
    expect([status, error.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  test('a visitor who uploads a picture is asked to sign in', async () => {
    const { status, error } = await upload(await photo(), people.visitor);
    expect([status, error.code]).toEqual([401, 'NOT_SIGNED_IN']);
  });

  test('an upload without a file names the field', async () => {
    const form = new Response(new FormData());
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/api/images',
      headers: {
        authorization: `Bearer ${people.priya.token}`,
        'content-type': form.headers.get('content-type')!,
      },
      payload: Buffer.from(await form.arrayBuffer()),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ details: [{ field: 'image' }] });
  });

  test('an upload of JSON in place of a file is refused', async () => {
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/api/images',
      headers: { authorization: `Bearer ${people.priya.token}` },
      payload: { image: 'none' },
    });
    expect(answer.statusCode).toBe(415);
  });

  test('an image row that cannot be stored leaves no files', async () => {
    const before = await folders();
    const bytes = new Uint8Array(await (await photo()).arrayBuffer());
    const unknownUser = '00000000-0000-4000-8000-000000000000';
    await expect(storeImage(testApp.deps, { ownerId: unknownUser, bytes })).rejects.toThrow();
    expect(await folders()).toEqual(before);
    const saved = await storeImage(testApp.deps, { ownerId: people.priya.user._id, bytes });
    expect(await folders()).toContain(imageIdOf(saved.imageUrl));
  });

  describe('a picture on the web', () => {
    const copy = (url: string, person: Pick<TestUsers['priya'], 'ask'> = people.priya) =>
      person.ask(imagesRoutes.copyFromWeb, { body: { url } });

    test('a picture on the web is stored as a copy', async () => {
      const { status, body } = await copy(`http://${siteHost}/soup.jpg`);
      expect([status, body.width]).toEqual([200, 900]);
      expect((await testApp.app.inject(body.imageUrl)).statusCode).toBe(200);
    });

    test.each([
      ['/page', 'IMAGE_UNREADABLE'],
      ['/lie.jpg', 'IMAGE_UNREADABLE'],
      ['/gone.jpg', 'PAGE_UNREACHABLE'],
    ])('a picture at %s on the web is refused with %s', async (path, code) => {
      expect((await copy(`http://${siteHost}${path}`)).error.code).toBe(code);
    });

    test.each(['http://127.0.0.1:1/soup.jpg', 'file:///etc/passwd'])(
      'a picture at the address %s is not fetched',
      async (url) => {
        expect((await copy(url)).error.code).toBe('PAGE_ADDRESS_REFUSED');
      },
    );

    test('a picture on the web is fetched for the signed-in only', async () => {
      const { error } = await copy(`http://${siteHost}/soup.jpg`, people.visitor);
      expect(error.code).toBe('NOT_SIGNED_IN');
    });
  });

  describe('a picture on the web that is sent with a recipe', () => {
    const soup = (path: string) => ({ title: 'Soup', imageUrl: `http://${siteHost}${path}` });

    test('a web picture sent with a recipe becomes ours, when the recipe is new and when it changes', async () => {
      const { priya } = people;
      const made = await priya.ask(recipesRoutes.create, { body: soup('/soup.jpg') });
      expect(made.status).toBe(200);
      expect((await testApp.app.inject(made.body.imageUrl!)).statusCode).toBe(200);
      const params = { id: made.body._id };
      const changed = await priya.ask(recipesRoutes.update, { params, body: soup('/soup.jpg') });
      expect(changed.body.imageUrl).toMatch(/^\/images\//);
      expect(changed.body.imageUrl).not.toBe(made.body.imageUrl);
    });

    test.each(['/page', '/lie.jpg', '/gone.jpg'])(
      'a web picture sent with a recipe that %s does not hold is named, and nothing is saved',
      async (path) => {
        const _id = randomUUID();
        const { error } = await people.priya.ask(recipesRoutes.create, {
          body: { _id, ...soup(path) },
        });
        expect([error.code, error.details]).toEqual([
          'VALIDATION_FAILED',
          [expect.objectContaining({ field: 'imageUrl' })],
        ]);
        const { status } = await people.priya.ask(recipesRoutes.get, { params: { id: _id } });
        expect(status).toBe(404);
      },
    );

    test.each([
      'http://127.0.0.1:1/soup.jpg',
      'http://169.254.169.254/soup.jpg',
      'ftp://a.b/c.jpg',
    ])('a web picture sent with a recipe is not fetched from %s', async (imageUrl) => {
      const body = { title: 'Soup', imageUrl };
      const { error } = await people.priya.ask(recipesRoutes.create, { body });
      expect(error.code).toBe('VALIDATION_FAILED');
    });

    test('a web picture is fetched at most 120 times an hour for one address; ours always goes', async () => {
      const limited = await openTestApp({ dataFolder, hasRateLimits: true });
      const { priya } = await createTestUsers(limited.app);
      const save = (imageUrl?: string) =>
        priya.ask(recipesRoutes.create, { body: { title: 'Soup', imageUrl } });
      for (let n = 0; n < 120; n += 1)
        expect((await save('http://[::1]/soup.jpg')).status).toBe(400);
      expect((await save('http://[::1]/soup.jpg')).error.code).toBe('TOO_MANY_REQUESTS');
      expect((await save()).status).toBe(200);
      await limited.close();
    });

    test("a web picture is not fetched for a change to another's recipe", async () => {
      const { body } = await people.priya.ask(recipesRoutes.create, { body: { title: 'Soup' } });
      const change = { params: { id: body._id }, body: soup('/gone.jpg') };
      const { error } = await people.tom.ask(recipesRoutes.update, change);
      expect(error.code).toBe('NOT_FOUND');
    });
  });

  test('pictures that no recipe shows go after a month, and only those', async () => {
    const { tom } = people;
    const isThere = async (url: string) => (await testApp.app.inject(url)).statusCode === 200;
    const imageUrls: string[] = [];
    for (let n = 0; n < 3; n += 1) imageUrls.push((await upload(await photo(), tom)).body.imageUrl);
    const [unused, shown, ofDeleted] = imageUrls as [string, string, string];
    await tom.ask(recipesRoutes.create, { body: { title: 'Soup', imageUrl: shown } });
    const { body } = await tom.ask(recipesRoutes.create, {
      body: { title: 'Pie', imageUrl: ofDeleted },
    });
    await tom.ask(recipesRoutes.remove, { params: { id: body._id } });

    const bytes = new Uint8Array(await (await photo()).arrayBuffer());
    await storeImage(testApp.deps, { ownerId: tom.user._id, bytes });
    expect(await isThere(unused)).toBe(true);

    const inAMonth = new Date(Date.now() + 31 * 24 * 60 * 60 * 1000);
    const later = { ...testApp.deps, clock: () => inAMonth };
    const { imageUrl: newest } = await storeImage(later, { ownerId: tom.user._id, bytes });
    expect(await Promise.all([unused, shown, ofDeleted, newest].map(isThere))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
});
