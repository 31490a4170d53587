/** An app with one of everything that a call can name, for tests that send what nobody should send. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { curatedImageAdminRoutes } from '@saltbush/contract/admin/curated-image-admin';
import { substitutionsRoutes } from '@saltbush/contract/plan/substitutions';
import { cookLogRoutes } from '@saltbush/contract/plan/cook-log';
import { feedbackRoutes } from '@saltbush/contract/account/feedback';
import { householdInvitationsRoutes } from '@saltbush/contract/account/household-invitations';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { mealPlansRoutes } from '@saltbush/contract/plan/meal-plans';
import { priceFilesRoutes } from '@saltbush/contract/plan/prices/price-files';
import { pricesRoutes } from '@saltbush/contract/plan/prices';
import { commentsRoutes } from '@saltbush/contract/recipe/comments';
import { reviewsRoutes } from '@saltbush/contract/recipe/reviews';
import { shareLinksRoutes } from '@saltbush/contract/recipe/sharing/share-links';
import { sharingRoutes } from '@saltbush/contract/recipe/sharing/sharing';
import { kitchenRoutes } from '@saltbush/contract/plan/kitchen';
import { votesRoutes } from '@saltbush/contract/plan/votes';
import { standInTimeZone } from '@saltbush/domain/account/households/stand-in-time-zone';
import { todayIn } from '@saltbush/domain/plan/days/week';
import { storeImage } from '../../features/access/images';
import { addImport } from '../../features/book/recipe-files/importing/imports.store';
import { authenticators, passkeys } from '../../schema/account/sign-in-methods';
import { newId } from '../../platform/ids';
import { createTestRecipe } from '../recipes';
import { openServiceServer, sendJson, type ServiceServer } from '../servers/service-server';
import { makeSearchAndCookbook } from '../book/cookbooks';
import { makeApiToken } from '../api-tokens';
import { connectProgram } from '../programs/oauth-program';
import { openDevice } from '../sync-device';
import { openTestApp, type TestApp } from '../test-app';
import { createTestUsers, type Person, type TestUsers } from '../test-users';
import { makeUsedWebhook } from '../webhooks/used-webhook';

export interface HostileApp {
  testApp: TestApp;
  people: TestUsers;
  /** Ids and tokens of what is there, by name. */
  known: Record<string, string>;
  close(): Promise<void>;
}

/** Alex, who asks, is an admin and owns nearly everything. */
export async function openHostileApp(): Promise<HostileApp> {
  const photos = await openPhotos();
  const { origin: url } = photos;
  const testApp = await openTestApp({
    dataFolder: await mkdtemp(join(tmpdir(), 'saltbush-hostile-')),
    logLevel: 'silent',
    imageGeneration: { url, key: undefined, model: 'brush-1' },
    stockPhotos: { unsplash: { url, imagesOrigin: url, key: 'none' }, openverse: { url } },
  });
  const people = await createTestUsers(testApp.app);
  return {
    testApp,
    people,
    known: await makeThings(testApp, people),
    close: async () => {
      await testApp.close();
      photos.close();
      await rm(testApp.deps.config.dataFolder, { recursive: true, force: true });
    },
  };
}

/** A service that has every photo, and draws the same image of everything. */
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

async function makeThings(testApp: TestApp, { alex, tom }: TestUsers) {
  const recipe = await createTestRecipe(alex, {
    title: 'Plum jam',
    ingredients: [{ name: 'plums' }],
  });
  const other = await createTestRecipe(tom, { title: 'Laksa' });
  const shared = { sharedWith: { saltbush: true, communities: [] } };
  await tom.ask(sharingRoutes.update, { params: { id: other }, body: shared });
  const household = await alex.ask(householdsRoutes.create, { body: { name: 'The kitchen' } });
  const invitation = await alex.ask(householdInvitationsRoutes.invite, {
    params: { id: household.body._id },
    body: {},
  });
  const plan = await alex.ask(mealPlansRoutes.create, { body: { startDate: '2026-11-23' } });
  const link = await alex.ask(shareLinksRoutes.create, { params: { id: recipe } });
  // The one for everyone is turned off when an admin hides the recipe, as an example does.
  const linkForOne = await alex.ask(shareLinksRoutes.createPrivate, {
    params: { id: recipe },
    body: { email: 'jo@example.com' },
  });
  const said = await makeReviewAndComments({ alex, tom }, { recipe, other });
  const cooked = await alex.ask(cookLogRoutes.add, {
    params: { id: recipe },
    body: { cookedOn: '2026-11-12' },
  });
  const substitution = await alex.ask(substitutionsRoutes.add, {
    body: { food: 'milk', substitute: 'oat milk' },
  });
  const imported = newId();
  await addImport(testApp.database.db, {
    id: imported,
    ownerId: alex.user._id,
    fileName: 'book.zip',
    keepsDuplicates: false,
    createdAt: new Date(),
  });
  const { eater, voter, meal, spareMeal } = await planDinner(alex, household.body._id, recipe);
  await tom.ask(feedbackRoutes.send, { body: { _id: newId(), text: 'How do I make jam?' } });
  const vote = await alex.ask(votesRoutes.makeLink, {
    body: { householdId: household.body._id, eaterId: voter },
  });
  const kitchen = await alex.ask(kitchenRoutes.makeLink, {
    body: { householdId: household.body._id, name: 'Tablet' },
  });
  return {
    cook: tom.user._id,
    eater,
    meal,
    spareMeal,
    voteToken: vote.body.url.split('/').at(-1)!,
    kitchenLink: kitchen.body._id,
    kitchenToken: kitchen.body.url.split('/').at(-1)!,
    recipe,
    other,
    household: household.body._id,
    invitation: invitation.body._id,
    plan: plan.body._id,
    link: linkForOne.body._id,
    ...said,
    cooked: cooked.body._id,
    substitution: substitution.body._id,
    shareToken: link.body.token,
    imported,
    ...(await priceMilk(alex)),
    ...(await makeSearchAndCookbook(alex, {
      word: 'plum',
      recipe,
      household: household.body._id,
    })),
    passkey: await addSignInMethods(testApp, alex),
    apiToken: await makeApiToken(alex, 'Script'),
    ...(await connectProgram(testApp.app, alex, 'Program')),
    ...(await makeUsedWebhook(alex, 'plum')),
    ...(await addCuratedImage(testApp, alex)),
  };
}

/** Tom's on his public recipe, which Alex may report, and a comment of Alex. */
async function makeReviewAndComments(
  { alex, tom }: Pick<TestUsers, 'alex' | 'tom'>,
  { recipe, other }: { recipe: string; other: string },
) {
  const on = (id: string) => ({ params: { id }, body: { text: 'Freezes well.' } });
  const rated = { params: { id: other }, body: { rating: 5 } };
  return {
    comment: (await alex.ask(commentsRoutes.add, on(recipe))).body._id,
    othersComment: (await tom.ask(commentsRoutes.add, on(other))).body._id,
    review: (await tom.ask(reviewsRoutes.rate, rated)).body.mine._id,
  };
}

async function addCuratedImage(testApp: TestApp, alex: Person) {
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
  const priceFile = newId();
  const price = { name: 'Tea', key: 'tea', retailer: 'coles', cents: 450, observedAt };
  await alex.ask(priceFilesRoutes.save, { body: { id: priceFile, prices: [price] } });
  return { observation, product: body.products[0]!.id, priceFile };
}

/** A passkey that nobody has, and an authenticator app whose codes nobody knows. @returns the passkey */
async function addSignInMethods({ database: { db } }: TestApp, { user }: Person): Promise<string> {
  const userId = user._id;
  const createdAt = new Date();
  const key = { name: 'Phone', publicKey: '', counter: 0, transports: [], isSynced: false };
  await db.insert(passkeys).values({ id: 'passkey', userId, ...key, createdAt });
  const app = { sealedKey: '', lastStep: 0, confirmedAt: createdAt };
  await db.insert(authenticators).values({ userId, ...app, createdAt });
  return 'passkey';
}

/** Two dinners, milk on the list, someone without an account who may vote, and another whose link is removed. */
async function planDinner(alex: Person, householdId: string, recipeId: string) {
  const [eater, voter, meal, spareMeal] = [newId(), newId(), newId(), newId()];
  const dinner = {
    date: todayIn(new Date(), standInTimeZone),
    meal: 'dinner',
    quantity: 1,
    recipeId,
  };
  const device = openDevice(alex, { householdId });
  await device.sync([
    device.make('setEater', { id: eater, change: { name: 'Leo', portion: 0.5 } }),
    device.make('setEater', { id: voter, change: { name: 'Mia', portion: 0.5 } }),
    device.make('addMeal', { id: meal, order: 'a0', ...dinner }),
    device.make('addMeal', { id: spareMeal, order: 'a1', ...dinner }),
    device.make('addItems', { items: [{ id: newId(), text: 'milk', order: 'a0' }] }),
  ]);
  return { eater, voter, meal, spareMeal };
}
