import { expect, test } from 'vitest';
import { openMemory } from './memory';

test('a memory returns what was set, and nothing for another text', () => {
  const memory = openMemory<number>();
  memory.set('2 eggs', 2);
  expect([memory.get('2 eggs'), memory.get('3 eggs')]).toEqual([2, undefined]);
});

test('a memory that is full of texts is emptied', () => {
  const memory = openMemory<number>({ texts: 2 });
  for (const n of [1, 2, 3]) memory.set(`${n} eggs`, n);
  expect([1, 2, 3].map((n) => memory.get(`${n} eggs`))).toEqual([undefined, undefined, 3]);
});

test('a memory never holds more letters than it may', () => {
  const memory = openMemory<number>({ letters: 100 });
  const texts = Array.from({ length: 50 }, (_, n) => `${n} `.padEnd(1 + ((n * 7) % 60), 'x'));
  texts.forEach((text, n) => {
    memory.set(text, n);
    const held = texts.filter((each) => memory.get(each) !== undefined);
    expect(held).toContain(text);
    expect(held.join('').length).toBeLessThanOrEqual(100);
  });
});

test('a text longer than all that may be held is not remembered and displaces nothing', () => {
  const memory = openMemory<number>({ letters: 10 });
  memory.set('2 eggs', 2);
  memory.set('eggs '.repeat(10), 10);
  expect([memory.get('2 eggs'), memory.get('eggs '.repeat(10))]).toEqual([2, undefined]);
});
