/** What programs of Cooklang add to it, and what its older versions had. */
import { describe, expect, it, test } from 'vitest';
import { readText } from '../read-text';
import { readCooklang } from './read-cooklang';

const read = (...lines: string[]) => readCooklang(lines.join('\n'), 'Pie');
const rowsOf = (...lines: string[]) =>
  read(...lines).draft.ingredients.map(({ amount, unit, name, note }) =>
    [amount, unit, name, note ?? ''].join('|'),
  );
const stepsOf = (...lines: string[]) => read(...lines).draft.steps.map(({ text }) => text);

describe('an ingredient of Cooklang', () => {
  it.each([
    ['@water{240*%ml}', '240|ml|water|'],
    ['@eggs{2*}', '2||eggs|'],
    ['@salt{=1%tsp}', '1|tsp|salt|'],
    ['@salt{=1*%tsp}', '1|tsp|salt|'],
    ['@white wine|wine{1%cup}', '1|cup|white wine|'],
    ['@@tomato sauce|sauce{200%ml}', '200|ml|tomato sauce|'],
    ['@water{1 L}', '1|L|water|'],
    ['@flour{1 1/2 cups}', '1 1/2|cups|flour|'],
    ['@stock{200-300%ml}', '200-300|ml|stock|'],
    ['@flour{2%cups}(sifted)', '2|cups|flour|sifted'],
    ['@flour(sifted)', '||flour|sifted'],
    ['@?thyme{1%sprig}', '1|sprig|thyme|optional'],
    ['@-salt{1%pinch}', '1|pinch|salt|'],
    ['@butter{a knob}', 'a knob||butter|'],
  ])('the mark %s of Cooklang is read as %s', (mark, row) => {
    expect(rowsOf(`Add ${mark} and stir.`)).toEqual([row]);
  });

  test('an ingredient that is named again with an amount of its own is a line of its own', () => {
    expect(rowsOf('Mix @flour{200%g}.', '', 'Add more @&flour{300%g} and @&flour.')).toEqual([
      '200|g|flour|',
      '300|g|flour|',
    ]);
  });

  it.each(['@&(~1)dough{}', '@&(2)dough{}', '@&(=2)dough{}', '@&(=~2)dough{}', '@&?(~1)dough{}'])(
    'a part made before (%s) is a word of the step and not on the list',
    (mark) => {
      expect(rowsOf('Mix @flour{1%cup}.', '', `Let the ${mark} rest.`)).toEqual(['1|cup|flour|']);
      expect(stepsOf('Mix @flour{1%cup}.', '', `Let the ${mark} rest.`)[1]).toBe(
        'Let the dough rest.',
      );
    },
  );

  test('an ingredient with an alias is called by it in the step', () => {
    expect(stepsOf('Add @white wine|wine{1%cup} to the #large pot|pot{}.')).toEqual([
      'Add wine to the pot.',
    ]);
  });

  test('an ingredient with an amount for each number of serves has the first, and the others are named', () => {
    const { draft, notUnderstood } = read('>> servings: 2|4', 'Add @water{1|2%cup}.');
    expect(draft).toMatchObject({
      serves: 2,
      ingredients: [{ amount: '1', unit: 'cup', name: 'water' }],
    });
    expect(JSON.stringify(notUnderstood)).toContain('1|2');
  });
});

describe('metadata of Cooklang', () => {
  it.each([
    ['>> tags: [ breakfast ]', ['breakfast']],
    ['>> tags: [breakfast, quick]', ['breakfast', 'quick']],
    ['>> tags: ["breakfast", \'quick\']', ['breakfast', 'quick']],
    ['>> tags: breakfast, quick', ['breakfast', 'quick']],
    ['>> diet: [vegan]', ['vegan']],
  ])('the line %s of Cooklang gives the tags %j', (line, tags) => {
    expect(read(line, 'Toast @bread{}.').draft.tags).toEqual(tags);
  });

  it.each([
    [">> source: Mum's book <https://mums.example/pie>", "Mum's book", 'https://mums.example/pie'],
    ['>> source: <https://mums.example/pie>', undefined, 'https://mums.example/pie'],
    [">> source: Mum's book", "Mum's book", undefined],
    ['>> source: https://mums.example/pie', undefined, 'https://mums.example/pie'],
  ])('the line %s of Cooklang is a source', (line, siteName, siteUrl) => {
    expect(read(line, 'Toast @bread{}.').draft.sourceAttribution).toMatchObject(
      JSON.parse(JSON.stringify({ siteName, siteUrl })) as object,
    );
  });

  test('metadata that say what the lines below are is obeyed', () => {
    const { draft, notUnderstood } = read(
      '>> [mode]: ingredients',
      '',
      'For the base: @flour{2%cups} and @butter{125%g}',
      '',
      '>> [mode]: steps',
      '',
      'Rub the @butter into the @flour.',
      '',
      '>> [mode]: text',
      '',
      'My aunt made it.',
    );
    expect(draft.ingredientLines).toEqual(['2 cups flour', '125 g butter']);
    expect(draft.steps).toMatchObject([{ text: 'Rub the butter into the flour.' }]);
    expect(draft.notes).toBe('My aunt made it.');
    expect(notUnderstood).toEqual([]);
  });
});

test('a file of Cooklang with the marks of other programs is no template and no menu', () => {
  const reading = readText('Add @&(~1)mixture{} to @water{240*%ml}.', 'Pie.cook');
  expect(reading).toMatchObject({ format: 'Cooklang' });
});
