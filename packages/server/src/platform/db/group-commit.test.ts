import { AppError } from '@saltbush/contract/errors';
import { DatabaseError } from 'pg';
import { beforeEach, expect, test, vi } from 'vitest';
import { openGroups } from './group-commit';

let ran: string[];
let end: (() => void)[];
beforeEach(() => {
  [ran, end] = [[], []];
});

/** Each group waits until the test lets it end; work that is called "bad" fails its group. */
const groups = (error: Error = new AppError('CONFLICT'), most = 3) =>
  openGroups<string, string>({
    most,
    run: async (owner, works) => {
      ran.push(`${owner}: ${works.join(' ')}`);
      await new Promise<void>((done) => end.push(done));
      if (works.includes('bad')) throw error;
      return works.map((work) =>
        work === 'refused'
          ? { status: 'rejected', reason: new AppError('FORBIDDEN') }
          : { status: 'fulfilled', value: `${work} done` },
      );
    },
  });

async function endAll<Result>(results: Promise<Result>[]): Promise<PromiseSettledResult<Result>[]> {
  const ending = setInterval(() => end.splice(0).forEach((done) => done()), 1);
  const settled = await Promise.allSettled(results);
  clearInterval(ending);
  return settled;
}

const outcomes = (settled: PromiseSettledResult<string>[]) =>
  settled.map((each) =>
    each.status === 'fulfilled' ? each.value : (each.reason as AppError).code,
  );

test('the first commit of a group runs at once, and what comes meanwhile runs together, in order', async () => {
  const add = groups();
  const results = ['a', 'b', 'c', 'd', 'e'].map((work) => add('list', work));
  expect(ran).toEqual(['list: a']);
  expect(outcomes(await endAll(results))).toEqual([
    'a done',
    'b done',
    'c done',
    'd done',
    'e done',
  ]);
  expect(ran).toEqual(['list: a', 'list: b c d', 'list: e']);
});

test('owners in groups do not wait for each other, and an idle one starts at once again', async () => {
  const add = groups();
  const results = [add('list', 'a'), add('plan', 'b')];
  expect(ran).toEqual(['list: a', 'plan: b']);
  await endAll(results);
  const again = add('list', 'c');
  expect(ran.at(-1)).toBe('list: c');
  await endAll([again]);
});

test('a change of a group that is refused, or cannot be stored, fails alone', async () => {
  const add = groups();
  const results = ['a', 'b', 'refused', 'c'].map((work) => add('list', work));
  expect(outcomes(await endAll(results))).toEqual(['a done', 'b done', 'FORBIDDEN', 'c done']);
  const more = ['d', 'e', 'bad', 'f'].map((work) => add('list', work));
  expect(outcomes(await endAll(more))).toEqual(['d done', 'e done', 'CONFLICT', 'f done']);
  expect(ran.slice(2)).toEqual(['list: d', 'list: e bad f', 'list: e', 'list: bad', 'list: f']);
});

test.each([
  ['22P05', true],
  ['23503', true],
  ['SB413', true],
  ['57014', false],
  ['53300', false],
  ['40P01', false],
])(
  'an error %s of the database decides whether each of a group is tried alone: %s',
  async (code, isTriedAlone) => {
    const add = groups(Object.assign(new DatabaseError('no', 1, 'error'), { code }));
    const settled = await endAll(['a', 'b', 'bad'].map((work) => add('list', work)));
    expect(settled.map(({ status }) => status)).toEqual([
      'fulfilled',
      isTriedAlone ? 'fulfilled' : 'rejected',
      'rejected',
    ]);
    expect(ran).toHaveLength(isTriedAlone ? 4 : 2);
  },
);

test('a lost connection is heard of by all of the group, and the next group runs', async () => {
  const add = groups(new Error('Connection terminated unexpectedly'));
  const results = ['a', 'b', 'bad', 'c', 'd'].map((work) => add('list', work));
  const settled = await endAll(results);
  expect(settled.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'rejected',
    'fulfilled',
  ]);
  expect(ran).toEqual(['list: a', 'list: b bad c', 'list: d']);
});

test('a group whose work throws before it waits for anything fails like any other', async () => {
  const add = openGroups<string, string>({
    most: 2,
    run: vi.fn<() => never>(() => {
      throw new Error('spilt');
    }),
  });
  await expect(add('list', 'a')).rejects.toThrow('spilt');
  await expect(add('list', 'b')).rejects.toThrow('spilt');
});
