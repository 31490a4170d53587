import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountDeletionRoutes } from '@saltbush/contract/account/account-deletion';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { calendarFeedRoutes } from '@saltbush/contract/plan/calendar-feed';
import { cookLogRoutes } from '@saltbush/contract/plan/cook-log';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { imageIdOf } from '@saltbush/contract/recipe/image-address';
import { imagesRoutes } from '@saltbush/contract/recipe/images';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { commentsRoutes } from '@saltbush/contract/recipe/comments';
import { reviewsRoutes } from '@saltbush/contract/recipe/reviews';
import { savedRecipesRoutes } from '@saltbush/contract/book/saved-recipes';
import { subscriptionsRoutes } from '@saltbush/contract/account/subscriptions';
import { userAdminRoutes } from '@saltbush/contract/admin/user-admin';
import { packageFolder } from '../../../platform/package-root';
import { passwordUnset } from '../../../platform/passwords';
import { openMailbox } from '../../../testing/fake-mailbox';
import { foundHousehold } from '../../../testing/households';
import { bundledProgram } from '../../../testing/programs/bundled-program';
import {
  addHouseholdMember,
  createTestRecipe,
  listForAll,
  shareWith,
} from '../../../testing/recipes';
import { openStripeServer, refuse } from '../../../testing/servers/stripe-server';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser, visitorOf, withToken, type Person } from '../../../testing/test-users';
import { users } from '../../../schema/accounts';
import { images, removedImages } from '../../../schema/images';
import { pushSubscriptions } from '../../../schema/account/notifications';
import { callEach } from '../../access/recipe-access';
import { recipes } from '../../../schema/recipes';
import { copyForSavers } from '../../book/saved-recipes';
import { removeRatingsOf } from '../../book/reviews';
import { deleteDueAccounts } from './deletion-maintenance';

const { preview, request, keep } = accountDeletionRoutes;
const { login, me } = accountsRoutes;

let dataFolder: string;
let database: TestDatabase;
let testApp: TestApp;
let admin: Person;
let ann: Person;
let ben: Person;
let count = 0;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'saltbush-deletion-'));
  database = await createTestDatabase();
  testApp = await openTestApp({ dataFolder }, undefined, { database });
  admin = await registerUser(testApp.app, 'Alex');
});
afterAll(async () => {
  await testApp.close();
  await rm(dataFolder, { recursive: true, force: true });
});
beforeEach(async () => {
  count += 1;
  ann = await registerUser(testApp.app, `Ann ${count}`);
  ben = await registerUser(testApp.app, `Ben ${count}`);
});

const dayMs = 24 * 60 * 60 * 1000;
const onAccessLost = callEach([copyForSavers]);
const round = (app = testApp) =>
  deleteDueAccounts({
    deps: app.deps,
    onAccessLost,
    onAccountDeleted: removeRatingsOf,
    stopping: new AbortController().signal,
  });
const ask = (person: Person, password: string | undefined = person.password) =>
  person.ask(request, { body: { password } });
const logIn = ({ email, password }: Person, app = testApp) =>
  visitorOf(app.app).ask(login, { body: { email, password } });
const keepWith = (token: string, app = testApp) =>
  visitorOf(app.app).ask(keep, { body: { token } });
const exists = async ({ user }: Person) =>
  (await database.db.$count(users, eq(users.id, user._id))) === 1;

/** Deletes the account for good. */
async function goFor(person: Person) {
  expect((await ask(person)).status).toBe(200);
  const dueAt = new Date(testApp.deps.clock().getTime() - 1);
  await database.db
    .update(users)
    .set({ deletionDueAt: dueAt })
    .where(eq(users.id, person.user._id));
  await round();
  expect(await exists(person)).toBe(false);
}

async function upload(person: Person) {
  const background = '#a37c52';
  const jpeg = sharp({ create: { width: 90, height: 60, channels: 3, background } }).jpeg();
  const file = new Blob([new Uint8Array(await jpeg.toBuffer())]);
  const { imageUrl } = (await person.ask(imagesRoutes.upload, { file })).body;
  const id = imageIdOf(imageUrl)!;
  return { imageUrl, id, folder: join(dataFolder, 'images', id) };
}

test('a visitor can neither ask for a deletion nor keep an account', async () => {
  const visitor = visitorOf(testApp.app);
  expect((await visitor.ask(preview)).status).toBe(401);
  expect((await visitor.ask(request, { body: {} })).status).toBe(401);
  expect((await keepWith('invented')).error.code).toBe('SIGN_IN_REFUSED');
});

describe('asking for it', () => {
  test('a request to delete an account says first what happens, and changes nothing', async () => {
    const [shared, alone, joined] = [
      await foundHousehold(ann, 'A shared one'),
      await foundHousehold(ann, 'B alone'),
      await foundHousehold(ben, 'C of Ben'),
    ];
    await addHouseholdMember(database.db, shared, ben);
    await addHouseholdMember(database.db, joined, ann);
    const soup = await createTestRecipe(ann, { title: 'Soup' });
    await createTestRecipe(ann, { title: 'Secret' });
    await listForAll(database.db, soup);
    await ben.ask(savedRecipesRoutes.addToMyRecipes, { params: { id: soup }, body: {} });
    await ann.ask(reviewsRoutes.rate, { params: { id: soup }, body: { rating: 5 } });
    const { body } = await ann.ask(preview);
    expect(body).toEqual({
      dueAt: body.dueAt,
      households: [
        {
          _id: shared,
          name: 'A shared one',
          outcome: 'handed-over',
          newOwner: ben.user.displayUsername,
        },
        { _id: alone, name: 'B alone', outcome: 'deleted' },
        { _id: joined, name: 'C of Ben', outcome: 'left' },
      ],
      recipes: { total: 2, public: 1, savedByOthers: 1 },
      reviews: 1,
      hasPaidPlan: false,
      isLastAdmin: false,
      hasPassword: true,
    });
    const days = (new Date(body.dueAt).getTime() - testApp.deps.clock().getTime()) / dayMs;
    expect(days).toBeCloseTo(14, 3);
    expect((await ann.ask(me)).status).toBe(200);
  });

  test('a request to delete an account needs the password, also just after signing in', async () => {
    const { error } = await ann.ask(request, { body: {} });
    expect(error.code).toBe('CONFIRM_PASSWORD');
    expect((await ask(ann, 'wrong')).error.code).toBe('WRONG_PASSWORD');
    expect((await ann.ask(me)).status).toBe(200);
  });

  test('a request to delete an account without a password needs a sign-in of the last ten minutes', async () => {
    const isAnn = eq(users.id, ann.user._id);
    await database.db.update(users).set({ passwordHash: passwordUnset }).where(isAnn);
    testApp.setTime(new Date(Date.now() + 11 * 60_000));
    const late = await ann.ask(request, { body: {} });
    expect([late.error.code, late.error.details]).toMatchObject([
      'CONFIRM_PASSWORD',
      /sign in again/,
    ]);
    expect((await ask(ann, '-')).error.code).toBe('CONFIRM_PASSWORD');
    testApp.setTime(new Date());
    expect((await ann.ask(preview)).body.hasPassword).toBe(false);
    expect((await ann.ask(request, { body: {} })).status).toBe(200);
  });

  test('a request to delete the account is refused to the last admin of those who stay', async () => {
    expect((await admin.ask(preview)).body.isLastAdmin).toBe(true);
    expect((await ask(admin)).error.code).toBe('LAST_ADMIN');
    const params = { id: ann.user._id };
    await admin.ask(userAdminRoutes.changeUser, { params, body: { isAdmin: true } });
    // Of two who go at the same moment, one stays.
    const codes = await Promise.all([ask(admin), ask(ann)]);
    expect(codes.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [gone, left] = codes[0].status === 200 ? [admin, ann] : [ann, admin];
    const removal = { params: { id: left.user._id }, body: { isAdmin: false } };
    expect((await left.ask(userAdminRoutes.changeUser, removal)).error.code).toBe('LAST_ADMIN');
    const again = await keepWith((await logIn(gone)).error.text!);
    Object.assign(gone, withToken(testApp.app, again.body.token));
    await admin.ask(userAdminRoutes.changeUser, { params, body: { isAdmin: false } });
  });

  test('a request to delete an account ends all access at once, and mails when it will be', async () => {
    const { url } = (await ann.ask(calendarFeedRoutes.create, { body: {} })).body;
    const second = (await logIn(ann)).body.token;
    const device = {
      endpoint: 'https://push.example/1',
      p256dh: 'p',
      auth: 'a',
      seenAt: new Date(),
    };
    await database.db
      .insert(pushSubscriptions)
      .values({ id: ann.user._id, userId: ann.user._id, sessionId: 'old', ...device });
    await visitorOf(testApp.app).ask(accountsRoutes.requestPasswordReset, {
      body: { email: ann.email },
    });
    const [reset] = await openMailbox(database, ann.email);
    await ask(ann);
    expect((await ann.ask(me)).status).toBe(401);
    expect((await withToken(testApp.app, second).ask(me)).status).toBe(401);
    expect((await testApp.app.inject(new URL(url).pathname)).statusCode).toBe(404);
    expect(
      await database.db.$count(pushSubscriptions, eq(pushSubscriptions.userId, ann.user._id)),
    ).toBe(0);
    const { error } = await visitorOf(testApp.app).ask(accountsRoutes.resetPassword, {
      body: { token: reset!.token, newPassword: 'eleven ripe figs' },
    });
    expect(error.code).toBe('INVALID_RESET_TOKEN');
    const [mail] = await openMailbox(database, ann.email);
    expect(mail!.subject).toMatch(/will be deleted on \d+ \w+ \d{4}$/);
    expect(mail!.text).toContain('https://saltbush.test/login');
  });
});

describe('until it is due', () => {
  test('a sign-in before the deletion is due offers to keep the account, and all is as it was', async () => {
    const soup = await createTestRecipe(ann, { title: 'Soup' });
    await ask(ann);
    await round();
    const refused = await logIn(ann);
    expect([refused.status, refused.error.code]).toEqual([403, 'DELETION_DUE']);
    expect(refused.error.details).toMatch(/will be deleted on \d+ \w+ \d{4}/);
    expect((await logIn({ ...ann, password: 'wrong' })).error.code).toBe('INVALID_CREDENTIALS');
    const stayed = await keepWith(refused.error.text!);
    expect(stayed.body.user._id).toBe(ann.user._id);
    const back = withToken(testApp.app, stayed.body.token);
    expect((await back.ask(recipesRoutes.get, { params: { id: soup } })).status).toBe(200);
    expect((await keepWith(refused.error.text!)).error.code).toBe('SIGN_IN_REFUSED');
    expect((await logIn(ann)).status).toBe(200);
    const [mail] = await openMailbox(database, ann.email);
    expect(mail!.subject).toBe('Your Saltbush account stays');
  });

  test('a person who waits too long signs in again, and nobody keeps a disabled account', async () => {
    await ask(ann);
    const { text } = (await logIn(ann)).error;
    testApp.setTime(new Date(Date.now() + 31 * 60_000));
    expect((await keepWith(text!)).error.code).toBe('SIGN_IN_REFUSED');
    const again = (await logIn(ann)).error.text!;
    const isAnn = eq(users.id, ann.user._id);
    await database.db.update(users).set({ disabledAt: new Date() }).where(isAnn);
    expect((await keepWith(again)).error.code).toBe('ACCOUNT_DISABLED');
    expect((await logIn(ann)).error.code).toBe('ACCOUNT_DISABLED');
  });
});

describe('when it is due', () => {
  test('a deletion takes nothing of others: communities, copies with their pictures, ratings', async () => {
    const [shared, alone, joined] = [
      await foundHousehold(ann),
      await foundHousehold(ann),
      await foundHousehold(ben),
    ];
    await addHouseholdMember(database.db, shared, ben);
    await addHouseholdMember(database.db, joined, ann);
    const [saved, unseen, logged] = [await upload(ann), await upload(ann), await upload(ann)];
    const soup = await createTestRecipe(ann, { title: 'Soup', imageUrl: saved.imageUrl });
    await createTestRecipe(ann, { title: 'Secret', imageUrl: unseen.imageUrl });
    await listForAll(database.db, soup);
    await shareWith(database.db, soup, joined);
    await ben.ask(savedRecipesRoutes.addToMyRecipes, { params: { id: soup }, body: {} });
    const pie = await createTestRecipe(ben, { title: 'Pie' });
    await shareWith(database.db, pie, joined);
    const reviewed = await upload(ann);
    await ann.ask(reviewsRoutes.rate, {
      params: { id: pie },
      body: { rating: 1, photos: [reviewed.imageUrl] },
    });
    for (const [person, text] of [
      [ann, 'Too sweet.'],
      [ben, 'Serve it warm.'],
    ] as const)
      await person.ask(commentsRoutes.add, { params: { id: pie }, body: { text } });
    await ann.ask(cookLogRoutes.add, {
      params: { id: pie },
      body: { householdId: joined, cookedOn: '2026-11-20', people: [], imageUrl: logged.imageUrl },
    });

    await goFor(ann);
    const households = (await ben.ask(householdsRoutes.list)).body.households;
    expect(households.map(({ _id }) => _id).toSorted()).toEqual([shared, joined].toSorted());
    expect(households.flatMap(({ members }) => members.map(({ user }) => user._id))).toEqual([
      ben.user._id,
      ben.user._id,
    ]);
    const isAlone = { params: { id: alone } };
    expect((await ben.ask(householdsRoutes.get, isAlone)).status).toBe(404);
    const mine = (await ben.ask(recipeListsRoutes.listMyRecipes, {})).body.recipes;
    expect(mine.map(({ title, imageUrl }) => [title, imageUrl]).toSorted()).toEqual([
      ['Pie', undefined],
      ['Soup', saved.imageUrl],
    ]);
    expect((await ben.ask(recipesRoutes.get, { params: { id: pie } })).body.ratingCount ?? 0).toBe(
      0,
    );
    const log = (await ben.ask(cookLogRoutes.list, { params: { id: pie }, query: {} })).body;
    expect(log.entries).toMatchObject([{ imageUrl: logged.imageUrl }]);
    const said = await ben.ask(commentsRoutes.list, { params: { id: pie }, query: {} });
    expect(said.body.comments.map(({ text }) => text)).toEqual(['Serve it warm.']);
    expect([saved, unseen, logged, reviewed].map(({ folder }) => existsSync(folder))).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(await database.db.$count(images, eq(images.ownerId, ben.user._id))).toBe(2);
    expect(await database.db.$count(removedImages)).toBe(0);
    expect((await openMailbox(database, ann.email))[0]!.subject).toContain('was deleted');
    expect((await logIn(ann)).error.code).toBe('INVALID_CREDENTIALS');
  });

  test.each(['enqueue', 'wake'])(
    'a deletion that is killed at "%s" loses nothing, and the next one does it',
    async (moment) => {
      const image = await upload(ann);
      const soup = await createTestRecipe(ann, { title: 'Soup', imageUrl: image.imageUrl });
      await ask(ann);
      const now = new Date(testApp.deps.clock().getTime() + 15 * dayMs);
      const program = bundledProgram('delete-and-die');
      const args = [program, database.url, dataFolder, moment, now.toISOString()];
      const child = spawn(process.execPath, args, { cwd: packageFolder, stdio: 'inherit' });
      const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
      expect(signal).toBe('SIGKILL');
      const isThere = moment === 'enqueue';
      expect(await exists(ann)).toBe(isThere);
      expect(await database.db.$count(recipes, eq(recipes.id, soup))).toBe(Number(isThere));
      expect(existsSync(image.folder)).toBe(true);
      testApp.setTime(now);
      await round();
      expect([await exists(ann), existsSync(image.folder)]).toEqual([false, false]);
    },
  );

  test('an account whose person signed in meanwhile is not deleted', async () => {
    await ask(ann);
    const token = (await logIn(ann)).error.text!;
    testApp.setTime(new Date(Date.now() + 13.99 * dayMs));
    await round();
    expect(await exists(ann)).toBe(true);
    const fresh = (await logIn(ann)).error.text!;
    expect([(await keepWith(token)).status, (await keepWith(fresh)).status]).toEqual([400, 200]);
    testApp.setTime(new Date(Date.now() + 15 * dayMs));
    await round();
    expect(await exists(ann)).toBe(true);
  });
});

test('a paid plan is cancelled at Stripe first; if that fails, no deletion is asked for', async () => {
  const stripe = await openStripeServer();
  const { origin: url, secretKey, webhookSecret, priceId } = stripe;
  const app = await openTestApp({
    stripe: { url, secretKey, webhookSecret, priceId, timeLimitMs: 300 },
    logLevel: 'silent',
  });
  await registerUser(app.app, 'Alex');
  const payer = await registerUser(app.app, 'Payer');
  const { body } = await payer.ask(subscriptionsRoutes.choose, { body: { priceId: 'premium' } });
  const sessionId = body.checkoutUrl!.split('/').at(-1)!;
  stripe.pay(sessionId);
  await payer.ask(subscriptionsRoutes.confirm, { body: { sessionId } });
  expect((await payer.ask(preview)).body.hasPaidPlan).toBe(true);
  stripe.failures.push((response) =>
    refuse(response, 500, { type: 'api_error' }, { 'stripe-should-retry': 'false' }),
  );
  expect((await ask(payer)).error.code).toBe('PAYMENTS_UNAVAILABLE');
  expect((await payer.ask(me)).status).toBe(200);
  expect((await ask(payer)).status).toBe(200);
  const stayed = await keepWith((await logIn(payer, app)).error.text!, app);
  const status = (await withToken(app.app, stayed.body.token).ask(subscriptionsRoutes.status)).body;
  expect(status).toMatchObject({ plan: 'premium', endsAt: status.endsAt });
  expect(status.endsAt).toBeDefined();
  await app.close();
  stripe.close();
});
