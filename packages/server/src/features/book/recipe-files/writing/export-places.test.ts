import { expect, test } from 'vitest';
import { openExportPlaces, type ExportPlaces } from './export-places';

/** Asks for an export of two chunks; `begun` says whether its first one was made. */
function ask(places: ExportPlaces, ownerId: string) {
  const seen = { isBegun: false, isEnded: false };
  const controller = new AbortController();
  async function* make() {
    try {
      seen.isBegun = true;
      yield Buffer.from('one');
      yield Buffer.from('two');
    } finally {
      seen.isEnded = true;
    }
  }
  const bytes = places.inPlace(ownerId, make(), controller.signal);
  return { seen, first: bytes.next(), bytes, leave: () => controller.abort() };
}

/** Everything that can go on without another place has gone on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a person’s second export begins when the first one has been read', async () => {
  const places = openExportPlaces();
  const [one, two] = [ask(places, 'priya'), ask(places, 'priya')];
  await one.first;
  await settled();
  expect(two.seen.isBegun).toBe(false);
  await one.bytes.next();
  expect((await one.bytes.next()).done).toBe(true);
  expect(String((await two.first).value)).toBe('one');
});

test('six people export at once, and the seventh when one of them has left', async () => {
  const places = openExportPlaces();
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ask(places, name));
  const seventh = ask(places, 'g');
  await Promise.all(six.map(({ first }) => first));
  await settled();
  expect(seventh.seen.isBegun).toBe(false);
  await six[2]!.bytes.return(undefined);
  expect(six[2]!.seen.isEnded).toBe(true);
  expect(String((await seventh.first).value)).toBe('one');
});

test('a fourth export of a person is refused while two wait, and takes no place of others', async () => {
  const places = openExportPlaces();
  const mine = Array.from({ length: 3 }, () => ask(places, 'priya'));
  await expect(ask(places, 'priya').first).rejects.toMatchObject({ code: 'WORKERS_BUSY' });
  expect(String((await ask(places, 'tom').first).value)).toBe('one');
  expect(mine.map(({ seen }) => seen.isBegun)).toEqual([true, false, false]);
});

test('a person who leaves while they wait to export has no place', async () => {
  const places = openExportPlaces();
  const [one, two, three] = Array.from({ length: 3 }, () => ask(places, 'priya'));
  two!.leave();
  await expect(two!.first).rejects.toThrow('aborted');
  await one!.bytes.return(undefined);
  expect(String((await three!.first).value)).toBe('one');
  expect(two!.seen.isBegun).toBe(false);
});

test('an export that fails gives its place back', async () => {
  const places = openExportPlaces();
  async function* failing(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('one');
    throw new Error('the database has gone');
  }
  const { signal } = new AbortController();
  const bytes = places.inPlace('priya', failing(), signal);
  await bytes.next();
  await expect(bytes.next()).rejects.toThrow('has gone');
  expect(String((await ask(places, 'priya').first).value)).toBe('one');
});
