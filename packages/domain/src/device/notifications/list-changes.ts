/**
 * What others changed on a shopping list, in one sentence for a notification.
 *
 * - A member hears of the changes of others, never of their own.
 * - One notice a list in ten minutes at most. The first waits a minute, so that what someone types in a row
 *   comes together.
 * - Names of added things come first: they are what one reads in the shop.
 */
import { listed } from '../../account/countries/forms';
import { say } from '../../texts/say';

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
  const sentences = people.map((name) =>
    say('{name} {phrases}.', {
      name,
      phrases: listed(phrasesOf(changes.filter(({ by }) => by === name))),
    }),
  );
  const text = sentences.join(' ');
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1)}…`;
}

/** Each follows the name of who did it: "Tom added milk". */
function phrasesOf(changes: readonly ListChange[]): string[] {
  const names = changes.flatMap(({ kind, names: added = [] }) =>
    kind === 'addItems' ? added : [],
  );
  const countOf = (kind: ListChange['kind']) =>
    changes.reduce((sum, change) => sum + (change.kind === kind ? change.count : 0), 0);
  const [recipes, removed, ticked] = [
    countOf('addListedRecipe'),
    countOf('removeItem'),
    countOf('tick'),
  ];
  return [
    names.length > 0 && say('added {things}', { things: namesOf(names) }),
    recipes > 0 &&
      say('{count, plural, one {added # recipe} other {added # recipes}}', { count: recipes }),
    removed > 0 &&
      say('{count, plural, one {removed # item} other {removed # items}}', { count: removed }),
    ticked > 0 &&
      say('{count, plural, one {ticked off # item} other {ticked off # items}}', { count: ticked }),
  ].filter((phrase) => phrase !== false);
}

function namesOf(names: readonly string[]): string {
  const different = [...new Set(names)];
  const shown = different.slice(0, maxNames);
  const more = different.length - shown.length;
  return listed(more > 0 ? [...shown, say('{count} more', { count: more })] : shown);
}
