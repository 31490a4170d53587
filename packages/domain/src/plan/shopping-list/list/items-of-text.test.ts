import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { itemsOfText, pasteLimits } from './items-of-text';

test.each<[string, string[]]>([
  ['milk', ['milk']],
  ['milk\neggs\r\n\n  bread  ', ['milk', 'eggs', 'bread']],
  ['- milk\n* eggs\n• bread\n–butter\n+ jam', ['milk', 'eggs', 'bread', 'butter', 'jam']],
  ['- [ ] milk\n- [x] 6 eggs\n[ ] bread\n☐ jam', ['milk', '6 eggs', 'bread', 'jam']],
  ['1. milk\n2) eggs\n3. 1.5 L juice', ['milk', 'eggs', '1.5 L juice']],
  ['1.5 L milk\n12 eggs', ['1.5 L milk', '12 eggs']],
  ['Fruit & veg:\n- apples\n\n## Dinner\n- mince', ['apples', 'mince']],
  ['Fruit & Veg\n- 3 onions\n\nBakery\n- bread', ['3 onions', 'bread']],
  ['Bakery', ['Bakery']],
  ['---\nmilk\n---', ['milk']],
  ['milk, eggs, bread', ['milk', 'eggs', 'bread']],
  ['milk, eggs and bread', ['milk', 'eggs', 'bread']],
  ['milk, eggs, and bread', ['milk', 'eggs', 'bread']],
  ['milk, eggs, salt and pepper', ['milk', 'eggs', 'salt and pepper']],
  ['milk, onion, salmon, chia seed', ['milk', 'onion', 'salmon', 'chia seed']],
  ['2 onions, 1 leek', ['2 onions', '1 leek']],
  ['milk; eggs; bread, sliced', ['milk', 'eggs', 'bread, sliced']],
  ['milk and bread', ['milk and bread']],
  ['onion, red', ['onion, red']],
  ['2 tins tomatoes, drained', ['2 tins tomatoes, drained']],
  ['1 onion, red, finely chopped', ['1 onion, red, finely chopped']],
  ['chicken thighs, bone in, skin on', ['chicken thighs, bone in, skin on']],
  ['butter, at room temperature, for greasing', ['butter, at room temperature, for greasing']],
  ['1,5 L milk', ['1,5 L milk']],
  ['mince (from the butcher), eggs, milk', ['mince (from the butcher)', 'eggs', 'milk']],
  ['card for Sam (blue, large, with a bird)', ['card for Sam (blue, large, with a bird)']],
  ['  \n \n', []],
])('the pasted text %j becomes its items', (text, items) => {
  expect(itemsOfText(text)).toEqual({ items, leftOut: 0 });
});

test.each<[string, string[]]>([
  ['Milch, Eier, Brot', ['Milch', 'Eier', 'Brot']],
  ['Milch, Eier und Brot', ['Milch', 'Eier', 'Brot']],
  ['Erdäpfel, Paradeiser sowie Topfen', ['Erdäpfel', 'Paradeiser', 'Topfen']],
  ['Rüebli, Rahm u. Zopf', ['Rüebli', 'Rahm', 'Zopf']],
  ['Milch, Eier, Salz und Pfeffer', ['Milch', 'Eier', 'Salz und Pfeffer']],
  ['Milch, Eier, Erdbeer- und Himbeersaft', ['Milch', 'Eier', 'Erdbeer- und Himbeersaft']],
  ['2 Zwiebeln, 1 Stange Lauch', ['2 Zwiebeln', '1 Stange Lauch']],
  ['2 Zwiebeln, 1 Lauch und 3 Eier', ['2 Zwiebeln', '1 Lauch', '3 Eier']],
  ['Milch; Eier; Brot, geschnitten', ['Milch', 'Eier', 'Brot, geschnitten']],
  ['Milch und Brot', ['Milch und Brot']],
  ['Butter oder Margarine', ['Butter oder Margarine']],
  ['1,5 l Milch', ['1,5 l Milch']],
  ['1,5 l Milch, 250 g Butter', ['1,5 l Milch', '250 g Butter']],
  ['Milch, Hackfleisch (vom Metzger), Brot', ['Milch', 'Hackfleisch (vom Metzger)', 'Brot']],
  ['Mehl, Essiggurken, Ente', ['Mehl', 'Essiggurken', 'Ente']],
  ['Gewürzgurken, Gemüse, Geschnetzeltes', ['Gewürzgurken', 'Gemüse', 'Geschnetzeltes']],
  ['milch, gurken, enten', ['milch', 'gurken', 'enten']],
  [
    'Infused Oil, Indisches Curry, Mitnahmekaffee',
    ['Infused Oil', 'Indisches Curry', 'Mitnahmekaffee'],
  ],
  ['Obst & Gemüse:\n- Äpfel\n\nFürs Abendessen:\n☐ Faschiertes', ['Äpfel', 'Faschiertes']],
  ['1. Milch\n2. 6 Eier\n3) Brot', ['Milch', '6 Eier', 'Brot']],
])('the items of the German text %j are %j', (text, items) => {
  expect(itemsOfText(text)).toEqual({ items, leftOut: 0 });
});

test.each([
  'Zwiebel, rot, fein gehackt',
  'Hähnchenschenkel, mit Knochen, ohne Haut',
  'Butter, zimmerwarm, zum Einfetten',
  'Petersilie, glatt, optional',
  'Salz, Pfeffer, nach Belieben',
  'Hackfleisch, gemischt, vom Metzger',
  'Tomaten, entkernt, gewürfelt',
  'Nudeln, Reis, oder Kartoffeln',
  'Schlagobers, gekühlt, geschlagen',
  'Rüebli, geraffelt, fein',
  'Eier, groß, bei Zimmertemperatur',
  'Knoblauch, gepresst, evtl. mehr',
  'Erdäpfel, festkochend, geschält',
  'Äpfel, säuerlich, z. B. Boskop',
  'Mandeln, blanchiert, am Stück',
  'Karte für Sam (blau, groß, mit Vogel)',
])('the German item %j keeps its remarks', (text) => {
  expect(itemsOfText(text).items).toEqual([text]);
});

describe('whatever is pasted', () => {
  test('a long pasted line becomes several items without losing a word', () => {
    const words = Array.from({ length: 90 }, (_, at) => `word${at}`).join(' ');
    const { items } = itemsOfText(words);
    expect(items.length).toBeGreaterThan(1);
    expect(items.join(' ')).toBe(words);
  });

  test('pasted lines beyond those that fit are counted', () => {
    const lines = Array.from({ length: 230 }, (_, at) => `item ${at}`).join('\n');
    expect(itemsOfText(lines)).toMatchObject({ leftOut: 30 });
  });

  test('pasted items are short, without line breaks, and never blank', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 2_000 }), (text) => {
        for (const item of itemsOfText(text).items) {
          expect(item.length).toBeLessThanOrEqual(pasteLimits.itemText);
          expect(item).toBe(item.trim());
          expect(item).not.toMatch(/^$|[\r\n]/);
        }
      }),
    );
  });

  test('a pasted word that is not one mark is in some item', () => {
    // No word that heads an aisle: "Pet", "Deli".
    const word = fc.stringMatching(/^q[a-z]{2,8}$/);
    fc.assert(
      fc.property(fc.array(fc.array(word, { minLength: 1, maxLength: 4 })), (lines) => {
        const text = lines.map((line) => `- ${line.join(' ')}`).join('\n');
        const expected = lines.map((line) => line.join(' '));
        expect(itemsOfText(text).items).toEqual(expected.slice(0, pasteLimits.items));
      }),
    );
  });
});
