/** Small jobs: those of recipes, ticks that travel with the plan, and the notice of an evening. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notificationsRoutes } from '@saltbush/contract/account/notifications';
import { smallJobsRoutes } from '@saltbush/contract/plan/small-jobs';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { smallJobId } from '@saltbush/domain/plan/rows/small-job-rows';
import { foundHousehold } from '../../../testing/households';
import { addHouseholdMember, createTestRecipe, shareWith } from '../../../testing/recipes';
import { openTestBrowser } from '../../../testing/servers/push-service-server';
import { openDevice, type SyncDevice } from '../../../testing/sync-device';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser, visitorOf, type Person } from '../../../testing/test-users';
import { pushMessages, pushSubscriptions } from '../../../schema/account/notifications';
import { tellSmallJobs } from './tell-small-jobs';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({ allowedPrivateImportHosts: ['push.test'] });
});
afterAll(() => testApp.close());

const never = new AbortController().signal;
const newPerson = () => registerUser(testApp.app, `Cook ${randomUUID()}`);
const at = (time: string) => testApp.setTime(new Date(`2026-11-25T${time}:00+11:00`));
const tell = () => tellSmallJobs(testApp.deps, never);

const chana = {
  title: 'Chana masala',
  ingredients: [{ name: 'dried chickpeas', amount: '1', unit: 'cup' }],
  instructions: ['Soak the chickpeas overnight.', 'Simmer until soft.'],
};
const mince = {
  title: 'Bolognese',
  ingredients: [{ name: 'beef mince', amount: '500', unit: 'g' }],
  instructions: ['Brown the mince.'],
};
const dinner = (recipeId: string, date = '2026-11-26') => ({
  id: randomUUID(),
  date,
  meal: 'dinner',
  order: 'a0',
  quantity: 1,
  recipeId,
});

describe('the small jobs of recipes', () => {
  let cook: Person;
  beforeEach(async () => {
    at('09:00');
    cook = await newPerson();
  });
  const ask = (person: Pick<Person, 'ask'>, ids: string[]) =>
    person.ask(smallJobsRoutes.ofRecipes, { body: { ids } });

  it('a recipe has the jobs that its lines and steps say, also after it was edited', async () => {
    const id = await createTestRecipe(cook, chana);
    expect((await ask(cook, [id, id])).body.recipes).toMatchObject([
      { _id: id, jobs: [{ kind: 'soak', hours: 8, source: { line: 0 } }] },
    ]);
    const body = { ...chana, instructions: ['No need to soak the chickpeas.'] };
    await cook.ask(recipesRoutes.update, { params: { id }, body });
    expect((await ask(cook, [id])).body.recipes).toEqual([{ _id: id, jobs: [] }]);
  });

  it('small jobs of recipes that one may not read are not answered', async () => {
    const id = await createTestRecipe(cook, chana);
    expect((await ask(await newPerson(), [id, randomUUID()])).body.recipes).toEqual([]);
    expect((await ask(visitorOf(testApp.app), [id])).status).toBe(401);
    await cook.ask(recipesRoutes.remove, { params: { id } });
    expect((await ask(cook, [id])).body.recipes).toEqual([]);
  });
});

describe('the notice of an evening', () => {
  let ann: Person;
  let home: string;
  let phone: SyncDevice;
  beforeEach(async () => {
    at('09:00');
    await testApp.database.db.delete(pushSubscriptions);
    ann = await newPerson();
    home = await foundHousehold(ann, 'Number 7');
    phone = openDevice(ann, { householdId: home });
    await listen(ann);
  });

  async function listen(person: Person) {
    const { subscription: body } = openTestBrowser(`https://push.test/${randomUUID()}`);
    expect((await person.ask(notificationsRoutes.subscribe, { body })).status).toBe(204);
  }
  async function plan(recipe: object, date?: string) {
    const recipeId = await createTestRecipe(ann, recipe as never);
    await shareWith(testApp.database.db, recipeId, home);
    const meal = dinner(recipeId, date);
    await phone.sync([phone.make('addMeal', meal)]);
    return meal;
  }
  const waiting = async () =>
    (
      await testApp.database.db
        .select({ content: pushMessages.content, topic: pushMessages.topic })
        .from(pushMessages)
        .where(eq(pushMessages.kind, 'smallJobs'))
    ).map(({ content }) => content);

  it('people are told once, at six in the evening where they live, of all jobs together', async () => {
    await plan(chana);
    await plan({
      ...mince,
      ingredients: [{ name: 'frozen puff pastry', amount: '2', unit: 'sheets', note: 'thawed' }],
    });
    at('17:59');
    expect(await tell()).toBe(0);
    at('18:01');
    expect(await tell()).toBe(1);
    expect(await waiting()).toEqual([
      {
        title: 'Tonight’s small jobs',
        body: 'Put 2 sheets puff pastry in the fridge. Soak 1 cup dried chickpeas.',
        path: `/menu-maker?household=${home}`,
      },
    ]);
    at('19:00');
    expect(await tell()).toBe(0);
  });

  it('the hour that the household has chosen counts, and nobody is told in the night', async () => {
    await phone.sync([phone.make('setEaterSettings', { change: { jobsAt: '20:00' } })]);
    await plan(chana);
    at('18:30');
    expect(await tell()).toBe(0);
    testApp.setTime(new Date('2026-11-26T00:30:00+11:00'));
    expect(await tell()).toBe(0);
    at('20:05');
    expect(await tell()).toBe(1);
  });

  it('a job moves with its meal', async () => {
    const meal = await plan(chana);
    await phone.sync([phone.make('changeMeal', { id: meal.id, change: { date: '2026-11-28' } })]);
    at('18:05');
    expect(await tell()).toBe(0);
    testApp.setTime(new Date('2026-11-27T18:05:00+11:00'));
    expect(await tell()).toBe(1);
  });

  it('meat that was bought three days before is thawed', async () => {
    await plan(mince);
    at('18:05');
    expect(await tell()).toBe(0);
    await phone.sync([phone.make('setListSettings', { change: { shoppingDays: ['saturday'] } })]);
    expect(await tell()).toBe(1);
    expect((await waiting())[0]).toMatchObject({ body: 'Put 500 g beef mince in the fridge.' });
  });

  it('nobody is told of what is done, and ticks can be taken back', async () => {
    const meal = await plan(chana);
    const subject = { mealId: meal.id, key: 'soak.dried-chickpea', week: '2026-11-23' };
    await phone.sync([phone.make('setSmallJob', { ...subject, isDone: true })]);
    expect(phone.rows.get(`smallJobs/${smallJobId(subject)}`)?.fields).toEqual({
      week: '2026-11-23',
      isDone: true,
    });
    at('18:05');
    expect(await tell()).toBe(0);
    await phone.sync([phone.make('setSmallJob', { ...subject, isDone: false })]);
    expect(await tell()).toBe(1);
  });

  it('nobody is told of a kind that the household turned off, and no one who turned notices off', async () => {
    await plan(chana);
    at('18:05');
    await phone.sync([phone.make('setEaterSettings', { change: { jobsOff: ['soak'] } })]);
    expect(await tell()).toBe(0);
    await phone.sync([phone.make('setEaterSettings', { change: { jobsOff: null } })]);
    const choice = { kind: 'smallJobs' as const, channel: 'push' as const };
    await ann.ask(notificationsRoutes.setChoice, { body: { ...choice, isOn: false } });
    expect(await tell()).toBe(0);
    await ann.ask(notificationsRoutes.setChoice, { body: { ...choice, isOn: true } });
    expect(await tell()).toBe(1);
  });

  it('every member with a device is told, and nobody else', async () => {
    const [ben, outsider] = [await newPerson(), await newPerson()];
    await addHouseholdMember(testApp.database.db, home, ben);
    await Promise.all([listen(ben), listen(outsider)]);
    await plan(chana);
    at('18:05');
    expect(await tell()).toBe(1);
    expect(await waiting()).toHaveLength(2);
  });
});
