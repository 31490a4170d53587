/** Recipes whose line ends were lost: a caption in one run of text, as apps and previews give it. */
import { describe, expect, it } from 'vitest';
import { recipeFromPlainText } from './recipe-from-plain-text';

const partsOf = (text: string) => {
  const draft = recipeFromPlainText(text);
  return {
    title: draft?.title,
    lines: draft?.ingredientLines,
    steps: draft?.steps.map((step) => step.text),
  };
};

describe('a caption in one run of text', () => {
  it.each([
    [
      'with a check mark before each line',
      'Pesto gnocchi ✅ 500g gnocchi ✅ 190g pesto ✅ 1 cup cream Step 1: Boil the gnocchi. Step 2: Stir in pesto and cream.',
      'Pesto gnocchi',
      ['500g gnocchi', '190g pesto', '1 cup cream'],
      ['Boil the gnocchi.', 'Stir in pesto and cream.'],
    ],
    [
      'with headings and bullets',
      'Garlic noodles 🍜 Ingredients: • 200g noodles • 4 cloves garlic • 2 tbsp soy sauce Method: 1. Boil the noodles. 2. Fry the garlic. 3. Toss with soy sauce.',
      'Garlic noodles',
      ['200g noodles', '4 cloves garlic', '2 tbsp soy sauce'],
      ['Boil the noodles.', 'Fry the garlic.', 'Toss with soy sauce.'],
    ],
    [
      'with headings and nothing else',
      'Easy flatbread Ingredients 2 cups flour 1 cup yoghurt 1 tsp salt Method Mix it all into a dough. Fry in a dry pan for 3 minutes.',
      'Easy flatbread',
      ['2 cups flour', '1 cup yoghurt', '1 tsp salt'],
      ['Mix it all into a dough.', 'Fry in a dry pan for 3 minutes.'],
    ],
    [
      'with commas',
      'Banana ice cream Ingredients: 3 bananas, 2 tbsp milk, 1 tsp vanilla Instructions: Freeze the bananas. Blend everything until smooth.',
      'Banana ice cream',
      ['3 bananas', '2 tbsp milk', '1 tsp vanilla'],
      ['Freeze the bananas.', 'Blend everything until smooth.'],
    ],
    [
      'with keycaps',
      'Egg toast INGREDIENTS 👇 🔸2 slices bread 🔸2 eggs 🔸10 g butter METHOD 👇 1️⃣ Melt the butter. 2️⃣ Fry the eggs. 3️⃣ Serve on toast.',
      'Egg toast',
      ['2 slices bread', '2 eggs', '10 g butter'],
      ['Melt the butter.', 'Fry the eggs.', 'Serve on toast.'],
    ],
    [
      'with dashes',
      'Chia pudding Ingredients: - 3 tbsp chia seeds - 1 cup milk - 1 tbsp honey Directions: - Stir it all together. - Chill it overnight.',
      'Chia pudding',
      ['3 tbsp chia seeds', '1 cup milk', '1 tbsp honey'],
      ['Stir it all together.', 'Chill it overnight.'],
    ],
    [
      'in German',
      'Linsensuppe Zutaten: 200 g Linsen 1 Zwiebel 2 Karotten Zubereitung: Alles klein schneiden. 30 Minuten kochen.',
      'Linsensuppe',
      ['200 g Linsen', '1 Zwiebel', '2 Karotten'],
      ['Alles klein schneiden.', '30 Minuten kochen.'],
    ],
    [
      'in Spanish',
      'Tortilla fácil Ingredientes: 4 huevos 2 patatas 1 cebolla Preparación: Pela las patatas. Bate los huevos y cuaja la tortilla.',
      'Tortilla fácil',
      ['4 huevos', '2 patatas', '1 cebolla'],
      ['Pela las patatas.', 'Bate los huevos y cuaja la tortilla.'],
    ],
  ])(
    'a caption in one run %s has its title, lines and steps',
    (_how, text, title, lines, steps) => {
      expect(partsOf(text)).toEqual({ title, lines, steps });
    },
  );

  it('amounts inside brackets, ranges and packs divide no line', () => {
    const { lines } = partsOf(
      'Dal Ingredients: 1 1/2 cups (300 g) lentils 2 x 400 g tins tomatoes 2-3 tbsp ghee 1 to 2 chillies Method: Simmer it all.',
    );
    expect(lines).toEqual([
      '1 1/2 cups (300 g) lentils',
      '2 x 400 g tins tomatoes',
      '2-3 tbsp ghee',
      '1 to 2 chillies',
    ]);
  });

  it.each([
    ['The method of my aunt was to boil the Ingredients for hours, and then she let them rest.'],
    ['Ingredients and method are on my blog, the link is in my bio, and there is a video as well!'],
  ])('the sentence "%s" is not divided', (text) => {
    expect(
      partsOf(`Toast\n\nIngredients\n2 slices bread\n\nMethod\nToast it.\n\n${text}`).lines,
    ).toEqual(['2 slices bread']);
  });
});

describe('a recipe in Markdown', () => {
  const lines = ['2 cups flour', '3 eggs'];
  const steps = ['Mix it all.', 'Fry it.'];
  it.each([
    [
      'headings',
      '# Pancakes\n\n## Ingredients\n\n- 2 cups flour\n- 3 eggs\n\n## Instructions\n\n1. Mix it all.\n2. Fry it.',
    ],
    [
      'bold headings',
      '**Pancakes**\n\n**Ingredients:**\n* 2 cups flour\n* 3 eggs\n\n**Method:**\n1. Mix it all.\n2. Fry it.',
    ],
    [
      'check boxes',
      '# Pancakes\n\n### Ingredients\n- [ ] 2 cups flour\n- [x] 3 eggs\n\n### Steps\n- [ ] Mix it all.\n- [ ] Fry it.',
    ],
    [
      'emphasis',
      '# *Pancakes*\n## Ingredients\n- **2 cups** flour\n- 3 *eggs*\n## Directions\n1. **Mix** it all.\n2. Fry `it`.',
    ],
    [
      'underlined headings',
      'Pancakes\n========\n\nIngredients\n-----------\n* 2 cups flour\n* 3 eggs\n\nMethod\n------\n1. Mix it all.\n2. Fry it.',
    ],
    [
      'words around it',
      "Here's a recipe for you:\n\n# Pancakes\n\n## Ingredients\n- 2 cups flour\n- 3 eggs\n\n## Method\n1. Mix it all.\n2. Fry it.\n\n---\n\nLet me know if you'd like a vegan version!",
    ],
    [
      'rules and quotes',
      '# Pancakes\n\n---\n\n> A family favourite.\n\n## Ingredients\n\n- 2 cups flour\n- 3 eggs\n\n---\n\n## Method\n\n1. Mix it all.\n2. Fry it.',
    ],
    [
      'links',
      '# [Pancakes](https://pans.example/one)\n\n## Ingredients\n\n- 2 cups [flour](https://pans.example/flour)\n- 3 eggs\n\n## Method\n\n1. Mix it all.\n2. Fry it.',
    ],
  ])('a recipe in Markdown with %s is read', (_what, text) => {
    expect(partsOf(text)).toEqual({ title: 'Pancakes', lines, steps });
  });

  it('a recipe in Markdown with sections has them', () => {
    const draft = recipeFromPlainText(
      '# Pie\n\n## Ingredients\n\n### Pastry\n- 2 cups flour\n- 125 g butter\n\n### Filling\n- 1 kg apples\n- 1/2 cup sugar\n\n## Method\n\n1. Make the pastry.\n2. Fill and bake it.',
    );
    expect(draft?.ingredients.map(({ name, section }) => [name, section])).toEqual([
      ['flour', 'Pastry'],
      ['butter', 'Pastry'],
      ['apples', 'Filling'],
      ['sugar', 'Filling'],
    ]);
  });
});
