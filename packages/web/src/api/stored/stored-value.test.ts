import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { removeText, readText, writeText } from './local-store';
import { listOfValid, objectWith, parseStored, storedValue } from './stored-value';

interface Pantry {
  foods: string[];
  note?: string;
}

const key = 'saltbush.pantry-test';
const format = {
  version: 2,
  schema: objectWith<Pantry>({ foods: z.array(z.string()) }),
};
const pantry = storedValue(key, format);

afterEach(() => {
  vi.restoreAllMocks();
  removeText(key);
});

test('a stored value is written beside its version and read again', () => {
  expect(pantry.write({ foods: ['rice'] })).toBe(true);
  expect(readText(key)).toBe('{"version":2,"foods":["rice"]}');
  expect(pantry.read()).toMatchObject({ foods: ['rice'] });
  pantry.remove();
  expect(pantry.read()).toBeUndefined();
});

test('a stored value keeps fields that the schema does not name', () => {
  writeText(key, '{"version":2,"foods":[],"note":"from a newer release"}');
  expect(pantry.read()?.note).toBe('from a newer release');
});

test.each(['', '{', 'null', '[]', '{"foods":[]}', '{"version":1,"foods":[]}', '{"version":2}'])(
  'a stored value is not read from %s',
  (text) => {
    writeText(key, text);
    expect(pantry.read()).toBeUndefined();
    expect(parseStored(text, format)).toBeUndefined();
  },
);

test('a stored list leaves out its invalid items', () => {
  const list = storedValue(key, {
    schema: listOfValid(objectWith<{ id: string }>({ id: z.string() })),
  });
  writeText(key, '[{"id":"a"},{"id":1},null,{"id":"b","more":true}]');
  expect(list.read()).toEqual([{ id: 'a' }, { id: 'b', more: true }]);
});

test('a stored value reports that storage is full, and lasts until the page closes', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(pantry.write({ foods: ['rice'] })).toBe(false);
  expect(pantry.read()?.foods).toEqual(['rice']);
});

test('a stored value without a key is neither read nor written', () => {
  const nobody = storedValue(undefined, format);
  expect(nobody.write({ foods: [] })).toBe(false);
  expect(nobody.read()).toBeUndefined();
});
