import { beforeEach, expect, test, vi } from 'vitest';
import { recipeFileLimits } from '@saltbush/contract/book/recipe-files';
import { photoLimits } from '@saltbush/contract/recipe/recipe-photo';
import { storableFile, stubFiles } from '../../../testing/shared-files';
import { eraseShared } from './erase-shared';
import {
  findShared,
  forgetOldShared,
  forgetShared,
  sharedLimits,
  storeShared,
} from './shared-content';

beforeEach(stubFiles);

const photo = async (name: string, bytes = name.length) => {
  const file = await storableFile(name, 'image/jpeg');
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};
const share = async (name: string, bytes?: number) =>
  storeShared({ title: name, text: '', url: '', files: [await photo(name, bytes)] });
const titleOf = async (id: string) => (await findShared(id))?.title;
const at = (time: number) => void vi.spyOn(Date, 'now').mockReturnValue(time);

test('a share is found until it is imported', async () => {
  const [one, other] = [await share('one.jpg'), await share('other.jpg')];
  const found = await findShared(one);
  expect([found!.title, found!.files[0]!.name, await found!.files[0]!.text()]).toEqual([
    'one.jpg',
    'one.jpg',
    'one.jpg',
  ]);
  await forgetShared(one);
  expect([await titleOf(one), await titleOf(other)]).toEqual([undefined, 'other.jpg']);
});

test('a share is forgotten after a day', async () => {
  const start = Date.now();
  const id = await share('old.jpg');
  at(start + sharedLimits.ageMs - 1_000);
  expect(await titleOf(id)).toBe('old.jpg');
  at(start + sharedLimits.ageMs + 60_000);
  expect(await titleOf(id)).toBeUndefined();
});

test('the two newest shares wait, whatever came before', async () => {
  const start = Date.now();
  const ids: string[] = [];
  for (let index = 0; index < 4; index += 1) {
    at(start + index);
    ids.push(await share(`${index}.zip`, sharedLimits.bytes));
  }
  const titles = await Promise.all(ids.map(titleOf));
  expect(titles).toEqual([undefined, undefined, '2.zip', '3.zip']);
});

test.each([
  ['too many files', sharedLimits.files + 1, 1],
  ['too many bytes', 2, sharedLimits.bytes / 2 + 1],
])('a share of %s is refused', async (_what, count, bytes) => {
  const file = await photo('a.zip', bytes);
  const files = Array.from({ length: count }, () => file);
  await expect(storeShared({ title: '', text: '', url: '', files })).rejects.toThrow(RangeError);
});

test('whatever can be imported can be shared', () => {
  expect(sharedLimits.bytes).toBeGreaterThanOrEqual(recipeFileLimits.bytes);
  expect(sharedLimits.bytes).toBeGreaterThanOrEqual(photoLimits.totalBytes);
  expect(sharedLimits.files).toBeGreaterThanOrEqual(photoLimits.photos);
});

test('a device to which nothing was shared gets no database for it', async () => {
  await forgetOldShared();
  expect(await indexedDB.databases()).toEqual([]);
});

test('nothing that was shared stays after a sign-out', async () => {
  const id = await share('a.jpg');
  await eraseShared();
  expect(await indexedDB.databases()).toEqual([]);
  expect(await titleOf(id)).toBeUndefined();
});
