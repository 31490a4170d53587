import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemsOfSpeech } from './joined-items';

test.each<[string, string[]]>([
  ['milk and two onions', ['milk', 'two onions']],
  ['milk, eggs, and bread', ['milk', 'eggs', 'bread']],
  ['two packets of mac and cheese and milk', ['two packets of mac and cheese', 'milk']],
  ['salt and pepper and eggs', ['salt and pepper', 'eggs']],
  ['candy and brandy', ['candy', 'brandy']],
  ['drei eier und einen liter milch', ['drei eier', 'einen liter milch']],
  ['Milch, Eier und Brot', ['Milch', 'Eier', 'Brot']],
  ['Butter sowie ein Kilo Mehl', ['Butter', 'ein Kilo Mehl']],
  ['Salz und Pfeffer und Öl', ['Salz und Pfeffer', 'Öl']],
  ['1,5 Liter Milch und 2 Eier', ['1,5 Liter Milch', '2 Eier']],
  ['einundzwanzig Eier', ['einundzwanzig Eier']],
  ['Himbeer- und Erdbeersaft', ['Himbeer- und Erdbeersaft']],
  ['ein Packerl Germ und vier Semmeln', ['ein Packerl Germ', 'vier Semmeln']],
  ['Rüebli und ein Pfund Butter', ['Rüebli', 'ein Pfund Butter']],
  ['Holunder und Wunderkerzen', ['Holunder', 'Wunderkerzen']],
  ['und Brot', ['Brot']],
  ['', []],
])('whoever says %j adds %j', (said, items) => {
  expect(itemsOfSpeech(said)).toEqual(items);
});

test('an item that is said loses no word but those that join', () => {
  const word = fc.constantFrom('milk', 'und', 'and', 'salz', 'pfeffer', 'sowie', 'eier', '2');
  fc.assert(
    fc.property(fc.array(word), (said) => {
      const wordsOf = (texts: readonly string[]) =>
        texts.flatMap((text) => text.split(' ')).filter((one) => !/^(?:und|and|sowie|)$/.test(one));
      expect(wordsOf(itemsOfSpeech(said.join(' ')))).toEqual(wordsOf(said));
    }),
  );
});
