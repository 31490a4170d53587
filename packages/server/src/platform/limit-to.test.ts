import { expect, test } from 'vitest';
import { limitTo } from './limit-to';

test('at most so many run at once, in the order they came', async () => {
  const atMostTwo = limitTo(2);
  const started: number[] = [];
  const finish: (() => void)[] = [];
  const tasks = [0, 1, 2, 3].map((n) =>
    atMostTwo(async () => {
      started.push(n);
      await new Promise<void>((resolve) => finish.push(resolve));
      return n;
    }),
  );
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  finish[0]!();
  await tasks[0];
  await Promise.resolve();
  expect(started).toEqual([0, 1, 2]);
  finish[1]!();
  finish[2]!();
  await tasks[2];
  await Promise.resolve();
  finish[3]!();
  expect(await Promise.all(tasks)).toEqual([0, 1, 2, 3]);
});

test('one that fails gives its place on', async () => {
  const oneByOne = limitTo(1);
  const failing = oneByOne(() => Promise.reject(new Error('burnt')));
  const next = oneByOne(() => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('burnt');
  expect(await next).toBe('done');
});
