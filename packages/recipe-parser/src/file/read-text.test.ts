import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readText } from './read-text';

const fixture = (name: string) =>
  readFileSync(new URL(`../../fixtures/recipe-files/${name}`, import.meta.url), 'utf8');

function only(text: string, name = 'upload') {
  const reading = readText(text, name);
  if ('problem' in reading) throw new Error(reading.problem);
  expect(reading.recipes).toHaveLength(1);
  return { format: reading.format, ...reading.recipes[0]!()! };
}

describe('Chowdown', () => {
  test('a recipe of Chowdown has lists in the front matter, the text below it, the image in images/', () => {
    expect(only(fixture('chowdown.md'), '_recipes/pumpkin-soup.md')).toMatchObject({
      format: 'Chowdown',
      draft: {
        title: 'Pumpkin & Macadamia Soup',
        serves: 6,
        prepMinutes: 15,
        cookMinutes: 40,
        tags: ['soups', 'winter'],
        description: 'A soup for the first cold night. From [Nan](https://nan.example).',
        notes: 'Keeps for three days.',
        statedNutrition: { energyKj: 879, fatGrams: 9 },
        ingredients: [
          { amount: '1', unit: 'kg', name: 'pumpkin', note: 'peeled' },
          { amount: '1', name: 'stock', note: 'hot' },
          { amount: '50', unit: 'g', name: 'macadamias', section: 'Topping' },
          { amount: '2', unit: 'tbsp', name: 'parsley', section: 'Topping' },
        ],
        steps: [
          { text: 'Simmer the pumpkin in the stock.' },
          { text: 'Blend, and scatter with the topping.' },
        ],
      },
      images: expect.arrayContaining([{ kind: 'beside', name: '../images/pumpkin-soup.jpg' }]),
      notUnderstood: [{ path: 'imagecredit', sample: 'https://pictures.example/pumpkin' }],
    });
  });

  test('a recipe of Chowdown made of other recipes names them, and has no ingredients of its own', () => {
    const { format, draft } = only(fixture('chowdown-components.md'));
    expect(format).toBe('Chowdown');
    expect(draft).toMatchObject({
      title: 'Quandong Tart',
      ingredients: [],
      notes: 'Made of: Shortcrust Pastry, Quandong Filling',
      steps: [{ text: 'Bake the crust.' }, { text: 'Fill it.' }],
    });
  });

  test('a heading of the method in the front matter of another kitchen is read', () => {
    const text =
      '---\ntitle: Toast\nserves: 2\nIngredients: [bread, butter]\nmethod: |\n  Toast the bread.\n  Butter it.\n---\n';
    expect(only(text).draft).toMatchObject({
      title: 'Toast',
      serves: 2,
      ingredients: [{ name: 'bread' }, { name: 'butter' }],
      steps: [{ text: 'Toast the bread.' }, { text: 'Butter it.' }],
    });
  });
});

test('front matter above a recipe with headings is read', () => {
  const text =
    '---\ntitle: Toast\ntags: [quick]\nmood: warm\n---\n## Ingredients\n- 2 slices bread\n\n## Method\n1. Toast the bread.\n';
  expect(only(text, 'toast.md')).toMatchObject({
    format: 'Text',
    draft: {
      title: 'Toast',
      tags: ['quick'],
      ingredients: [{ amount: '2', name: 'bread' }],
      steps: [{ text: 'Toast the bread.' }],
    },
    notUnderstood: [{ path: 'mood', sample: 'warm' }],
  });
});

describe('Cooklang', () => {
  test.each([
    ['Boil @eggs{2}.', 'upload'],
    ['>> source: Nan\n\nBoil two eggs.', 'eggs.cook'],
    ['---\ntitle: Water\n---\nBoil it.', 'water.cook'],
    ['Boil it.', 'water.cook'],
    ['---\ntitle: Roast\n---\nServe @./Beef{} with @./Gravy{} and @peas{200%g}.', 'roast.cook'],
  ])('the text %j in the file %s is Cooklang', (text, name) => {
    expect(only(text, name).format).toBe('Cooklang');
  });

  test('comments, names of timers and amounts of cookware in Cooklang are left over', () => {
    const text =
      'Boil @eggs{2} for ~soft eggs{3%minutes} in a #pot{2}. -- Not longer!\n\n[- To do: photo -]\n';
    const { draft, notUnderstood } = only(text, 'eggs.cook');
    expect(draft.steps).toEqual([{ text: 'Boil eggs for 3 minutes in a pot.' }]);
    expect(notUnderstood).toEqual([
      { path: 'comments', sample: 'To do: photo Not longer!' },
      { path: 'timers', sample: 'soft eggs' },
      { path: 'cookware', sample: 'pot 2' },
    ]);
  });
});

describe('what is about recipes and is none', () => {
  const menu =
    '---\ntitle: Week one\nservings: 2\n---\n= Monday\n\n@./mains/pasta carbonara{2} \\\n@./sides/green salad{}\n\n= Tuesday\n\nDinner:\n- @./mains/stir fry{4%servings}\n- @fruit{}\n';
  const onlyPlaces = 'Breakfast:\n- @./porridge{}\nDinner:\n- @./pie{2}\n- @./salad{}\n';
  test.each([
    ['a menu', menu, 'Week one.menu', 'menu'],
    ['a menu by what stands in it', onlyPlaces, 'week.cook', 'menu'],
    [
      'a README that shows how it is written',
      '# Our recipes\n\nWritten in [Cooklang](https://cooklang.org):\n\n```cooklang\nBoil @eggs{2} in a #pot{}.\n```\n\nUse `@salt{1%tsp}` for an ingredient.\n',
      'README.md',
      'holds no recipe',
    ],
    [
      'a README without its code fences',
      '# Cookbook\n\nTo define an ingredient write @name{amount%unit}, like @salt{1%tsp}.\n\n## Ingredients\n\nUse the @ symbol.\n\n## Method\n\nWrite steps.\n',
      'docs/readme.markdown',
      'holds no recipe',
    ],
    [
      'an explanation under any other name',
      '# How to write\n\nMark an ingredient as @salt{1%tsp}.\n',
      'guide.md',
      'no recipe',
    ],
    ['a page with front matter', '---\ntitle: About us\n---\nWe cook.\n', 'about.md', 'no recipe'],
    [
      'a layout of Jekyll',
      '---\nlayout: default\n---\n<h1>{{ page.title }}</h1>{% for i in page.ingredients %}{{ i }}{% endfor %}',
      '_layouts/recipe.html',
      'template',
    ],
    [
      'a template of a report',
      '{% for ingredient in ingredients %}- {{ ingredient.name }}{% endfor %}',
      'list.md.jinja',
      'template',
    ],
    [
      'a blank recipe to fill in',
      '---\ntitle: \nservings: \n---\nMix @ingredient{quantity%unit} and @another ingredient{amount} in a #cookware{}.\n',
      'template.cook',
      'template',
    ],
    [
      'a licence',
      'Permission is hereby granted to use @anything{1}.',
      'LICENSE',
      'holds no recipe',
    ],
    ['words', 'Dear Tom, see you on Sunday.', 'letter.txt', 'no recipe'],
  ])('a text about recipes that is none is refused: %s', (_what, text, name, words) => {
    const reading = readText(text, name);
    expect(reading).toHaveProperty('problem');
    expect((reading as { problem: string }).problem).toContain(words);
  });

  test('braces of a recipe in JSON or of Tandoor are no template', () => {
    expect(only('Ingredients\n2 {large} eggs\n\nMethod\nBoil the eggs.').format).toBe('Text');
  });
});

describe('a table', () => {
  test('headings among the ingredients of Plan to Eat stay headings', () => {
    const csv =
      'Title,Ingredients,Directions\n"Pie","2 cups flour\n-- For the filling --\n1 kg apples\n**Topping**\n2 tbsp sugar\nGlaze:\n1 egg\n, To serve\n200 mL cream","Bake."\n';
    expect(only(csv).draft.ingredients).toMatchObject([
      { name: 'flour', section: undefined },
      { name: 'apples', section: 'For the filling' },
      { name: 'sugar', section: 'Topping' },
      { name: 'egg', section: 'Glaze' },
      { name: 'cream', section: 'To serve' },
    ]);
  });

  test.each([
    ['source', 'https://pies.example/apple', { siteUrl: 'https://pies.example/apple' }],
    ['source', 'Nan', { siteName: 'Nan' }],
    ['url', 'page 12', { siteName: 'page 12' }],
  ])('a column "%s" that holds %s is read', (column, value, source) => {
    const { draft } = only(`Title,Ingredients,${column}\nPie,1 apple,${value}\n`);
    expect(draft.sourceAttribution).toMatchObject(source);
  });

  test('the second of two addresses in a table is named', () => {
    const csv =
      'Title,Ingredients,Source,Url\nPie,1 apple,https://a.example/1,https://b.example/2\n';
    const { draft, notUnderstood } = only(csv);
    expect(draft.sourceAttribution).toMatchObject({ siteUrl: 'https://b.example/2' });
    expect(notUnderstood).toEqual([{ path: 'source', sample: 'https://a.example/1' }]);
  });

  test('columns of one name, columns without a name and cells beyond the last column are named', () => {
    const csv = 'Title,Ingredients,Tags,Tags,,Title\nPie,1 apple,sweet,baked,odd,Other,beyond\n';
    const { draft, notUnderstood } = only(csv);
    expect(draft).toMatchObject({ title: 'Pie', tags: ['sweet'] });
    expect(notUnderstood).toEqual([
      { path: 'tags 4', sample: 'baked' },
      { path: 'column 5', sample: 'odd' },
      { path: 'title 6', sample: 'Other' },
      { path: 'column 7', sample: 'beyond' },
    ]);
  });
});
