/** Which day it is for a plan, in 12 zones on both sides of 6 midnights; and who chooses the zone. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { profileRoutes } from '@saltbush/contract/account/profile';
import { calendarFeedRoutes } from '@saltbush/contract/plan/calendar-feed';
import { cookLogRoutes } from '@saltbush/contract/plan/cook-log';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { mealPlansRoutes } from '@saltbush/contract/plan/meal-plans';
import { shoppingListRoutes } from '@saltbush/contract/plan/shopping-list';
import { addDays, mondayOf, weekdayOf, type PlainDate } from '@saltbush/domain/plan/days/week';
import type { Row } from '@saltbush/domain/plan/rows/rows';
import { foundHousehold } from './testing/households';
import { addHouseholdMember, createTestRecipe } from './testing/recipes';
import { openDevice, type SyncDevice } from './testing/sync-device';
import { openTestApp, type TestApp } from './testing/test-app';
import { registerUser, visitorOf, type Person } from './testing/test-users';
import { users } from './schema/accounts';
import { planRecurringMeals } from './features/plan/recurring-meals/plan-recurring-meals';
import { syncRows } from './schema/plan/sync';
import { households } from './schema/households';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const minuteMs = 60_000;
const never = new AbortController().signal;
const newPerson = (timeZone?: string) =>
  registerUser(testApp.app, `Cook ${randomUUID()}`, timeZone === undefined ? {} : { timeZone });

/** Midnights by the local date that begins, each with the zone's offset from UTC then. */
interface Zone {
  zone: string;
  /** Wednesday to Thursday, and both ends of a Sunday, in November 2026; New Year 2027. */
  november: string;
  newYear: string;
  /** The ends of the days on which clocks go forward and back; of two Sundays where they never do. */
  forward: [date: PlainDate, offset: string];
  back: [date: PlainDate, offset: string];
}

const fixed = (zone: string, offset: string): Zone => ({
  zone,
  november: offset,
  newYear: offset,
  forward: ['2026-10-05', offset],
  back: ['2026-04-06', offset],
});
const changing = (
  zone: string,
  offset: string,
  forward: Zone['forward'],
  back: Zone['back'],
): Zone => ({ zone, november: offset, newYear: offset, forward, back });

const zones: Zone[] = [
  fixed('Australia/Perth', '+08:00'),
  fixed('Australia/Brisbane', '+10:00'),
  fixed('Asia/Kolkata', '+05:30'),
  fixed('Asia/Kathmandu', '+05:45'),
  fixed('Pacific/Kiritimati', '+14:00'),
  fixed('Pacific/Pago_Pago', '-11:00'),
  changing('Australia/Sydney', '+11:00', ['2026-10-05', '+11:00'], ['2026-04-06', '+10:00']),
  changing('Australia/Lord_Howe', '+11:00', ['2026-10-05', '+11:00'], ['2026-04-06', '+10:30']),
  changing('Pacific/Auckland', '+13:00', ['2026-09-28', '+13:00'], ['2026-04-06', '+12:00']),
  changing('Europe/London', '+00:00', ['2026-03-30', '+01:00'], ['2026-10-26', '+00:00']),
  changing('America/Los_Angeles', '-08:00', ['2026-03-09', '-07:00'], ['2026-11-02', '-08:00']),
  changing('America/St_Johns', '-03:30', ['2026-03-09', '-02:30'], ['2026-11-02', '-03:30']),
];

const midnightsOf = ({ november, newYear, forward, back }: Zone) =>
  [
    ['an ordinary midnight', '2026-11-26', november],
    ['the beginning of a Sunday', '2026-11-29', november],
    ['the end of a Sunday', '2026-11-30', november],
    ['the end of the day when clocks go forward', ...forward],
    ['the end of the day when clocks go back', ...back],
    ['New Year', '2027-01-01', newYear],
  ] as const;

const table = zones.flatMap((zone) =>
  midnightsOf(zone).map(([moment, date, offset]) => ({ zone: zone.zone, moment, date, offset })),
);

/** A plan, and who asks for it. */
interface Owner {
  asker: Person;
  householdId: string | undefined;
  device: SyncDevice;
  recipe: string;
  feed: string;
}

async function openOwner(asker: Person, householdId?: string): Promise<Owner> {
  const { body } = await asker.ask(calendarFeedRoutes.create, { body: { householdId } });
  const device = openDevice(asker, householdId === undefined ? {} : { householdId });
  const recipe = await createTestRecipe(asker, { title: 'Soup' });
  return { asker, householdId, device, recipe, feed: new URL(body.url).pathname };
}

/** A person with this zone, and a household with it whose founder lives a day away. */
async function openOwners(zone: string, offset: string): Promise<Owner[]> {
  const founder = await newPerson(
    offset.startsWith('+') ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati',
  );
  const { body } = await founder.ask(householdsRoutes.create, {
    body: { name: 'Number 7', timeZone: zone },
  });
  return [await openOwner(await newPerson(zone)), await openOwner(founder, body._id)];
}

/** The calendar has 31 days before today, and 180 after it. */
const feedDays = [-32, -31, -30, 180, 181, 182];

/** Notes around the first and the last day of the calendar, this week's plan and the next, and a meal of every week. */
async function planAround({ device }: Owner, today: PlainDate): Promise<void> {
  const dates = [...feedDays.map((days) => addDays(today, days)), today, addDays(today, 1)];
  const meal = { meal: 'dinner', quantity: 1, order: 'a0' };
  await device.sync([
    ...dates.map((date) => device.make('addMeal', { id: randomUUID(), date, note: date, ...meal })),
    device.make('setRecurringMeal', {
      id: randomUUID(),
      change: {
        weekday: weekdayOf(today),
        meal: 'dinner',
        quantity: 1,
        note: 'Every week',
        plannedUntil: today,
      },
    }),
  ]);
}

/** What shows which day the server takes for today. */
async function daysOf({ asker, householdId, device, recipe, feed }: Owner, today: PlainDate) {
  const query = householdId === undefined ? {} : { householdId };
  const current = await asker.ask(mealPlansRoutes.current, { query });
  const list = await asker.ask(shoppingListRoutes.ofDays, { query });
  const calendar = await testApp.app.inject({ method: 'GET', url: feed });
  const noted = [...calendar.body.matchAll(/SUMMARY:Dinner: (\d{4}-\d\d-\d\d)/g)].map(
    ([, date]) => date!,
  );
  await device.sync();
  const recurring = [...device.rows.values()].flatMap(({ kind, fields }) =>
    kind === 'meals' && (fields as Row<'meals'>['fields']).note === 'Every week'
      ? [(fields as Row<'meals'>['fields']).date]
      : [],
  );
  const log = await asker.ask(cookLogRoutes.add, {
    params: { id: recipe },
    body: { householdId, cookedOn: today },
  });
  return {
    plan: current.body.mealPlan?.startDate,
    list: list.body.shoppingList?.startDate,
    calendar: noted.toSorted(),
    recurring: recurring.toSorted().at(-1),
    cookLog: log.status,
  };
}

describe('the day of a person and of a household', () => {
  test.each(table)(
    'the day of a person and of a household in $zone begins at its midnight: $moment',
    async ({ zone, date, offset }) => {
      const midnight = new Date(`${date}T00:00:00${offset}`);
      const before = addDays(date, -1);
      testApp.setTime(new Date(midnight.getTime() - 10 * minuteMs));
      const owners = await openOwners(zone, offset);
      for (const owner of owners) await planAround(owner, before);

      for (const [today, now] of [
        // The clock goes on meanwhile.
        [before, new Date(midnight.getTime() - 5 * minuteMs)],
        [date, midnight],
      ] as const) {
        testApp.setTime(now);
        await planRecurringMeals(testApp.deps, never);
        const expected = {
          plan: mondayOf(today),
          list: mondayOf(today),
          calendar: [-31, -30, 0, 1, 180, 181]
            .map((days) => addDays(before, days))
            .filter((day) => day >= addDays(today, -31) && day <= addDays(today, 180)),
          // Its weekday is that of the day before midnight.
          recurring: addDays(before, today === before ? 21 : 28),
          cookLog: 200,
        };
        for (const owner of owners) expect(await daysOf(owner, today)).toEqual(expected);
      }
      // So that the next row does not plan them on.
      await testApp.database.db.delete(syncRows).where(eq(syncRows.kind, 'recurringMeals'));
    },
  );
});

describe('a time zone', () => {
  const zoneOf = async (person: Person) => (await person.ask(accountsRoutes.me)).body.timeZone;
  const homeOf = async (person: Person, id: string) =>
    (await person.ask(householdsRoutes.get, { params: { id } })).body.timeZone;

  test('a person has the time zone of the browser they registered in, until they change it', async () => {
    const ann = await newPerson('Australia/Perth');
    expect(ann.user.timeZone).toBe('Australia/Perth');
    const change = { body: { timeZone: 'Europe/London' } };
    expect((await ann.ask(profileRoutes.updateProfile, change)).body.timeZone).toBe(
      'Europe/London',
    );
    expect(await zoneOf(ann)).toBe('Europe/London');
  });

  test('a person who registered without a time zone has the day of Sydney', async () => {
    const ann = await newPerson();
    expect(ann.user.timeZone).toBeNull();
    const home = await foundHousehold(ann);
    expect(await homeOf(ann, home)).toBeNull();
  });

  test('a household has the time zone of its founder, unless another is given', async () => {
    const ann = await newPerson('Australia/Perth');
    expect(await homeOf(ann, await foundHousehold(ann))).toBe('Australia/Perth');
    const named = { body: { name: 'Beach house', timeZone: 'Pacific/Auckland' } };
    const { body } = await ann.ask(householdsRoutes.create, named);
    expect(body.timeZone).toBe('Pacific/Auckland');
    await ann.ask(profileRoutes.updateProfile, { body: { timeZone: 'Europe/London' } });
    expect(await homeOf(ann, body._id)).toBe('Pacific/Auckland');
  });

  test('the time zone of a household is changed for everybody by its admin, and by no other member', async () => {
    const [ann, ben, outsider] = [await newPerson(), await newPerson(), await newPerson()];
    const id = await foundHousehold(ann);
    await addHouseholdMember(testApp.database.db, id, ben);
    const change = { params: { id }, body: { timeZone: 'Australia/Perth' } };
    for (const person of [ben, outsider]) {
      expect((await person.ask(householdsRoutes.changeSettings, change)).status).toBe(403);
    }
    expect((await ann.ask(householdsRoutes.changeSettings, change)).status).toBe(200);
    expect(await homeOf(ben, id)).toBe('Australia/Perth');
  });

  /** Every call that brings the zone of a browser. */
  async function startWith(founder: Person, timeZone: unknown) {
    const email = `${randomUUID()}@example.com`;
    const account = { username: `Ben ${randomUUID()}`, email, password: 'plum jam on toast' };
    return {
      registering: await visitorOf(testApp.app).ask(accountsRoutes.register, {
        body: { ...account, timeZone } as never,
      }),
      founding: await founder.ask(householdsRoutes.create, {
        body: { name: 'Other', timeZone } as never,
      }),
    };
  }

  test.each([
    'Australia/Atlantis',
    'Etc/Unknown',
    '+10:00',
    '',
    '\u0000',
    'UTC',
    'EST',
    'Etc/GMT+9',
  ])(
    'a time zone that a browser names is absent if no place is known by it: %j',
    async (timeZone) => {
      const ann = await newPerson('Australia/Perth');
      const { registering, founding } = await startWith(ann, timeZone);
      expect(registering.status).toBe(200);
      expect(registering.body.user.timeZone).toBeNull();
      expect(founding.status).toBe(200);
      expect(founding.body.timeZone).toBe('Australia/Perth');
    },
  );

  test.each(['America/'.repeat(20), 7, null])(
    'a time zone that is no short text is refused of a browser too: %j',
    async (timeZone) => {
      const { registering, founding } = await startWith(await newPerson(), timeZone);
      expect([registering.status, founding.status]).toEqual([400, 400]);
    },
  );

  test.each(['Australia/Atlantis', 'Etc/Unknown', '+10:00', '', 'America/'.repeat(20), 7, null])(
    'a time zone that someone chooses and that does not exist is refused, and nothing changes: %j',
    async (timeZone) => {
      const ann = await newPerson('Australia/Perth');
      const id = await foundHousehold(ann);
      const body = { timeZone } as never;
      const answers = [
        await ann.ask(profileRoutes.updateProfile, { body }),
        await ann.ask(householdsRoutes.changeSettings, { params: { id }, body }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([400, 400]);
      for (const { error } of answers) {
        expect((error.details as { field: string }[])[0]!.field).toBe('timeZone');
      }
      expect(await zoneOf(ann)).toBe('Australia/Perth');
      expect(await homeOf(ann, id)).toBe('Australia/Perth');
    },
  );

  test.each([
    ['of an account and a household that are older', null],
    ['that is stored, and that the server does not know,', 'Australia/Atlantis'],
  ])('the time zone %s is Sydney’s', async (_which, timeZone) => {
    testApp.setTime(new Date('2026-11-29T13:30Z')); // Half past midnight in Sydney, a Monday.
    const ann = await newPerson('Europe/London');
    const id = await foundHousehold(ann);
    const owners = [await openOwner(ann), await openOwner(ann, id)];
    const { db } = testApp.database;
    await db.update(users).set({ timeZone }).where(eq(users.id, ann.user._id));
    await db.update(households).set({ timeZone }).where(eq(households.id, id));
    for (const owner of owners) await planAround(owner, '2026-11-29');
    await planRecurringMeals(testApp.deps, never);
    for (const owner of owners) {
      expect(await daysOf(owner, '2026-11-30')).toMatchObject({
        plan: '2026-11-30',
        list: '2026-11-30',
        recurring: '2026-12-27',
      });
    }
    await db.delete(syncRows).where(eq(syncRows.kind, 'recurringMeals'));
  });
});
