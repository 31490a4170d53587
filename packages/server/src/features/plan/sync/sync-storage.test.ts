/** What is added to plans and lists is bounded by bytes, operation by operation. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cookLogRoutes } from '@saltbush/contract/plan/cook-log';
import { mealPlansRoutes } from '@saltbush/contract/plan/meal-plans';
import { shoppingListRoutes } from '@saltbush/contract/plan/shopping-list';
import { storageUseRoutes } from '@saltbush/contract/account/storage-use';
import { rowKey } from '@saltbush/domain/plan/rows/rows';
import {
  limitStorage,
  testLimit,
  usedBy,
  fillStorage,
} from '../../../testing/storage/full-storage';
import { foundHousehold } from '../../../testing/households';
import { addHouseholdMember, createTestRecipe } from '../../../testing/recipes';
import { openDevice } from '../../../testing/sync-device';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser } from '../../../testing/test-users';
import { recountStorageUse } from '../../account/storage-use';

let testApp: TestApp;
const db = () => testApp.database.db;
beforeAll(async () => {
  testApp = await openTestApp();
  await limitStorage(db());
}, 60_000);
afterAll(() => testApp.close());

let count = 0;
const someone = () => registerUser(testApp.app, `Shopper ${(count += 1)}`);
const week = '2026-11-23';
const item = (text: string, more: object = {}) => ({
  id: randomUUID(),
  text,
  order: 'a0',
  ...more,
});
const codes = ({ refused }: { refused: { seq: number; code: string }[] }) =>
  refused.map(({ seq, code }) => [seq, code]);

describe('a device whose person’s storage is full', () => {
  test('a device with full storage is refused what adds, and what removes, ticks and shortens is run', async () => {
    const cook = await someone();
    const phone = openDevice(cook);
    const [milk, bread] = [item('whole milk'), item('bread')];
    await phone.sync([phone.make('addItems', { items: [milk, bread] })]);
    await fillStorage(db(), cook.user._id, testLimit);
    const answer = await phone.sync([
      phone.make('addItems', { items: [item('eggs')] }),
      phone.make('removeItem', { id: bread.id }),
      phone.make('tick', { week, items: [milk.id], on: week }),
      phone.make('changeItem', { id: milk.id, change: { text: 'whole milk, two litres' } }),
      phone.make('changeItem', { id: milk.id, change: { text: 'milk' } }),
    ]);
    expect(answer.lastSeq).toBe(6);
    expect(codes(answer)).toEqual([
      [2, 'STORAGE_FULL'],
      [5, 'STORAGE_FULL'],
    ]);
    expect([...phone.rows.keys()]).toEqual([rowKey('items', milk.id)]);
    expect(phone.rows.get(rowKey('items', milk.id))?.fields).toMatchObject({
      text: 'milk',
      tickedOn: week,
    });
  });

  test('a device with full storage hears it again after a lost answer, and adds once there is room', async () => {
    const cook = await someone();
    const phone = openDevice(cook);
    await fillStorage(db(), cook.user._id, testLimit);
    const eggs = item('eggs');
    const operations = [phone.make('addItems', { items: [eggs] })];
    await phone.call({ operations });
    expect(codes(await phone.sync(operations))).toEqual([[1, 'STORAGE_FULL']]);
    await recountStorageUse(db(), cook.user._id);
    expect(codes(await phone.sync([phone.make('addItems', { items: [eggs] })]))).toEqual([]);
    expect(phone.rows.size).toBe(1);
  });

  test('a device with full storage gets room by deleting changes, and starts from the rows that are left', async () => {
    const cook = await someone();
    const phone = openDevice(cook);
    const laptop = openDevice(cook);
    const [milk, bread] = [item('milk'), item('bread')];
    await phone.sync([phone.make('addItems', { items: [milk, bread] })]);
    await laptop.sync();
    await phone.sync([phone.make('removeItem', { id: bread.id })]);
    const before = await usedBy(db(), cook.user._id);
    const { body } = await cook.ask(storageUseRoutes.forgetChanges, { query: {} });
    expect(body.kinds.plan).toBeLessThan(before / 2);
    expect(await laptop.sync()).toMatchObject({ isReset: true });
    expect([...laptop.rows.keys()]).toEqual([rowKey('items', milk.id)]);
    expect(codes(await phone.sync([phone.make('addItems', { items: [item('eggs')] })]))).toEqual(
      [],
    );
  });

  test('a device with full storage makes nothing grow for ever by sending what is refused', async () => {
    const cook = await someone();
    const phone = openDevice(cook);
    await fillStorage(db(), cook.user._id, testLimit * 1.2);
    const before = await usedBy(db(), cook.user._id);
    const refused = Array.from({ length: 20 }, () =>
      phone.make('addItems', { items: [item('eggs')] }),
    );
    expect((await phone.sync(refused)).refused).toHaveLength(20);
    expect(await usedBy(db(), cook.user._id)).toBe(before);
  });
});

describe('a household whose storage is full', () => {
  test('a full household is full for each member, and their own list is not', async () => {
    const [owner, member] = [await someone(), await someone()];
    const householdId = await foundHousehold(owner);
    await addHouseholdMember(db(), householdId, member);
    await fillStorage(db(), householdId, testLimit);
    for (const person of [owner, member]) {
      const ours = openDevice(person, { householdId });
      const own = openDevice(person);
      const add = (device: typeof own) =>
        device.sync([device.make('addItems', { items: [item('eggs')] })]);
      expect(codes(await add(ours))).toEqual([[1, 'STORAGE_FULL']]);
      expect(codes(await add(own))).toEqual([]);
    }
    const { body } = await member.ask(storageUseRoutes.get, { query: { householdId } });
    expect(body).toMatchObject({ limit: testLimit });
    expect(body.used).toBeGreaterThanOrEqual(testLimit);
  });

  test('a full household is refused in words by calls that are not of a device, which save nothing', async () => {
    const cook = await someone();
    const householdId = await foundHousehold(cook);
    const id = await createTestRecipe(cook, { title: 'Laksa' });
    const plan = await cook.ask(mealPlansRoutes.createForHousehold, {
      params: { id: householdId },
      body: { startDate: week },
    });
    await fillStorage(db(), householdId, testLimit);
    const before = await usedBy(db(), householdId);
    const answers = [
      await cook.ask(mealPlansRoutes.addMeal, {
        params: { id: plan.body._id },
        body: { date: week, meal: { note: 'soup' } },
      }),
      await cook.ask(cookLogRoutes.add, { params: { id }, body: { cookedOn: week, householdId } }),
      await cook.ask(shoppingListRoutes.keepStaple, { body: { householdId, key: 'milk' } }),
    ];
    for (const { status, error } of answers) {
      expect([status, error?.code]).toEqual([413, 'HOUSEHOLD_STORAGE_FULL']);
      expect(error?.details).toMatch(/^Your community uses 10 MB of 10 MB.*its admin can/);
    }
    expect(await usedBy(db(), householdId)).toBe(before);
  });

  test('a full household gets room from its admin, and from no other member', async () => {
    const [owner, member] = [await someone(), await someone()];
    const householdId = await foundHousehold(owner);
    await addHouseholdMember(db(), householdId, member);
    const query = { householdId };
    expect((await member.ask(storageUseRoutes.forgetChanges, { query })).status).toBe(403);
    expect((await owner.ask(storageUseRoutes.forgetChanges, { query })).status).toBe(200);
  });
});

const step = fc.record({
  what: fc.constantFrom('items', 'meal', 'food'),
  which: fc.nat(9),
  text: fc.stringMatching(/^[a-zé\u{1f35e}"\\ ]{1,90}$/u),
});

test('operations never add beyond the storage limit, and a recount finds what was counted', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const cook = await someone();
      const phone = openDevice(cook);
      const space = 8_000;
      const ids = Array.from({ length: 10 }, () => randomUUID());
      await fillStorage(db(), cook.user._id, testLimit - space);
      const { refused } = await phone.sync(
        steps.map(({ what, which, text }) => {
          const note = `x${text}`;
          const meal = { date: week, meal: 'dinner', order: 'a0', quantity: 1, note };
          if (what === 'meal') return phone.make('addMeal', { id: ids[which]!, ...meal });
          if (what === 'food')
            return phone.make('changeFood', { key: `food-${which}`, change: { isStaple: true } });
          return phone.make('addItems', { items: [item(note), item(note)] });
        }),
      );
      expect(refused.every(({ code }) => code === 'STORAGE_FULL')).toBe(true);
      const used = await usedBy(db(), cook.user._id);
      const ofRefusals = 304 * refused.length;
      expect(used).toBeLessThanOrEqual(testLimit + ofRefusals);
      await recountStorageUse(db(), cook.user._id);
      expect(await usedBy(db(), cook.user._id)).toBe(used - (testLimit - space));
    }),
    { numRuns: 10 },
  );
}, 60_000);
