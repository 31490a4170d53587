/**
 * The files of a section in our own export: `cook-log.json`, and behind it `cook-log-0001.json` and on where the list
 * has more than about a megabyte. Neither who writes it nor who reads it holds more
 * (docs/decisions/0086-answers-in-bounded-pieces.md).
 */
import { bytesOfText, partsOf } from './parts';

/** @param part from 0 */
const sectionPlace = (name: string, part: number): string =>
  part === 0 ? `${name}.json` : `${name}-${String(part).padStart(4, '0')}.json`;

/** @example sectionOfPlace('cook-log-0001.json') // 'cook-log' */
export const sectionOfPlace = (place: string): string | undefined =>
  /^([a-z-]+?)(?:-\d{4,})?\.json$/.exec(place)?.[1];

export interface SectionFile<Item> {
  name: string;
  content: string;
  items: Item[];
}

/** The first one is there even if the list is empty. */
export async function* sectionFiles<Item>(
  name: string,
  items: AsyncIterable<Item>,
  most?: number,
): AsyncGenerator<SectionFile<Item>> {
  let number = 0;
  for await (const part of partsOf(withText(items), most)) {
    yield {
      name: sectionPlace(name, number),
      content: `[${part.map(({ text }) => `\n${text}`).join(',')}\n]\n`,
      items: part.map(({ item }) => item),
    };
    number += 1;
  }
}

async function* withText<Item>(items: AsyncIterable<Item>) {
  for await (const item of items) {
    const text = JSON.stringify(item);
    yield { item, text, bytes: bytesOfText(text) };
  }
}
