import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { understoodLines } from '../../schema-org/recipe-from-schema-org';
import { assignSections } from '../../text/headings/heading-lines';
import { chooseLines } from './choose-lines';
import { linesOf } from './read-line';

const read = (lines: readonly string[]) => linesOf(understoodLines(assignSections(lines)));
const textsOf = (lines: readonly { text: string }[]) => lines.map(({ text }) => text);

interface Case {
  data: string[];
  page: string[];
  chosen: string[];
  equipment?: string[];
  serves?: number;
}

const chosenOf = ({ data, page, equipment = [], serves }: Omit<Case, 'chosen'>) =>
  textsOf(chooseLines(read(data), { lines: read(page), equipment }, serves));

describe('what the page shows better than its data', () => {
  it.each<[string, Case]>([
    [
      'a heading that the data has as a line',
      {
        data: ['Sauce', '2 tomatoes', '1 onion', 'Filling', '200 g ricotta'],
        page: ['Sauce:', '2 tomatoes', '1 onion', 'Filling:', '200 g ricotta'],
        chosen: ['2 tomatoes', '1 onion', '200 g ricotta'],
      },
    ],
    [
      'a tool that the data has as a line',
      {
        data: ['2 eggs', '200 g flour', '26 cm springform tin'],
        page: ['2 eggs', '200 g flour'],
        equipment: ['26 cm springform tin', 'Whisk'],
        chosen: ['2 eggs', '200 g flour'],
      },
    ],
    [
      'a line that the data has in two',
      {
        data: ['1 kg beef', '2', 'bay leaves', '1/2 teaspoon', 'ground cinnamon', '1 onion'],
        page: ['1 kg beef', '2 bay leaves', '1/2 teaspoon ground cinnamon', '1 onion'],
        chosen: ['1 kg beef', '2 bay leaves', '1/2 teaspoon ground cinnamon', '1 onion'],
      },
    ],
    [
      'a number that the data cut at its point',
      {
        data: ['5 cups flour', '2 eggs', '25 kg beef'],
        page: ['1.5 cups flour', '2 eggs', '1,25 kg beef'],
        chosen: ['1.5 cups flour', '2 eggs', '1,25 kg beef'],
      },
    ],
    [
      'amounts for all where the data has those for one',
      {
        data: ['1 egg', '50 g flour', '100 ml milk'],
        page: ['4 eggs', '200 g flour', '400 ml milk'],
        serves: 4,
        chosen: ['4 eggs', '200 g flour', '400 ml milk'],
      },
    ],
    [
      'amounts that were changed',
      {
        data: ['2 eggs', '200 g flour', '100 g sugar', '50 g butter', '1 lemon'],
        page: ['3 eggs', '200 g flour', '80 g sugar', '75 g butter', '1 lemon'],
        chosen: ['3 eggs', '200 g flour', '80 g sugar', '75 g butter', '1 lemon'],
      },
    ],
    [
      'a recipe that was worked on since',
      {
        data: ['1 tsp rock salt', '2 tsp mint oil', '90 g flour', '2 eggs'],
        page: ['1 tsp fine salt', '½ tsp mint oil', '90 g flour', '2 eggs', '1 tbsp jam'],
        chosen: ['1 tsp fine salt', '½ tsp mint oil', '90 g flour', '2 eggs', '1 tbsp jam'],
      },
    ],
    [
      'measures in words where the data names foods',
      {
        data: ['Reis', 'Salz', 'Zimt', 'Paprika', 'Zwiebeln'],
        page: ['200 g Reis', 'wenig Salz', 'etwas Zimt', 'reichlich Paprika', '3 Zwiebeln'],
        chosen: ['200 g Reis', 'wenig Salz', 'etwas Zimt', 'reichlich Paprika', '3 Zwiebeln'],
      },
    ],
    [
      'remarks where the data names foods',
      {
        data: ['semoule', 'menthe', 'coriandre', 'sel'],
        page: [
          '300 g de semoule',
          'quelques feuilles de menthe (facultatif)',
          'coriandre hachée',
          'sel',
        ],
        chosen: [
          '300 g de semoule',
          'quelques feuilles de menthe (facultatif)',
          'coriandre hachée',
          'sel',
        ],
      },
    ],
    [
      'kinds of foods and remarks that were added later',
      {
        data: ['400 g flour', '1 tsp sugar', '2 tbsp honey', '1 tsp cocoa'],
        page: ['400 g flour', '1 tsp raw cane sugar', '2 tbsp runny honey', '1 tsp cocoa, sifted'],
        chosen: [
          '400 g flour',
          '1 tsp raw cane sugar',
          '2 tbsp runny honey',
          '1 tsp cocoa, sifted',
        ],
      },
    ],
    [
      'small words between an amount and its food',
      {
        data: ['200 g lentejas', '1,5 l agua', '3 cucharadas vinagre'],
        page: ['200 g de lentejas', '1,5 l de agua', '3 cucharadas de vinagre'],
        chosen: ['200 g de lentejas', '1,5 l de agua', '3 cucharadas de vinagre'],
      },
    ],
    [
      'numbers that a program worked out',
      {
        data: ['0.6667 cup rice', '0.5 cup milk', '2 eggs'],
        page: ['⅔ cup rice', '1/2 cup milk', '2 eggs'],
        chosen: ['⅔ cup rice', '1/2 cup milk', '2 eggs'],
      },
    ],
    [
      'a whole group under a heading of its own',
      {
        data: ['불고기 300g', '당근 1개', '대파 2대'],
        page: ['불고기 300g', '당근 1개', '대파 2대', '소스:', '간장 3큰술', '물 1컵', '후추 약간'],
        chosen: ['불고기 300g', '당근 1개', '대파 2대', '간장 3큰술', '물 1컵', '후추 약간'],
      },
    ],
    [
      'the products of a shop',
      {
        data: ['Pasta Penne 1 kg', 'Cream Fresh 300 ml', 'Bacon Strips 200 g', 'Herb Mix'],
        page: ['400 g pasta', '100 ml cream', '150 g bacon', '1 tbsp parsley', 'salt'],
        chosen: ['400 g pasta', '100 ml cream', '150 g bacon', '1 tbsp parsley', 'salt'],
      },
    ],
    [
      'half of the lines',
      {
        data: ['200 g flour', '2 eggs', '1 tsp salt'],
        page: [
          '200 g flour',
          '2 eggs',
          '1 tsp salt',
          '1 tsp salt',
          '1 onion',
          '500 g pumpkin',
          '1 bay leaf',
        ],
        chosen: [
          '200 g flour',
          '2 eggs',
          '1 tsp salt',
          '1 tsp salt',
          '1 onion',
          '500 g pumpkin',
          '1 bay leaf',
        ],
      },
    ],
    [
      'a line without an amount among others',
      {
        data: ['3 chicken breasts', '2 cups broccoli', '1 carrot'],
        page: ['3 chicken breasts', 'salt, to taste', '2 cups broccoli', '1 carrot'],
        chosen: ['3 chicken breasts', 'salt, to taste', '2 cups broccoli', '1 carrot'],
      },
    ],
  ])('the page’s reading counts for %s', (_what, { chosen, ...given }) => {
    expect(chosenOf(given)).toEqual(chosen);
  });
});

describe('what the data has better than the page', () => {
  it.each<[string, Omit<Case, 'chosen'>]>([
    [
      'a second measure',
      { data: ['1 cup milk', '2 eggs'], page: ['1 cup (240 ml) milk', '2 eggs'] },
    ],
    [
      'a remark, if its lines say the same',
      { data: ['2 tbsp butter', '1 cup oats'], page: ['2 tbsp butter, melted', '1 cup oats'] },
    ],
    [
      'a number that the page writes otherwise',
      { data: ['0.5 tsp pepper', '2 eggs'], page: ['½ tsp pepper', '2 eggs'] },
    ],
    [
      'a line with a price behind it on the page',
      { data: ['salt', '2 eggs'], page: ['salt for $2.10', '2 eggs only €3'] },
    ],
    [
      'the amount behind the food',
      { data: ['2 carrots', '1 orange'], page: ['carrots 2', 'orange 1'] },
    ],
    [
      'amounts in the other system',
      { data: ['1 lb beef', '1 onion'], page: ['450 g beef', '1 onion'] },
    ],
    [
      'another order',
      { data: ['2 eggs', '1 onion', '1 lemon'], page: ['2 eggs', '1 lemon', '1 onion'] },
    ],
    [
      'the sum of two lines',
      {
        data: ['250 ml milk', '120 g butter', '1 egg', '70 g flour', '8 pinches salt'],
        page: [
          '250 ml milk',
          '60 g butter',
          '1 egg',
          '70 g flour',
          '2 pinches salt',
          '6 pinches salt',
          '60 g butter',
        ],
      },
    ],
    [
      'amounts for one',
      { data: ['4 eggs', '200 g flour'], page: ['1 egg', '50 g flour'], serves: 4 },
    ],
  ])('the data’s reading counts where the page has %s', (_what, given) => {
    expect(chosenOf(given)).toEqual(given.data);
  });
});

const foods = [
  'flour',
  'butter',
  'eggs',
  'sugar',
  'carrots',
  'onions',
  'rice',
  'pumpkin',
  'tofu',
  'beef',
  'leeks',
  'basil',
];
const lists = fc
  .tuple(fc.shuffledSubarray(foods, { minLength: 4 }), fc.integer({ min: 1, max: 900 }))
  .map(([names, grams]) => names.map((name, at) => `${grams + at} g ${name}`));

describe('lists of generated lines', () => {
  it('a list that the page repeats stays as it is', () => {
    fc.assert(
      fc.property(lists, (lines) => {
        expect(chosenOf({ data: lines, page: lines })).toEqual(lines);
      }),
    );
  });

  it('a list has every food of its data, and each only once, whatever the page leaves out', () => {
    fc.assert(
      fc.property(
        lists,
        fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
        (lines, isLeft) => {
          const page = lines.filter((_, at) => isLeft[at]);
          expect(chosenOf({ data: lines, page })).toEqual(lines);
        },
      ),
    );
  });

  it('a list gets the lines that its data leaves out between others', () => {
    fc.assert(
      fc.property(lists, fc.nat(), (lines, at) => {
        const left = 1 + (at % (lines.length - 2));
        const data = lines.filter((_, index) => index !== left);
        expect(chosenOf({ data, page: lines })).toEqual(lines);
      }),
    );
  });
});
