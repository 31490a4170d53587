/** Random changes of what is typed onto the list. */
import { askedBy } from './asked-amounts';
import { pick } from './list-rows';
import type { Action } from './list-rows';
import type { Asked } from './plain-list';

const mostItems = 15;

/** Every other one waits for the server; one in five is of no food. */
export const addItem: Action = (run, a, b, c) => {
  if (run.plain.items.size >= mostItems) return;
  const id = run.newId('i');
  const { text, asked } = typedBy(a, b, c % 5 === 0 ? run.newWord() : undefined);
  run.apply('addItems', { items: [{ id, text, order: 'a0' }] });
  run.plain.items.set(id, { text });
  if (b % 2 === 0) run.readItems(new Map([[id, asked]]));
};

export const changeItem: Action = (run, a, b, c) => {
  const id = pick(run.plain.items.keys(), a);
  if (id === undefined) return;
  const { text, asked } = typedBy(a + 1, b, c % 5 === 0 ? run.newWord() : undefined);
  run.apply('changeItem', { id, change: { text } });
  const item = run.plain.items.get(id)!;
  // A text that comes back is known still.
  item.asked = item.read?.text === text ? item.read.asked : undefined;
  item.text = text;
  if (b % 3 > 0) run.readItems(new Map([[id, asked]]));
};

/** @param word of an item without a food, so that no two of them are the same */
function typedBy(a: number, b: number, word: string | undefined): Typing {
  return word === undefined ? askedBy(a, b) : { text: `zzyzx ${word}`, asked: undefined };
}

interface Typing {
  text: string;
  asked: Asked | undefined;
}

export const repeatItem: Action = (run, a, b) => {
  const id = pick(run.plain.items.keys(), a);
  if (id === undefined) return;
  const repeatWeeks = b % 2 === 0 ? 1 : null;
  run.apply('changeItem', { id, change: { repeatWeeks } });
  run.plain.items.get(id)!.repeatWeeks = repeatWeeks ?? undefined;
};

export const removeItem: Action = (run, a) => {
  const id = pick(run.plain.items.keys(), a);
  if (id === undefined) return;
  run.apply('removeItem', { id });
  run.plain.items.delete(id);
};
