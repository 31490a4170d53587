/** The app on a device: stored, updated, and answered from there, with a server that changes and a network that fails. */
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeServer, type FakePacks } from '../../testing/fake-build';
import { fakeCaches } from '../../testing/fake-caches';
import { answerFile, answerPage } from './answer-file';
import { deleteOldBuilds, isWhole } from './app-caches';
import { prepareBuild, storeApp } from './store-app';
import { storeLoaded } from './store-loaded';

let server: ReturnType<typeof fakeServer>;
let device: ReturnType<typeof fakeCaches>;

beforeEach(() => {
  server = fakeServer();
  device = fakeCaches();
  vi.stubGlobal('caches', device.caches);
  vi.stubGlobal('fetch', server.fetch);
});

/** Two scripts that import each other's names, in a pack each, and a library that none of them changes. */
const filesOf = (index: string, list: string): FakePacks => [
  {
    '/index.html': `page <script src="/assets/index-${index}.js">`,
    '/pages/list.html': `list <script src="/assets/index-${index}.js"><script src="/assets/list-${list}.js">`,
    [`/assets/index-${index}.js`]: `import "./vendor-AAAAAAA.js"; load("assets/list-${list}.js")`,
  },
  { [`/assets/list-${list}.js`]: `import "./index-${index}.js"; show("${list}")` },
  { '/assets/vendor-AAAAAAA.js': 'react' },
];
const first = filesOf('ndex_-1', 'lis-001');
const second = filesOf('ndex_-2', 'lis-002');
const packsAsked = () => server.asked.filter((path) => path.includes('app-pack'));
const request = (path: string) => new Request(`https://saltbush.test${path}`);
const textOf = async (answer: Promise<Response>) => (await answer).text();
const notAsked = () => server.reachOnly(() => false);

it('a device that stored the whole app opens every page without a network, with the security headers of the server', async () => {
  const build = await server.deploy('one', first);
  await storeApp(build);
  notAsked();
  const answer = await answerPage(request('/list'), 'pages/list.html', build);
  expect(await answer.text()).toBe(first[0]!['/pages/list.html']);
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-security-policy': "default-src 'self'",
    'content-type': 'text/html; charset=utf-8',
  });
  expect(await textOf(answerFile(request('/assets/vendor-AAAAAAA.js'), build))).toBe('react');
});

it('an app that was cut off while it was stored is not used, and goes on with the packs that are missing', async () => {
  const build = await server.deploy('one', first);
  server.reachOnly((path) => path !== '/assets/app-pack-one1.json');
  await expect(storeApp(build)).rejects.toThrow('Failed to fetch');
  expect(await isWhole(build)).toBe(false);
  expect(await textOf(answerPage(request('/index.html'), 'index.html', build))).toMatch(/^page/);
  expect(server.asked.at(-1)).toBe('/index.html');

  server.reachOnly(() => true);
  await storeApp(build);
  expect(await isWhole(build)).toBe(true);
  const [one, two, three] = [0, 1, 2].map((index) => `/assets/app-pack-one${index}.json`);
  expect(packsAsked()).toEqual([one, two, two, three]);
});

it('an update fetches only the packs of what it changed, and not what only has other names in it', async () => {
  await storeApp(await server.deploy('one', first));
  const build = await server.deploy('two', second);
  server.asked.length = 0;
  await prepareBuild(build);
  expect(packsAsked()).toEqual(['/assets/app-pack-two1.json']);
  const stored = (await device.read())[`saltbush-app-${build.list}`]!;
  for (const [path, text] of Object.entries(Object.assign({}, ...second))) {
    expect(stored[path], path).toBe(text);
  }
});

it('a device that has only looked in stores nothing of an update before it is used', async () => {
  const one = await server.deploy('one', first);
  await storeLoaded(one, 'index.html', ['/assets/vendor-AAAAAAA.js']);
  await prepareBuild(await server.deploy('two', second));
  expect(server.asked.filter((path) => path.includes('app-'))).toEqual([]);
});

it('a page that was loaded opens without a network before the whole app is stored', async () => {
  const build = await server.deploy('one', first);
  const loaded = Object.keys(first[0]!).filter((path) => path.startsWith('/assets/'));
  await storeLoaded(build, 'pages/list.html', [...loaded, '/assets/photo-AAAAAAA.webp']);
  notAsked();
  expect(await textOf(answerPage(request('/list'), 'pages/list.html', build))).toMatch(/^list/);
  expect(await textOf(answerPage(request('/plan'), 'pages/plan.html', build))).toMatch(/^page/);
  for (const path of loaded) expect((await answerFile(request(path), build)).status).toBe(200);
  await expect(answerFile(request('/assets/photo-AAAAAAA.webp'), build)).rejects.toThrow();
});

it('a page of another build is never stored with the files of this one', async () => {
  const old = await server.deploy('one', first);
  await server.deploy('two', second);
  await storeLoaded(old, 'pages/list.html', []);
  expect((await device.read())[`saltbush-app-${old.list}`]).toEqual({});
});

it('a page that is open while the app is updated still finds its own scripts', async () => {
  const old = await server.deploy('one', first);
  await storeApp(old);
  const build = await server.deploy('two', second);
  await prepareBuild(build);
  await deleteOldBuilds(build);
  const script = '/assets/list-lis-001.js';
  expect(await textOf(answerFile(request(script), build))).toBe(first[1]![script]);
  expect(await textOf(answerPage(request('/list'), 'pages/list.html', build))).toContain('lis-002');
});

it('an update leaves the caches of other apps on the host, and of an instance below another path', async () => {
  const others = [
    'workbox-precache-v2-https://saltbush.test/other/',
    'saltbush-app-/food/assets/1.json',
  ];
  for (const name of others) await (await caches.open(name)).put('/x', new Response());
  const build = await server.deploy('one', second);
  await prepareBuild(build);
  await deleteOldBuilds(build);
  expect(await caches.keys()).toEqual(expect.arrayContaining(others));
});

it('an update deletes the builds before the last, and what older versions had stored', async () => {
  await (await caches.open(`workbox-precache-v2-${location.origin}/`)).put('/x', new Response());
  for (const name of ['one', 'two', 'three']) {
    const build = await server.deploy(name, second);
    await prepareBuild(build);
    expect(await isWhole(build)).toBe(true);
    await deleteOldBuilds(build);
  }
  expect(await caches.keys()).toEqual(
    ['two', 'three'].map((name) => `saltbush-app-/assets/app-files-${name}.json`),
  );
});

it('a page whose network does not answer is shown from the device after four seconds', async () => {
  const build = await server.deploy('one', first);
  await storeLoaded(build, 'pages/list.html', []);
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  vi.useFakeTimers();
  const answer = textOf(answerPage(request('/list'), 'pages/list.html', build));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await answer).toMatch(/^list/);
});
