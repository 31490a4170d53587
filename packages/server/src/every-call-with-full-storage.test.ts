/**
 * Every call of the contract, by a person whose storage is far beyond full, and whose household's is: what would store
 * more is refused and changes nothing, what removes works, and with space again the same call works.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { imagesRoutes } from '@saltbush/contract/recipe/images';
import { limitStorage, testLimit, usedBy, fillStorage } from './testing/storage/full-storage';
import { openCast, type Cast } from './testing/permissions/cast';
import { difference, readRows } from './testing/permissions/database-rows';
import { calls, sendAs, type Call } from './testing/permissions/requests';
import { readTables } from './testing/permissions/table';

const table = readTables();
let cast: Cast;
const db = () => cast.testApp.database.db;
const owners = () => [cast.owner.user._id, cast.callers.owner.things['household']!];
beforeAll(async () => {
  cast = await openCast();
  await fill();
}, 120_000);
afterAll(() => cast.close());

async function fill(): Promise<void> {
  await limitStorage(db());
  for (const id of owners()) await fillStorage(db(), id, testLimit * 1.3);
}

const used = async () => {
  const [own = 0, ofHousehold = 0] = await Promise.all(owners().map((id) => usedBy(db(), id)));
  return own + ofHousehold;
};

/** What only reads is not refused: then nobody looks at them. */
const rowsBefore = async ({ route }: Call) =>
  route.method === 'GET' ? new Set<string>() : readRows(db());

/** A removal is recorded; a shorter recipe leaves its longer version. */
const mayGrow = /\.remove/;
/** They end the session, the household or the account. */
const ends = (call: Call) =>
  /households\.(?:close|remove|leave)$|accountDeletion|logout/.test(call.name);

test('a call that would store more is refused, changes nothing, and works when there is room', async () => {
  const faults: string[] = [];
  const refused: string[] = [];
  for (const call of calls.filter((one) => !ends(one))) {
    const [before, rows] = [await used(), await rowsBefore(call)];
    const { text } = await sendAs(cast, 'owner', call);
    const isRefused = /"code":"(?:HOUSEHOLD_)?STORAGE_FULL"/.test(text);
    if (!isRefused) {
      const grown = (await used()) - before;
      if (grown > 0 && !mayGrow.test(call.name)) faults.push(`${call.name} took ${grown} bytes`);
      continue;
    }
    refused.push(call.name);
    const changed = difference(rows, await readRows(db()));
    faults.push(...changed.map((row) => `${call.name} has changed ${row.slice(0, 200)}`));
    await limitStorage(db(), 1e9);
    const again = await sendAs(cast, 'owner', call);
    const expected = table.get(call.name)!.owner;
    if (again.status !== expected) faults.push(`${call.name}: ${again.status} with room`);
    await fill();
  }
  expect(faults).toEqual([]);
  expect(refused).toEqual(
    expect.arrayContaining(['recipes.create', 'mealPlans.addMeal', 'cookLog.add']),
  );
}, 120_000);

test('a picture is refused without leaving files, and stored when there is room', async () => {
  const png = await sharp({
    create: { width: 90, height: 60, channels: 3, background: '#a37c52' },
  })
    .png()
    .toBuffer();
  const file = new Blob([new Uint8Array(png)], { type: 'image/png' });
  const upload = () => cast.owner.ask(imagesRoutes.upload, { file });
  const folder = join(cast.testApp.deps.config.dataFolder, 'images');
  const before = await readdir(folder);
  expect((await upload()).error?.code).toBe('STORAGE_FULL');
  expect(await readdir(folder)).toEqual(before);
  await limitStorage(db(), 1e9);
  expect((await upload()).status).toBe(200);
});
