/** What a disabled account had given away is silent, and comes back, or not, when it is enabled. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { userAdminRoutes } from '@saltbush/contract/admin/user-admin';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { foundHousehold } from '../../../testing/households';
import {
  addLinks,
  openCalendar,
  openExport,
  openShare,
  openVote,
  type Links,
} from '../../../testing/half-made/links';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser, type Person } from '../../../testing/test-users';
import { pushMessages, pushSubscriptions } from '../../../schema/account/notifications';

let testApp: TestApp;
let admin: Person;
beforeAll(async () => {
  testApp = await openTestApp();
  admin = await registerUser(testApp.app, 'Admin');
});
afterAll(() => testApp.close());

async function setDisabled(person: Person, isDisabled: boolean) {
  const params = { id: person.user._id };
  const { status } = await admin.ask(userAdminRoutes.changeUser, { params, body: { isDisabled } });
  expect(status).toBeLessThan(300);
}

async function answersOf(links: Links) {
  const { app } = testApp;
  return {
    calendar: (await openCalendar(app, links)).status,
    export: (await openExport(app, links)).status,
    share: (await openShare(app, links)).status,
    vote: (await openVote(app, links)).status,
  };
}

it("a disabled account's addresses answer 404; after enabling, only the link to a recipe answers", async () => {
  const ann = await registerUser(testApp.app, 'Ann');
  const links = await addLinks(ann);
  expect(await answersOf(links)).toEqual({ calendar: 200, export: 200, share: 200, vote: 200 });
  await setDisabled(ann, true);
  expect(await answersOf(links)).toEqual({ calendar: 404, export: 404, share: 404, vote: 404 });
  await setDisabled(ann, false);
  expect(await answersOf(links)).toEqual({ calendar: 404, export: 404, share: 200, vote: 404 });
});

it("a disabled account's devices get no pushes, neither what waited nor what comes", async () => {
  const ben = await registerUser(testApp.app, 'Ben');
  const { db } = testApp.database;
  const device = { endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a', seenAt: new Date() };
  const owner = { userId: ben.user._id, sessionId: 'phone' };
  await db.insert(pushSubscriptions).values({ id: 'phone', ...owner, ...device });
  const waiting = () => db.$count(pushMessages, eq(pushMessages.subscriptionId, 'phone'));
  await addToHousehold(ben, 'First');
  expect(await waiting()).toBe(1);
  await setDisabled(ben, true);
  expect(await waiting()).toBe(0);
  await addToHousehold(ben, 'Second');
  expect(await waiting()).toBe(0);
  expect(await db.$count(pushSubscriptions, eq(pushSubscriptions.userId, ben.user._id))).toBe(0);
});

async function addToHousehold({ email }: Person, name: string) {
  const params = { id: await foundHousehold(admin, name) };
  await admin.ask(householdsRoutes.addMember, { params, body: { email } });
}
