/** Texts of old programs as people have them: copied by hand, with other headers, with columns moved. */
import { describe, expect, it, test } from 'vitest';
import { readText } from '../../read-text';
import type { RecipeInFile } from '../../fields/recipe-in-file';

function readAll(text: string): { recipes: RecipeInFile[]; unread: string } {
  const reading = readText(text, 'recipes.txt');
  if ('problem' in reading) throw new Error(reading.problem);
  const recipes = reading.recipes.map((read) => read()!);
  return { recipes, unread: JSON.stringify(reading.notUnderstood) };
}

const linesOf = ({ draft }: RecipeInFile) => draft.ingredientLines;
const stepsOf = ({ draft }: RecipeInFile) => draft.steps.map(({ text }) => text);
const mealMaster = (...lines: string[]) =>
  ['MMMMM----- Recipe via Meal-Master (tm) v8.05', ' ', ...lines, ' ', 'MMMMM'].join('\n');

describe('a text of Meal-Master', () => {
  const fourLines = [
    '      2 c  Flour',
    '    1/2 ts Salt',
    '      1 lg Egg; beaten',
    '           Oil for the pan',
  ];
  const read = ['2 cup Flour', '1/2 tsp Salt', '1 large Egg, beaten', 'Oil for the pan'];
  const method = ['  Mix it all and', '  fry it.'];

  it.each([
    ['an unknown header behind the yield', ['Contributor: May B.']],
    ['an unknown header of several words', ['  Preparation method: Fried']],
    ['two unknown headers', ['Recipe by: May B.', '  Source: A newspaper, 1987']],
  ])(
    'a text of Meal-Master with %s keeps its ingredients, and the header too',
    (_what, headers) => {
      const text = mealMaster(
        '      Title: Pancakes',
        ' Categories: Quick',
        '      Yield: 4 servings',
        ...headers,
        ' ',
        ...fourLines,
        ' ',
        ...method,
      );
      const [recipe] = readAll(text).recipes;
      expect(linesOf(recipe!)).toEqual(read);
      expect(stepsOf(recipe!)).toEqual(['Mix it all and fry it.']);
      for (const header of headers) {
        const value = header.replace(/^.*: /, '');
        expect(JSON.stringify([recipe!.draft, recipe!.notUnderstood])).toContain(value);
      }
    },
  );

  it.each([
    ['without its yield', ['      Title: Pancakes', ' Categories: Quick', ' ']],
    ['with its title alone', ['      Title: Pancakes', ' ']],
    ['without a blank line under its head', ['      Title: Pancakes', '      Yield: 4']],
    [
      'with its times',
      ['      Title: Pancakes', '  Prep Time: 10 minutes', ' Cook Time: 1 hr', ' '],
    ],
  ])('a text of that program %s keeps its ingredients', (_what, head) => {
    const [recipe] = readAll(mealMaster(...head, ...fourLines, ' ', ...method)).recipes;
    expect(linesOf(recipe!)).toEqual(read);
    expect(stepsOf(recipe!)).toEqual(['Mix it all and fry it.']);
  });

  const moved = (by: (line: string) => string) => fourLines.map(by);
  it.each([
    ['one column to the left', moved((line) => line.slice(1))],
    ['three columns to the right', moved((line) => `   ${line}`)],
    ['without any space in front', moved((line) => line.trim())],
    ['with one space for several', moved((line) => line.replace(/ +/g, ' '))],
    ['with tabs', moved((line) => `\t${line.trim().replace(/\s+/, '\t')}`)],
    ['in capitals', moved((line) => line.toUpperCase())],
  ])('a text whose columns are moved %s keeps its ingredients', (_what, lines) => {
    const text = mealMaster(
      '      Title: Pancakes',
      '      Yield: 4',
      ' ',
      ...lines,
      ' ',
      ...method,
    );
    const [recipe] = readAll(text).recipes;
    const small = (all: string[]) => all.map((line) => line.toLowerCase());
    expect(small(linesOf(recipe!))).toEqual(small(read));
    expect(stepsOf(recipe!)).toEqual(['Mix it all and fry it.']);
  });

  test('a text whose two columns of ingredients are moved keeps both', () => {
    const text = mealMaster(
      '      Title: Stew',
      ' ',
      '   1 kg Chuck steak; diced             2 tb Plain flour',
      '  1/2 c  Red wine                      1 ts Thyme',
      ' ',
      '  Simmer it.',
    );
    expect(linesOf(readAll(text).recipes[0]!)).toEqual([
      '1 kg Chuck steak, diced',
      '2 tbsp Plain flour',
      '1/2 cup Red wine',
      '1 tsp Thyme',
    ]);
  });

  test('a text whose method begins with a number has no step among its ingredients', () => {
    const text = mealMaster(
      '      Title: Toast',
      ' ',
      '      2 sl Bread',
      ' ',
      '1. Toast the bread until it is golden.',
      '2 minutes are enough for most toasters.',
    );
    const [recipe] = readAll(text).recipes;
    expect(linesOf(recipe!)).toEqual(['2 slice Bread']);
    expect(stepsOf(recipe!).join(' ')).toContain('2 minutes are enough');
  });

  test('a text whose second part has a list of its own keeps the list and the method', () => {
    const text = mealMaster(
      '      Title: Pie',
      '      Yield: 8 servings',
      ' ',
      '      1 kg Apples',
      ' ',
      '  Stew the apples.',
      ' ',
      'MMMMM--------------------------PASTRY---------------------------',
      '      2 c  Flour',
      '    125 g  Butter',
      ' ',
      '  Rub the butter into the flour.',
    );
    const [recipe] = readAll(text).recipes;
    expect(linesOf(recipe!)).toEqual(['1 kg Apples', '2 cup Flour', '125 g Butter']);
    expect(stepsOf(recipe!)).toEqual(['Stew the apples.', 'Rub the butter into the flour.']);
  });

  test('a text between two recipes of Meal-Master is named in the report', () => {
    const one = mealMaster('      Title: Toast', ' ', '      2 sl Bread', ' ', '  Toast it.');
    expect(
      readAll(`From: May\nThese are the best.\n\n${one}\n\nMore next week!\n`).unread,
    ).toContain('These are the best.');
  });
});

describe('a text of RezKonv', () => {
  const rezKonv = (...lines: string[]) =>
    ['========== REZKONV-Rezept - RezkonvSuite v1.4', ...lines, '====='].join('\n');

  it.each([
    [
      'with a header that it does not know',
      ['     Menge: 4 Portionen', 'Schwierigkeit: leicht', ''],
    ],
    ['without an amount', ['']],
  ])('a text of that program %s keeps its ingredients', (_what, head) => {
    const text = rezKonv(
      '     Titel: Pfannkuchen',
      ...head,
      '    200 Gramm  Mehl',
      '      3        Eier',
      '',
      'Alles verrühren und braten.',
    );
    const [recipe] = readAll(text).recipes;
    expect(linesOf(recipe!)).toEqual(['200 Gramm Mehl', '3 Eier']);
    expect(stepsOf(recipe!)).toEqual(['Alles verrühren und braten.']);
    if (head.length > 1)
      expect(JSON.stringify([recipe!.draft, recipe!.notUnderstood])).toContain('leicht');
  });

  it.each([
    ['to the left', ['200 Gramm  Mehl', '3  Eier', '1/2 TL Salz']],
    [
      'to the right',
      ['          200 Gramm  Mehl', '            3   Eier', '          1/2 TL Salz'],
    ],
  ])('a text whose columns are moved %s keeps its ingredients', (_what, lines) => {
    const text = rezKonv('     Titel: Pfannkuchen', '     Menge: 4', '', ...lines, '', 'Braten.');
    expect(linesOf(readAll(text).recipes[0]!)).toEqual(['200 Gramm Mehl', '3 Eier', '1/2 TL Salz']);
  });
});

describe('a text of MasterCook', () => {
  const masterCook = (...lines: string[]) =>
    ['                     *  Exported from  MasterCook  *', '', ...lines].join('\n');
  const method = [
    '',
    'Simmer it for an hour.',
    '',
    '            - - - - - - - - - - - - - - - - - -',
  ];

  test('a text of MasterCook without the head of its table keeps its ingredients', () => {
    const text = masterCook(
      '                            Corn chowder',
      '',
      'Serving Size  : 4    Preparation Time :0:20',
      'Categories    : Soups',
      '',
      '  2           cups          corn kernels',
      '  1                         onion -- chopped',
      ...method,
    );
    const [recipe] = readAll(text).recipes;
    expect(linesOf(recipe!)).toEqual(['2 cups corn kernels', '1 onion, chopped']);
    expect(stepsOf(recipe!)).toEqual(['Simmer it for an hour.']);
    expect(recipe!.draft).toMatchObject({ title: 'Corn chowder', serves: 4, tags: ['Soups'] });
  });

  test('a text whose columns are moved keeps whole words', () => {
    const text = masterCook(
      '                            Corn chowder',
      '',
      'Serving Size  : 4',
      '',
      '  Amount  Measure       Ingredient -- Preparation Method',
      '--------  ------------  --------------------------------',
      '2 cups corn kernels, fresh or frozen',
      '1/2 teaspoon smoked paprika from the market -- or sweet paprika',
      ...method,
    );
    expect(linesOf(readAll(text).recipes[0]!)).toEqual([
      '2 cups corn kernels, fresh or frozen',
      '1/2 teaspoon smoked paprika from the market, or sweet paprika',
    ]);
  });
});
