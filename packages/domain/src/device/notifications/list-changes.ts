/**
 * What others changed on a shopping list, in one sentence for a notification.
 *
 * - A member hears of the changes of others, never of their own.
 * - One notice a list in ten minutes at most. The first waits a minute, so that what someone types in a row
 *   comes together.
 * - Names of added things come first: they are what one reads in the shop.
 */
export const listNoticeEveryMs = 10 * 60_000;
export const listNoticeDelayMs = 60_000;

/** The changes that a notice tells of; others, such as a new order, are not worth an interruption. */
export const notifiedChanges = ['addItems', 'addListedRecipe', 'removeItem', 'tick'] as const;

export interface ListChange {
  /** The name of who did it. */
  by: string;
  kind: (typeof notifiedChanges)[number];
  /** Of added items: their texts. */
  names?: readonly string[];
  count: number;
}

const maxNames = 4;
const maxLength = 240;

/**
 * @example
 * describeListChanges([{ by: 'Tom', kind: 'addItems', names: ['milk', 'eggs'], count: 2 }])
 * // 'Tom added milk and eggs.'
 */
export function describeListChanges(changes: readonly ListChange[]): string {
  const people = [...new Set(changes.map(({ by }) => by))];
  const sentences = people.map((name) => {
    const parts = phrasesOf(changes.filter(({ by }) => by === name));
    return `${name} ${joined(parts)}.`;
  });
  const text = sentences.join(' ');
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1)}…`;
}

function phrasesOf(changes: readonly ListChange[]): string[] {
  const added = changes.flatMap(({ kind, names = [] }) => (kind === 'addItems' ? names : []));
  const countOf = (kind: ListChange['kind']) =>
    changes.reduce((sum, change) => sum + (change.kind === kind ? change.count : 0), 0);
  return [
    added.length > 0 && `added ${namesOf(added)}`,
    counted('added', countOf('addListedRecipe'), 'recipe'),
    counted('removed', countOf('removeItem'), 'item'),
    counted('ticked off', countOf('tick'), 'item'),
  ].filter((phrase) => phrase !== false);
}

function namesOf(names: readonly string[]): string {
  const different = [...new Set(names)];
  const shown = different.slice(0, maxNames);
  const more = different.length - shown.length;
  return joined(more > 0 ? [...shown, `${more} more`] : shown);
}

const counted = (verb: string, count: number, noun: string): string | false =>
  count > 0 && `${verb} ${count} ${noun}${count === 1 ? '' : 's'}`;

/** @example joined(['milk', 'eggs', 'bread']) // 'milk, eggs and bread' */
const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
