import { afterAll, describe, expect, test } from 'vitest';
import { listItemsRoutes } from '@saltbush/contract/plan/list-items';
import { namedListLimits } from '@saltbush/domain/plan/rows/named-list-rows';
import type { Row } from '@saltbush/domain/plan/rows/rows';
import { newId } from '../../../platform/ids';
import { foundHousehold } from '../../../testing/households';
import { addHouseholdMember } from '../../../testing/recipes';
import { openDevice } from '../../../testing/sync-device';
import { openTestApp } from '../../../testing/test-app';
import { createTestUsers, registerUser, type Person } from '../../../testing/test-users';

const { lists, list, add, change, move, remove } = listItemsRoutes;
const testApp = await openTestApp();
afterAll(() => testApp.close());
const { priya, tom } = await createTestUsers(testApp.app);

async function makeList(person: Person, name: string, more: { isByHand?: true } = {}) {
  const device = openDevice(person);
  const id = newId();
  await device.sync([device.make('setNamedList', { id, change: { name, order: 'a0', ...more } })]);
  return id;
}

const itemsOf = async (person: Person, listId?: string) =>
  (await person.ask(list, { query: listId === undefined ? {} : { listId } })).body.items;
const textsOf = async (person: Person, listId?: string) =>
  (await itemsOf(person, listId)).map(({ text }) => text);

describe('lists beside the plan’s, for programs', () => {
  test('a list that a phone made is named, and what is put on it is on no other list', async () => {
    const person = await registerUser(testApp.app, 'Builder');
    const listId = await makeList(person, 'Hardware');
    const named = await person.ask(lists, {});
    expect(named.body.lists).toEqual([{ _id: listId, name: 'Hardware' }]);
    const { body } = await person.ask(add, { body: { text: 'screws\nmilk', listId } });
    expect(body.added.map(({ text }) => text)).toEqual(['screws', 'milk']);
    await person.ask(add, { body: { text: 'bread' } });
    expect((await textsOf(person, listId)).toSorted()).toEqual(['milk', 'screws']);
    expect(await textsOf(person)).toEqual(['bread']);
  });

  test('a phone is sent what a program put on a list, with what its text says', async () => {
    const person = await registerUser(testApp.app, 'Sender');
    const listId = await makeList(person, 'Party');
    await person.ask(add, { body: { text: 'milk', listId } });
    const device = openDevice(person);
    const { itemNeeds } = await device.sync([]);
    const [item] = [...device.rows.values()].filter(({ kind }) => kind === 'namedItems');
    expect((item as Row<'namedItems'>).fields).toMatchObject({ listId, text: 'milk' });
    expect(itemNeeds[item!.id]).toMatchObject([{ identity: { key: 'milk' } }]);
  });

  test('an item is called otherwise, noted, ticked and removed', async () => {
    const person = await registerUser(testApp.app, 'Changer');
    const listId = await makeList(person, 'Hardware');
    const { body } = await person.ask(add, { body: { text: 'screws', listId } });
    const params = { key: body.added[0]!._id };
    const fields = { text: 'nails', note: '40 mm', isTicked: true };
    expect((await person.ask(change, { params, body: { ...fields, listId } })).status).toBe(204);
    expect(await itemsOf(person, listId)).toMatchObject([fields]);
    expect((await person.ask(change, { params, body: fields })).status).toBe(404);
    expect((await person.ask(remove, { params, query: { listId } })).status).toBe(204);
    expect(await itemsOf(person, listId)).toEqual([]);
    expect((await person.ask(remove, { params, query: { listId } })).status).toBe(404);
  });

  test('an item of a list that is sorted by hand moves behind another one', async () => {
    const person = await registerUser(testApp.app, 'Mover');
    const listId = await makeList(person, 'Party', { isByHand: true });
    const { body } = await person.ask(add, { body: { text: 'candles\ncake\nhats', listId } });
    const [candles, cake, hats] = body.added.map(({ _id }) => _id);
    const moveBehind = (key: string, after: string | null) =>
      person.ask(move, { params: { key }, body: { after, listId } });
    await moveBehind(candles!, cake!);
    expect(await textsOf(person, listId)).toEqual(['cake', 'candles', 'hats']);
    await moveBehind(hats!, null);
    expect(await textsOf(person, listId)).toEqual(['hats', 'cake', 'candles']);
    expect((await moveBehind(hats!, newId())).status).toBe(400);
  });

  test('an item of a list by aisle moves into the aisle of another one, on every list', async () => {
    const person = await registerUser(testApp.app, 'Walker');
    const listId = await makeList(person, 'Party');
    const { body } = await person.ask(add, { body: { text: 'milk\napples', listId } });
    const [milk, apples] = body.added.map(({ _id }) => _id);
    await person.ask(move, { params: { key: milk! }, body: { after: apples!, listId } });
    await person.ask(add, { body: { text: 'milk' } });
    expect(await itemsOf(person)).toMatchObject([{ key: 'milk', aisle: 'Fruit & Veg' }]);
  });

  test('a list of somebody else, and one that is not there, are not found', async () => {
    const listId = await makeList(priya, 'Secret');
    const { body } = await priya.ask(add, { body: { text: 'gift', listId } });
    const params = { key: body.added[0]!._id };
    const statuses = [
      await tom.ask(list, { query: { listId } }),
      await tom.ask(add, { body: { text: 'milk', listId } }),
      await tom.ask(change, { params, body: { isTicked: true, listId } }),
      await tom.ask(move, { params, body: { after: null, listId } }),
      await tom.ask(remove, { params, query: { listId } }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404, 404]);
    expect((await tom.ask(lists, {})).body.lists).toEqual([]);
  });

  test('the lists of a community are for its members', async () => {
    const householdId = await foundHousehold(priya, 'The Harpers');
    const device = openDevice(priya, { householdId });
    const id = newId();
    await device.sync([
      device.make('setNamedList', { id, change: { name: 'Party', order: 'a0' } }),
    ]);
    const query = { householdId };
    expect((await priya.ask(lists, { query })).body.lists).toHaveLength(1);
    expect((await tom.ask(lists, { query })).status).toBe(403);
    expect((await tom.ask(list, { query: { ...query, listId: id } })).status).toBe(403);
  });

  test('there are only so many lists', async () => {
    const person = await registerUser(testApp.app, 'Collector');
    const device = openDevice(person);
    const making = Array.from({ length: namedListLimits.lists + 1 }, (_, number) =>
      device.make('setNamedList', {
        id: newId(),
        change: { name: `List ${number}`, order: 'a0' },
      }),
    );
    const { refused } = await device.sync(making);
    expect(refused).toMatchObject([{ id: making.at(-1)!.id, code: 'FULL' }]);
  });

  test('there are only so many items to buy, and what is ticked takes no place', async () => {
    const person = await registerUser(testApp.app, 'Hoarder');
    const listId = await makeList(person, 'Party');
    const device = openDevice(person);
    const adding = (ids: string[]) =>
      device.make('addNamedItems', {
        listId,
        items: ids.map((id) => ({ id, text: 'x', order: 'a0' })),
      });
    const ids = Array.from({ length: namedListLimits.items }, newId);
    const parts = Array.from({ length: 10 }, (_, part) => ids.slice(part * 100, part * 100 + 100));
    expect((await device.sync(parts.map(adding))).refused).toEqual([]);
    expect((await device.sync([adding([newId()])])).refused).toMatchObject([{ code: 'FULL' }]);
    const tick = device.make('tickNamedItems', { items: [ids[0]!], on: '2026-11-23' });
    expect((await device.sync([tick, adding([newId()])])).refused).toEqual([]);
  });
});

describe('the list beside the plan’s of a household', () => {
  test('a shopper ticks on a named list and changes nothing else of it, and a viewer reads it', async () => {
    const [owner, shopper, viewer] = (await Promise.all(
      ['Olive', 'Sho', 'Vi'].map((name) => registerUser(testApp.app, name)),
    )) as [Person, Person, Person];
    const householdId = await foundHousehold(owner, 'Number 7');
    await addHouseholdMember(testApp.database.db, householdId, shopper, 'shopper');
    await addHouseholdMember(testApp.database.db, householdId, viewer, 'viewer');
    const [listId, id] = [newId(), newId()];
    const device = openDevice(owner, { householdId });
    await device.sync([
      device.make('setNamedList', { id: listId, change: { name: 'Party', order: 'a0' } }),
      device.make('addNamedItems', { listId, items: [{ id, text: 'hats', order: 'a0' }] }),
    ]);
    const ofList = { householdId, listId };
    const params = { key: id };
    const tick = (person: Person) =>
      person.ask(change, { params, body: { ...ofList, isTicked: true } });
    const read = async (person: Person) => (await person.ask(list, { query: ofList })).body.items;
    expect((await tick(viewer)).status).toBe(403);
    expect(await read(viewer)).toMatchObject([{ text: 'hats', isTicked: false }]);
    expect((await tick(shopper)).status).toBe(204);
    expect((await viewer.ask(lists, { query: { householdId } })).body.lists).toHaveLength(1);
    for (const person of [shopper, viewer]) {
      const refused = [
        await person.ask(add, { body: { ...ofList, text: 'cake' } }),
        await person.ask(change, { params, body: { ...ofList, text: 'cake' } }),
        await person.ask(move, { params, body: { ...ofList, after: null } }),
        await person.ask(remove, { params, query: ofList }),
      ].map(({ status }) => status);
      expect(refused).toEqual([403, 403, 403, 403]);
    }
    expect(await read(shopper)).toMatchObject([{ text: 'hats', isTicked: true }]);
  });
});
