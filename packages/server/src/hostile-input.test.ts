/**
 * No value in any field of any call makes the server fail: the contract is walked, so a new call and a
 * new field are tested too. Each is sent by someone signed in, on things that are there, in an example
 * that is otherwise right; what is refused is refused in the words of the contract.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { allRoutes } from '@saltbush/contract/all-routes';
import { errorBodySchema, type ErrorBody } from '@saltbush/contract/errors';
import { curatedImageAdminRoutes } from '@saltbush/contract/admin/curated-image-admin';
import { cookLogRoutes } from '@saltbush/contract/cook-log';
import { feedbackRoutes } from '@saltbush/contract/feedback';
import { householdInvitationsRoutes } from '@saltbush/contract/household-invitations';
import { householdsRoutes } from '@saltbush/contract/households';
import { mealPlansRoutes } from '@saltbush/contract/meal-plans';
import { pricesRoutes } from '@saltbush/contract/prices';
import type { Route } from '@saltbush/contract/route';
import { shareLinksRoutes } from '@saltbush/contract/sharing/share-links';
import { sharingRoutes } from '@saltbush/contract/sharing/sharing';
import { votesRoutes } from '@saltbush/contract/votes';
import { todayIn } from '@saltbush/domain/meal-plans/week';
import { storeImage } from './features/images';
import { addImport } from './features/recipe-files/importing/imports.store';
import { authenticators, passkeys } from './features/sign-in-methods/sign-in-methods.tables';
import { newId } from './platform/ids';
import { exampleOf, inputSchemaOf, placesOf, withValueAt } from './testing/contract-inputs';
import { hostileValues, jsonOf } from './testing/hostile-values';
import { openServiceServer, sendJson, type ServiceServer } from './testing/service-server';
import { openDevice } from './testing/sync-device';
import { createTestUsers, type Person, type TestUsers } from './testing/test-users';
import { createTestRecipe } from './testing/recipes';
import { openTestApp, type TestApp } from './testing/test-app';

const calls = Object.values(allRoutes)
  .flatMap((routes) => Object.values(routes))
  .map((route) => ({ name: `${route.method} ${route.path}`, route }));

let testApp: TestApp;
let people: TestUsers;
let known: Record<string, string>;
let photos: ServiceServer;
beforeAll(async () => {
  photos = await openPhotos();
  const { origin: url } = photos;
  testApp = await openTestApp({
    dataFolder: await mkdtemp(join(tmpdir(), 'saltbush-hostile-')),
    logLevel: 'silent',
    imageGeneration: { url, key: undefined, model: 'brush-1' },
    stockPhotos: { unsplash: { url, imagesOrigin: url, key: 'none' }, openverse: { url } },
  });
  people = await createTestUsers(testApp.app);
  known = await makeThings();
});
afterAll(async () => {
  await testApp.close();
  photos.close();
  await rm(testApp.deps.config.dataFolder, { recursive: true, force: true });
});

/** A service that has every photo, and draws the same picture of everything. */
async function openPhotos(): Promise<ServiceServer> {
  const service = await openServiceServer();
  const grey = sharp({ create: { width: 6, height: 4, channels: 3, background: '#888' } });
  const png = (await grey.png().toBuffer()).toString('base64');
  const file = `${service.origin}/plum.jpg`;
  service.answerBy((_call, response) =>
    sendJson(response, {
      id: 'plum',
      width: 6,
      height: 4,
      urls: { regular: file, small: file },
      links: { download_location: `${service.origin}/report` },
      user: { name: 'Ana' },
      results: [],
      data: [{ b64_json: png }],
    }),
  );
  return service;
}

/** One of everything that a call can name; Alex, who asks, is an admin and owns them. */
async function makeThings() {
  const { alex, tom } = people;
  const recipe = await createTestRecipe(alex, {
    title: 'Plum jam',
    ingredients: [{ name: 'plums' }],
  });
  const other = await createTestRecipe(tom, { title: 'Laksa' });
  const shared = { sharingSettings: { mode: 'public' as const } };
  await tom.ask(sharingRoutes.update, { params: { id: other }, body: shared });
  const household = await alex.ask(householdsRoutes.create, { body: { name: 'The kitchen' } });
  const invitation = await alex.ask(householdInvitationsRoutes.invite, {
    params: { id: household.body._id },
    body: {},
  });
  const plan = await alex.ask(mealPlansRoutes.create, { body: { startDate: '2026-11-23' } });
  const link = await alex.ask(shareLinksRoutes.create, { params: { id: recipe } });
  const cooked = await alex.ask(cookLogRoutes.add, {
    params: { id: recipe },
    body: { cookedOn: '2026-11-12' },
  });
  const imported = newId();
  await addImport(testApp.database.db, {
    id: imported,
    ownerId: alex.user._id,
    fileName: 'book.zip',
    keepsDuplicates: false,
    createdAt: new Date(),
  });
  const { eater, voter, meal } = await planDinner(alex, household.body._id, recipe);
  await tom.ask(feedbackRoutes.send, { body: { _id: newId(), text: 'How do I make jam?' } });
  const vote = await alex.ask(votesRoutes.makeLink, {
    body: { householdId: household.body._id, eaterId: voter },
  });
  return {
    eater,
    meal,
    voteToken: vote.body.url.split('/').at(-1)!,
    recipe,
    other,
    household: household.body._id,
    invitation: invitation.body._id,
    plan: plan.body._id,
    link: link.body._id,
    cooked: cooked.body._id,
    shareToken: link.body.token,
    imported,
    ...(await priceMilk(alex)),
    passkey: await addSignInMethods(alex),
    ...(await addCuratedImage(alex)),
  };
}

async function addCuratedImage(alex: Person) {
  const grey = sharp({ create: { width: 90, height: 60, channels: 3, background: '#a37c52' } });
  const bytes = await grey.png().toBuffer();
  const upload = async () =>
    (await storeImage(testApp.deps, { ownerId: alex.user._id, bytes })).imageUrl;
  const words = { tags: ['jam'], cuisine: 'Any', difficulty: 'Easy' as const, alt: 'A jar' };
  const { body } = await alex.ask(curatedImageAdminRoutes.add, {
    body: { imageUrl: await upload(), recipeTitle: 'Plum jam', ...words },
  });
  return { curatedImage: body._id, upload: await upload() };
}

async function priceMilk(alex: Person) {
  const [observation, observedAt] = [newId(), new Date().toISOString()];
  const milk = {
    key: 'milk',
    name: 'Milk',
    retailer: 'coles',
    cents: 310,
    source: 'typed' as const,
  };
  const { body } = await alex.ask(pricesRoutes.addObservations, {
    body: { observations: [{ ...milk, id: observation, observedAt }] },
  });
  return { observation, product: body.products[0]!.id };
}

/** A passkey that nobody has, and an authenticator app whose codes nobody knows. @returns the passkey */
async function addSignInMethods({ user: { _id: userId } }: Person): Promise<string> {
  const { db } = testApp.database;
  const createdAt = new Date();
  const key = { name: 'Phone', publicKey: '', counter: 0, transports: [], isSynced: false };
  await db.insert(passkeys).values({ id: 'passkey', userId, ...key, createdAt });
  const app = { sealedKey: '', lastStep: 0, confirmedAt: createdAt };
  await db.insert(authenticators).values({ userId, ...app, createdAt });
  return 'passkey';
}

/** A dinner, someone without an account who may vote on it, and another whose link is removed. */
async function planDinner(alex: Person, householdId: string, recipeId: string) {
  const [eater, voter, meal] = [newId(), newId(), newId()];
  const device = openDevice(alex, { householdId });
  await device.sync([
    device.make('setEater', { id: eater, change: { name: 'Leo', portion: 0.5 } }),
    device.make('setEater', { id: voter, change: { name: 'Mia', portion: 0.5 } }),
    device.make('addMeal', {
      id: meal,
      date: todayIn(new Date()),
      meal: 'dinner',
      order: 'a0',
      quantity: 1,
      recipeId,
    }),
  ]);
  return { eater, voter, meal };
}

interface Parts {
  params: Record<string, string>;
  query: unknown;
  body: unknown;
}

/** Right in every field, as far as a schema can say. */
function exampleFor(route: Route): Parts {
  const given = { ...leftOut, ...valuesFor(route) };
  const example = (schema?: z.ZodMiniType) => schema && exampleOf(inputSchemaOf(schema), given);
  return {
    params: { ...(example(route.params) as object), ...paramsFor(route) },
    query: example(route.query) ?? {},
    body: example(route.body),
  };
}

/** What a path's braces stand for. */
function paramsFor({ path }: Route): Record<string, string> {
  const all: Record<string, string> = {
    id: /^\/admin\/(?:users|feedback)/.test(path) ? people.tom.user._id : known[thingAt(path)]!,
    linkId: known['link']!,
    userId: people.tom.user._id,
    revision: '1',
    shareToken: known['shareToken']!,
    eaterId: known['eater']!,
    token: known['voteToken']!,
    verificationToken: 'plum-jam',
    name: 'butter-chicken',
  };
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
  return Object.fromEntries(names.map((name) => [name, all[name]!]));
}

/** What `{id}` names. */
function thingAt(path: string): string {
  if (path.startsWith('/meal-plans')) return 'plan';
  if (path.startsWith('/households/invitations')) return 'invitation';
  if (/^\/households|\/household\//.test(path)) return 'household';
  if (path.startsWith('/recipe-files')) return 'imported';
  if (path.startsWith('/cook-log')) return 'cooked';
  if (path.startsWith('/prices')) return 'observation';
  if (path.startsWith('/products')) return 'product';
  if (path.startsWith('/auth/methods/passkeys')) return 'passkey';
  if (path.startsWith('/admin/curated-images')) return 'curatedImage';
  return /add-to-my|rate$|copy$|favourites|^\/recipes.*reports$/.test(path) ? 'other' : 'recipe';
}

/** Fields that turn an example into another call: made by the caller, or pointing at what is not there. */
const leftOut = {
  _id: undefined,
  imageUrl: undefined,
  moreImageUrls: undefined,
  stepImages: undefined,
  evidenceId: undefined,
};

/** What only the meaning of a field says. */
function valuesFor({ path }: Route): Record<string, unknown> {
  const { alex } = people;
  return {
    approvedUsers: [people.tom.user._id],
    communities: [known['household']],
    recipeId: known['recipe'],
    householdId: known['household'],
    household: known['household'],
    // Who asks stays the owner of the household.
    userId: alex.user._id,
    recipe: path === '/recipes/scrape' ? undefined : known['recipe'],
    revision: undefined,
    from: path.startsWith('/meal-plans') ? '2026-11-23' : undefined,
    to: '2026-12-23',
    page: 1,
    without: undefined,
    diets: undefined,
    shareToken: undefined,
    ticket: undefined,
    ...(path === '/recipes/scrape' && { url: undefined, html: undefined, text: recipeText }),
    ...(/register|password$/.test(path) && {
      username: 'Zoe',
      password: hardToGuess,
      newPassword: hardToGuess,
    }),
    ...(/cooking$|\/feedback\//.test(path) && { _id: newId() }),
    ...(path === '/admin/curated-images' && { imageUrl: known['upload'] }),
    ...(path.startsWith('/vote') && {
      eaterId: known['eater'],
      mealId: known['meal'],
      recipeId: known['recipe'],
    }),
    ...(path === '/auth/login' && { email: alex.email, password: alex.password }),
    ...(path === '/stock-photos' && { id: 'plum' }),
    ...(path === '/subscriptions/confirm' && { sessionId: 'cs_test_plum' }),
    ...(/^\/(?:prices|products|admin\/retailers)/.test(path) && {
      householdId: undefined,
      key: 'milk',
      retailer: 'coles',
      product: known['product'],
      ean: '9300000000012',
      observedAt: new Date().toISOString(),
      searchAddress: 'https://example.org/search?q={query}',
    }),
    ...(path === '/meal-plans/{id}/meals' && { date: '2026-11-24' }),
    ...(path === '/sync' && {
      schema: 1,
      epoch: null,
      access: 'all',
      name: 'removeMeal',
      args: { id: newId() },
    }),
    before: undefined,
  };
}

const hardToGuess = 'nine lemons in a row';

const recipeText = 'Plum jam\n\nIngredients\n1 kg plums\n500 g sugar\n\nMethod\nBoil.';

/** What an example is refused with that is wrong in its form, or names what is not there. */
const refusalsOfForm = ['VALIDATION_FAILED', 'MALFORMED_REQUEST', 'NOT_FOUND', 'FORBIDDEN'];

async function send(route: Route, { params, query, body }: Parts) {
  const answer = await testApp.app.inject({
    method: route.method,
    url: `/api${pathOf(route, params)}${queryOf(query)}`,
    headers: {
      authorization: `Bearer ${people.alex.token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: jsonOf(body) }),
  });
  return { status: answer.statusCode, text: answer.body };
}

const pathOf = (route: Route, params: Record<string, string>) =>
  route.path.replace(/\{(\w+)\}/g, (_whole, name: string) => inAddress(params[name]));

function queryOf(query: unknown): string {
  const pairs = Object.entries(query as Record<string, unknown>).flatMap(([name, value]) =>
    [value].flat().map((one) => `${name}=${inAddress(one)}`),
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** Half a pair is sent as the bytes that it would have, which are no UTF-8. */
const inAddress = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value))
    .replace(/^as written: /, '')
    .split(/(\p{Surrogate})/u)
    .map((part) =>
      /^\p{Surrogate}$/u.test(part)
        ? [...part].map((half) => surrogateBytes(half.charCodeAt(0))).join('')
        : encodeURIComponent(part),
    )
    .join('');

const surrogateBytes = (code: number): string =>
  [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)]
    .map((byte) => `%${byte.toString(16)}`)
    .join('');

/** @returns what is wrong with the answer */
function faultIn({ status, text }: { status: number; text: string }): string | undefined {
  if (status >= 500) return `${status} ${text.slice(0, 200)}`;
  if (status < 400) return undefined;
  const isContract = z.safeParse(errorBodySchema, JSON.parse(text)).success;
  return isContract ? undefined : `${status} in other words: ${text.slice(0, 200)}`;
}

/** Every part of the call with one value changed. */
function* changedParts(route: Route, example: Parts): Generator<{ what: string; parts: Parts }> {
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = route[part];
    if (schema === undefined) continue;
    for (const { path, schema: field } of placesOf(inputSchemaOf(schema))) {
      for (const value of hostileValues(field)) {
        const what = `${part} ${path.join('.')} = ${JSON.stringify(value).slice(0, 60)}`;
        yield { what, parts: { ...example, [part]: withValueAt(example[part], path, value) } };
      }
    }
  }
}

/** Also another example of a call whose fields exclude each other. */
function examplesFor(route: Route): Parts[] {
  const example = exampleFor(route);
  if (route.path !== '/recipes/scrape') return [example];
  const html = `<script type="application/ld+json">${JSON.stringify(recipeData)}</script>`;
  return [example, { ...example, body: { html, url: 'https://example.org/jam', recipe: 1 } }];
}

const recipeData = { '@type': 'Recipe', name: 'Plum jam', recipeIngredient: ['1 kg plums'] };

const withInput = calls.filter(({ route }) => route.params ?? route.query ?? route.body);

const withFields = withInput.filter(({ route }) => route.query ?? route.body);

test.each(withFields)(
  '$name takes the form of the example that is changed below',
  async ({ route }) => {
    const { status, text } = await send(route, exampleFor(route));
    const error = status < 400 ? undefined : (JSON.parse(text) as ErrorBody);
    expect(refusalsOfForm, JSON.stringify(error?.details)).not.toContain(error?.code);
  },
);

/** Some calls have a thousand changed inputs; each is quick, but a busy machine is slow. */
const manyCallsMs = 240_000;

test.each(withInput)(
  '$name never fails, whatever it is sent',
  { timeout: manyCallsMs },
  async ({ route }) => {
    const faults: string[] = [];
    for (const example of examplesFor(route)) {
      for (const { what, parts } of changedParts(route, example)) {
        const fault = faultIn(await send(route, parts));
        if (fault !== undefined) faults.push(`${what}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  },
);

test.each([
  '/index.html%00.js',
  '/%00',
  '/recipe/%00',
  '/shared-recipe/%00?token=%00',
  '/images/%00/800.webp',
  '/%',
  '/%E0%A4%A',
  '/%ED%A0%80',
  '/api/%',
  '/api/recipes/%',
  '/api/recipes/%c0%80',
  '/api/recipes/public?q=%',
  '/api/recipes/public?q=%ED%A0%80&__proto__=1&constructor=2',
  `/api/recipes/${'m'.repeat(5_000)}`,
  `/${'../'.repeat(20)}etc/passwd`,
  '/..%2f..%2fetc%2fpasswd',
  '/assets/..%5c..%5cpackage.json',
  '//example.com/api/test',
  '/api/test/..;/admin/outbox',
  '/api/recipes/public?page=1&page=2&page[]=3',
])('the address %s is answered in the words of the contract, or leads to the app', async (url) => {
  const answer = await testApp.app.inject({ method: 'GET', url });
  expect(answer.statusCode).toBeLessThan(500);
  if (answer.statusCode >= 400) errorBodySchema.parse(answer.json());
});

const bodies: [string, string, string | Buffer][] = [
  ['a body that says it is gzip', 'gzip', '{"title": "Plum jam"}'],
  ['a body that is gzip', 'gzip', gzipSync('{"title": "Plum jam"}')],
  ['a body in a coding that is none', 'plum', '{"title": "Plum jam"}'],
];

test.each(bodies)('%s is refused', async (_what, encoding, payload) => {
  const answer = await sendRaw(
    { 'content-type': 'application/json', 'content-encoding': encoding },
    payload,
  );
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ]);
});

test.each([
  ['a prototype', 'application/json', '{"title": "Plum jam", "__proto__": {"isAdmin": true}}'],
  ['a constructor', 'application/json', '{"title": "Plum jam", "constructor": {"prototype": 1}}'],
  ['NUL as it is', 'application/json', '{"title": "Plum\0jam"}'],
  ['bytes that are no UTF-8', 'application/json', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
  ['a byte order mark', 'application/json', '\ufeff{"title": "Plum jam"}'],
  ['a thousand lists in each other', 'application/json', '['.repeat(100_000)],
  ['another kind of text', 'text/plain', 'Plum jam'],
  ['a kind that is none', 'plum', 'Plum jam'],
  ['a form', 'application/x-www-form-urlencoded', 'title=Plum+jam'],
  ['multipart where JSON belongs', 'multipart/form-data; boundary=m', '--m--'],
  ['nothing', 'application/json', ''],
  ['another set of characters', 'application/json; charset=utf-16', '{"title": "Plum jam"}'],
])('a body with %s never fails', async (_what, contentType, payload) => {
  const answer = await sendRaw({ 'content-type': contentType }, payload);
  expect(answer.statusCode).toBeLessThan(500);
  if (answer.statusCode >= 400) errorBodySchema.parse(answer.json());
});

const sendRaw = (headers: Record<string, string>, payload: string | Buffer) =>
  testApp.app.inject({
    method: 'POST',
    url: '/api/recipes',
    headers: { ...headers, authorization: `Bearer ${people.alex.token}` },
    payload,
  });

test.each([
  ['an address of other bytes', 'GET /caf\xe9 HTTP/1.1\r\nhost: a\r\n\r\n'],
  ['an address with a space', 'GET /plum jam HTTP/1.1\r\nhost: a\r\n\r\n'],
  ['no HTTP', 'plum jam\r\n\r\n'],
  ['an endless head', `GET / HTTP/1.1\r\nhost: a\r\na: ${'m'.repeat(100_000)}\r\n\r\n`],
  [
    'two lengths',
    'POST /api/recipes HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
  ],
])('%s is answered in the words of the contract', async (_what, request) => {
  if (!testApp.app.server.listening) await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((testApp.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(Buffer.from(request, 'latin1'));
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  errorBodySchema.parse(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))));
});
