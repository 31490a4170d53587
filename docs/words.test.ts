/** The words of the product: docs/style.md has them as `npm run check` enforces them. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { refusedWords } from '../scripts/plain-language.mjs';
import { exceptions, terms } from '../scripts/words.mjs';

describe('the tables of docs/style.md', () => {
  const style = readFileSync(new URL('style.md', import.meta.url), 'utf8');

  /** The cells of each row of the table that begins with these columns. */
  function rowsBelow(...columns: string[]): string[][] {
    const lines = style.split('\n').map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
    const from = lines.findIndex((cells) => cells.join() === columns.join());
    const rows = lines.slice(from + 2);
    return rows.slice(
      0,
      rows.findIndex((cells) => cells.length === 0),
    );
  }

  test('the words of the product are those of the check', () => {
    const rows = terms.map(({ word, means, never = [], within }) => {
      const where = within ? ` (in ${within.name})` : '';
      return [word, means, never.length === 0 ? '' : `${never.join(', ')}${where}`];
    });
    expect(rowsBelow('word', 'means', 'never')).toEqual(rows);
  });

  test('the exceptions are those of the check', () => {
    const rows = exceptions.map(({ word, names = [], because }) => [
      names.length === 0 ? word : names.map((name) => `\`${name}\``).join(', '),
      because,
    ]);
    expect(rowsBelow('word', 'stays as')).toEqual(rows);
  });

  test('every word has one meaning', () => {
    const words = terms.map(({ word }) => word);
    expect(words).toEqual([...new Set(words)]);
  });
});

describe('a word that stands for another one', () => {
  const plain = 'packages/domain/src/plan/plan.ts';

  test.each([
    ['an identifier', plain, 'export const familySize = 4;', 'family', 'household'],
    ['a plural', plain, 'export const families = [];', 'families', 'household'],
    ['a comment', plain, '/** A picture of the dish. */', 'picture', 'image'],
    ['a type', plain, 'export interface LedgerLine {}', 'ledger', 'shopping list'],
    ['a file name', 'packages/domain/src/plan/free-room.ts', '', 'room', 'space'],
    ['a folder', 'packages/web/src/features/bookmarks/list.ts', '', 'bookmarks', 'save'],
    [
      'code of prices',
      'packages/domain/src/plan/prices/basket.ts',
      'const shops = [];',
      'shops',
      'retailer',
    ],
    [
      'code that mails',
      'packages/server/src/features/account/mail/send.ts',
      'send(letter);',
      'letter',
      'email',
    ],
  ])('the word is refused in %s', (_where, path, source, word, instead) => {
    expect(refusedWords(path, source)).toEqual([
      `"${word}" in a name or comment: write ${instead}`,
    ]);
  });

  test.each([
    ['a text on the screen', plain, "const label = 'Choose a picture';"],
    ['an example in a comment', plain, '/** "family favourites" is a tag. */'],
    ['a test', 'packages/domain/src/plan/plan.test.ts', 'const picture = 1;'],
    ['a name on the wire', plain, 'report.withoutRoom += 1;'],
    ['a property of a library', 'packages/web/src/ui/button.tsx', '<Button variant="default" />'],
    [
      'a field of another program',
      'packages/recipe-parser/src/file/formats/mealie.ts',
      'const { servings } = recipe;',
    ],
    ['a longer word', plain, 'const mushroom = 1;'],
    ['code about days to shop', plain, 'const nextShop = 1;'],
    ['code about characters', plain, 'const letter = text[0];'],
    ['code outside of the packages', 'scripts/check.mjs', 'const room = 1;'],
  ])('the word may stand in %s', (_where, path, source) => {
    expect(refusedWords(path, source)).toEqual([]);
  });
});
