/** One of everything that a call can name, of the person whose things others try to reach. */
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { calendarFeedRoutes } from '@saltbush/contract/plan/calendar-feed';
import { cookLogRoutes } from '@saltbush/contract/plan/cook-log';
import { mealPlansRoutes } from '@saltbush/contract/plan/meal-plans';
import { priceFilesRoutes } from '@saltbush/contract/plan/prices/price-files';
import { pricesRoutes } from '@saltbush/contract/plan/prices';
import { recipeFilesRoutes } from '@saltbush/contract/book/recipe-files';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { commentsRoutes } from '@saltbush/contract/recipe/comments';
import { reviewsRoutes } from '@saltbush/contract/recipe/reviews';
import { shareLinksRoutes } from '@saltbush/contract/recipe/sharing/share-links';
import { substitutionsRoutes } from '@saltbush/contract/plan/substitutions';
import { sharingRoutes } from '@saltbush/contract/recipe/sharing/sharing';
import { kitchenRoutes } from '@saltbush/contract/plan/kitchen';
import { votesRoutes } from '@saltbush/contract/plan/votes';
import { standInTimeZone } from '@saltbush/domain/account/households/stand-in-time-zone';
import { topicOf } from '@saltbush/domain/plan/magic-menu/rules/rule-topics';
import { todayIn } from '@saltbush/domain/plan/days/week';
import { storeImage } from '../../features/access/images';
import { importSources } from '../../schema/recipe/recipe-import';
import { addImport } from '../../features/book/recipe-files/importing/imports.store';
import { authenticators, passkeys } from '../../schema/account/sign-in-methods';
import { newId } from '../../platform/ids';
import { makeApiToken } from '../api-tokens';
import { makeSearchAndCookbook } from '../book/cookbooks';
import { foundHousehold, inviteTo } from '../households';
import { connectProgram } from '../programs/oauth-program';
import { addHouseholdMember, createTestRecipe } from '../recipes';
import { openDevice } from '../sync-device';
import type { TestApp } from '../test-app';
import type { Person } from '../test-users';
import { makeUsedWebhook } from '../webhooks/used-webhook';

/** Ids and tokens, by name. */
export type Things = Record<string, string>;

export interface Others {
  reader: Person;
  lent: Person;
  members: Person[];
}

/**
 * @param secret a word that stands in every text that nobody else may read
 * @param shared a word that stands in every text of the recipe that is shared with the reader and lent
 */
export async function makeThings(
  testApp: TestApp,
  owner: Person,
  { reader, lent, members }: Others,
  { secret, shared }: { secret: string; shared: string },
): Promise<Things> {
  const recipe = await makeRecipe(owner, { reader, lent }, shared);
  await testApp.database.db.insert(importSources).values({
    id: newId(),
    userId: owner.user._id,
    recipeId: recipe,
    url: `https://example.org/${secret}`,
    fetchedAt: new Date(),
    page: gzipSync(`<p>${secret} page</p>`),
    origins: {},
  });
  const household = await foundHousehold(owner, `${secret} house`);
  for (const member of members) await addHouseholdMember(testApp.database.db, household, member);
  const invitation = await inviteTo(owner, household);
  const link = await owner.ask(shareLinksRoutes.create, { params: { id: recipe } });
  const said = await owner.ask(commentsRoutes.add, {
    params: { id: recipe },
    body: { text: `${shared} freezes well` },
  });
  const { mine } = (await owner.ask(reviewsRoutes.list, { params: { id: recipe } })).body;
  return {
    comment: said.body._id,
    othersComment: said.body._id,
    review: mine!._id,
    recipe,
    cook: owner.user._id,
    other: recipe,
    household,
    invitation: invitation._id,
    link: link.body._id,
    shareToken: link.body.token,
    ...(await makePlan(owner, household, recipe, secret)),
    ...(await makeCookLog(owner, recipe, secret)),
    ...(await makeSearchAndCookbook(owner, { word: secret, recipe, household })),
    ...(await makeSubstitution(owner, secret)),
    ...(await makePrice(owner, household, secret)),
    ...(await makeFiles(testApp, owner, secret)),
    ...(await makeWaysIn(testApp, owner, secret)),
  };
}

async function makeRecipe(owner: Person, readers: Omit<Others, 'members'>, shared: string) {
  const id = await createTestRecipe(owner, {
    title: `${shared} stew`,
    notes: `${shared} notes`,
    tags: [`${shared}-tag`],
    ingredients: [{ name: `${shared} shanks`, amount: '1', unit: 'kg' }],
    instructions: [`Simmer the ${shared}.`],
  });
  // So that there is a version before.
  await owner.ask(recipesRoutes.update, {
    params: { id },
    body: { title: `${shared} casserole`, notes: `${shared} notes` },
  });
  await owner.ask(sharingRoutes.update, {
    params: { id },
    body: {
      sharingSettings: { mode: 'private', approvedUsers: [readers.reader.user._id] },
    },
  });
  await owner.ask(shareLinksRoutes.createPrivate, {
    params: { id },
    body: { email: readers.lent.email },
  });
  await owner.ask(reviewsRoutes.rate, {
    params: { id },
    body: { rating: 5, review: `${shared} is good` },
  });
  return id;
}

async function makePlan(owner: Person, household: string, recipeId: string, secret: string) {
  const plan = await owner.ask(mealPlansRoutes.create, { body: { startDate: '2026-11-23' } });
  const [eater, meal, spareMeal, template, item, recurring, listed, homeItem, weekRule] =
    Array.from({ length: 9 }, newId);
  const [namedList, namedItem] = [newId(), newId()];
  const date = todayIn(new Date(), standInTimeZone);
  for (const householdId of [household, undefined]) {
    const device = openDevice(owner, householdId === undefined ? {} : { householdId });
    const id = (whole: string | undefined) => (householdId === undefined ? newId() : whole!);
    const listId = id(namedList);
    await device.sync([
      device.make('setEater', { id: id(eater), change: { name: `${secret} Leo`, portion: 0.5 } }),
      device.make('addMeal', { id: id(meal), date, ...dinner, order: 'a0', recipeId }),
      device.make('addMeal', {
        id: id(spareMeal),
        date,
        ...dinner,
        order: 'a1',
        note: `${secret} note`,
      }),
      device.make('addItems', {
        items: [
          { id: id(item), text: `${secret} oil`, order: 'a0' },
          { id: newId(), text: 'milk', order: 'a1' },
        ],
      }),
      device.make('setNamedList', {
        id: listId,
        change: { name: `${secret} list`, order: 'a0' },
      }),
      device.make('addNamedItems', {
        listId,
        items: [{ id: id(namedItem), text: `${secret} screws`, order: 'a0' }],
      }),
      device.make('setTemplate', {
        id: id(template),
        change: { name: `${secret} week`, meals: [{ day: 'friday', ...dinner, recipeId }] },
      }),
      device.make('setWeekRule', {
        id: id(weekRule),
        change: { topic: topicOf('tag', `${secret} pasta`), bound: 'most', count: 2 },
      }),
      device.make('setRecurringMeal', {
        id: id(recurring),
        change: { weekday: 'friday', ...dinner, note: `${secret} pie`, plannedUntil: date },
      }),
      device.make('addListedRecipe', {
        id: id(listed),
        week: '2026-11-23',
        recipeId,
        quantity: 1,
      }),
      device.make('addHomeItems', {
        items: [
          {
            id: id(homeItem),
            name: `${secret} ham`,
            place: 'freezer',
            since: date,
            recipeId,
            quantity: 1,
          },
        ],
      }),
    ]);
  }
  const vote = await owner.ask(votesRoutes.makeLink, {
    body: { householdId: household, eaterId: eater! },
  });
  const kitchen = await owner.ask(kitchenRoutes.makeLink, {
    body: { householdId: household, name: `${secret} tablet` },
  });
  const calendar = await owner.ask(calendarFeedRoutes.create, { body: { householdId: household } });
  return {
    plan: plan.body._id,
    eater: eater!,
    meal: meal!,
    spareMeal: spareMeal!,
    template: template!,
    weekRule: weekRule!,
    item: item!,
    namedList,
    namedItem,
    recurring: recurring!,
    listed: listed!,
    homeItem: homeItem!,
    voteToken: vote.body.url.split('/').at(-1)!,
    kitchenLink: kitchen.body._id,
    kitchenToken: kitchen.body.url.split('/').at(-1)!,
    calendar: calendar.body.url,
  };
}

const dinner = { meal: 'dinner', quantity: 1 };

async function makeCookLog(owner: Person, id: string, secret: string) {
  const { body } = await owner.ask(cookLogRoutes.add, {
    params: { id },
    body: { cookedOn: '2026-11-12', note: `${secret} cooked`, people: [`${secret} Mia`] },
  });
  return { cooked: body._id };
}

async function makeSubstitution(owner: Person, secret: string) {
  const body = { food: 'milk', substitute: `oat ${secret}` };
  return { substitution: (await owner.ask(substitutionsRoutes.add, { body })).body._id };
}

async function makePrice(owner: Person, householdId: string, secret: string) {
  const observation = newId();
  const { body } = await owner.ask(pricesRoutes.addObservations, {
    body: {
      householdId,
      observations: [
        {
          id: observation,
          key: 'milk',
          name: `${secret} milk`,
          retailer: 'coles',
          cents: 310,
          source: 'typed',
          observedAt: new Date().toISOString(),
        },
      ],
    },
  });
  const priceFile = newId();
  const observedAt = new Date().toISOString();
  const price = { name: `${secret} tea`, key: 'tea', retailer: 'coles', cents: 450, observedAt };
  await owner.ask(priceFilesRoutes.save, { body: { householdId, id: priceFile, prices: [price] } });
  return { observation, product: body.products[0]!.id, priceFile };
}

async function makeFiles(testApp: TestApp, owner: Person, secret: string) {
  const imported = newId();
  await addImport(testApp.database.db, {
    id: imported,
    ownerId: owner.user._id,
    fileName: `${secret}.zip`,
    keepsDuplicates: false,
    createdAt: new Date(),
  });
  const ticket = await owner.ask(recipeFilesRoutes.prepareExport, { body: { format: 'saltbush' } });
  return { upload: await uploadImage(testApp, owner), imported, exportUrl: ticket.body.url };
}

/** A passkey that nobody has, an authenticator app whose codes nobody knows, and another session. */
async function makeWaysIn(testApp: TestApp, owner: Person, secret: string) {
  const { db } = testApp.database;
  const userId = owner.user._id;
  const createdAt = new Date();
  const id = newId();
  const key = { publicKey: '', counter: 0, transports: [], isSynced: false, createdAt };
  await db.insert(passkeys).values({ id, userId, name: `${secret} phone`, ...key });
  await db
    .insert(authenticators)
    .values({ userId, sealedKey: '', lastStep: 0, confirmedAt: createdAt, createdAt })
    .onConflictDoNothing();
  const apiToken = await makeApiToken(owner, `${secret} script`);
  const webhook = await makeUsedWebhook(owner, secret);
  const { body } = await owner.ask(accountsRoutes.listSessions);
  const connected = await connectProgram(testApp.app, owner, `${secret} program`);
  return {
    apiToken,
    ...connected,
    ...webhook,
    passkey: id,
    session: body.sessions.find(({ isCurrent }) => !isCurrent)!._id,
  };
}

/** @returns its address */
export async function uploadImage({ deps }: TestApp, { user }: Person): Promise<string> {
  const grey = sharp({ create: { width: 90, height: 60, channels: 3, background: '#a37c52' } });
  const bytes = await grey.png().toBuffer();
  return (await storeImage(deps, { ownerId: user._id, bytes })).imageUrl;
}
