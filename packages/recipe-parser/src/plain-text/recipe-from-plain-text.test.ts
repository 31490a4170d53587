import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recipeFromPlainText } from './recipe-from-plain-text';

const outline = (text: string) => {
  const draft = recipeFromPlainText(text);
  return (
    draft && {
      title: draft.title,
      lines: draft.ingredientLines,
      sections: draft.ingredients.map(({ section }) => section ?? ''),
      steps: draft.steps.map(({ text: step, section }) =>
        section ? `${section} | ${step}` : step,
      ),
    }
  );
};

describe('recipeFromPlainText', () => {
  it('a plain text is divided by its headings and loses nothing', () => {
    const text = `Rye pancakes

For a slow Sunday.
Serves 3 | Prep time: 10 min | Cook time: 20 min

INGREDIENTS
• 1 cup rye flour
• 2 eggs

Topping
1 tbsp honey
200 g berries

METHOD
1. Whisk everything but
the topping.
2. Fry in butter.

NOTES
Freezes well.`;
    expect(outline(text)).toEqual({
      title: 'Rye pancakes',
      lines: ['1 cup rye flour', '2 eggs', '1 tbsp honey', '200 g berries'],
      sections: ['', '', 'Topping', 'Topping'],
      steps: ['Whisk everything but the topping.', 'Fry in butter.'],
    });
    expect(recipeFromPlainText(text)).toMatchObject({
      serves: 3,
      prepMinutes: 10,
      cookMinutes: 20,
      description: 'For a slow Sunday.',
      notes: 'NOTES\nFreezes well.',
    });
  });

  it('a plain text is read in other languages', () => {
    const text =
      'Pfannkuchen\nZutaten für 2 Personen\n250 g Mehl\n3 Eier\nZubereitung\nAlles verrühren.\nAusbacken.';
    expect(outline(text)).toEqual({
      title: 'Pfannkuchen',
      lines: ['250 g Mehl', '3 Eier'],
      sections: ['', ''],
      steps: ['Alles verrühren.', 'Ausbacken.'],
    });
  });

  it('a plain text is read by shape where there are no headings', () => {
    expect(
      outline(
        'Aunt June’s slice\n\n250 g biscuits\n1 tin condensed milk\nvanilla\n125 g butter\n\nMelt butter and milk.\nStir in the rest and chill.',
      ),
    ).toEqual({
      title: 'Aunt June’s slice',
      lines: ['250 g biscuits', '1 tin condensed milk', 'vanilla', '125 g butter'],
      sections: ['', '', '', ''],
      steps: ['Melt butter and milk.', 'Stir in the rest and chill.'],
    });
  });

  it('steps below the ingredients of a plain text are found without a heading of their own', () => {
    expect(
      outline(
        'Jam\n\nIngredients\n1 kg plums\n500 g sugar\n\nBoil the plums with the sugar for an hour.',
      ),
    ).toMatchObject({
      lines: ['1 kg plums', '500 g sugar'],
      steps: ['Boil the plums with the sugar for an hour.'],
    });
  });

  it('lines of a plain text that a mail broke are joined', () => {
    const steps =
      'Method\nBoil the plums with\nthe sugar until thick.\n\nFill into jars and\nclose them at once.';
    expect(outline(`Jam\nIngredients\n1 kg plums\n\n${steps}`)?.steps).toEqual([
      'Boil the plums with the sugar until thick.',
      'Fill into jars and close them at once.',
    ]);
  });

  it('a plain text needs no title to be a recipe', () => {
    expect(outline('Ingredients\n2 eggs\nMethod\nBoil them.')).toMatchObject({
      title: '',
      lines: ['2 eggs'],
    });
  });

  it.each(['', '   \n\n', 'Dear Tom, see you on Sunday.', 'Rye pancakes'])(
    'the plain text %j is no recipe',
    (text) => {
      expect(recipeFromPlainText(text)).toBeUndefined();
    },
  );

  it('steps that begin with the word of a heading stay steps', () => {
    const text =
      'Toast\n\nIngredients\n1 slice bread\n\nMethod\nCook for 5 minutes.\nShare with all.';
    expect(outline(text)?.steps).toEqual(['Cook for 5 minutes.', 'Share with all.']);
  });

  describe('below nothing but the heading of the method', () => {
    const method = ['Mix everything, then fry in butter.', 'Serve warm.'];
    it.each([
      ['after a blank line', '2 eggs\n1 cup milk\n\nMethod\n'],
      ['line by line', '2 eggs\n1 cup milk\nMETHOD:\n'],
      ['with blank lines between all', '2 eggs\n\n1 cup milk\n\nMethod\n\n'],
      ['with a word about the dish', 'Grandma made them.\n\n2 eggs\n1 cup milk\n\nDirections\n'],
      ['numbered', '2 eggs\n1 cup milk\n\nMethod\n1. ', '2. '],
      ['with emoji', '▪️ 2 eggs\n▪️ 1 cup milk\n\nMethod\n1️⃣ ', '2️⃣ '],
    ])(
      'a plain text with only the heading of the method has list and steps %s',
      (_how, above, mark = '') => {
        expect(outline(`Pancakes\n\n${above}${method.join(`\n${mark}`)}`)).toMatchObject({
          title: 'Pancakes',
          lines: ['2 eggs', '1 cup milk'],
          steps: method,
        });
      },
    );

    it('a list without amounts is found above the heading of the method', () => {
      const text = 'Salad\nlettuce\ntomatoes\n\nMethod\nToss together\n\nDress and serve';
      expect(outline(text)).toMatchObject({
        lines: ['lettuce', 'tomatoes'],
        steps: ['Toss together', 'Dress and serve'],
      });
    });

    it('a step that says an amount, below the method, is no ingredient', () => {
      expect(outline('Toast\n1 slice bread\n\nMethod\n2 tbsp butter go on top')).toMatchObject({
        lines: ['1 slice bread'],
        steps: ['2 tbsp butter go on top'],
      });
    });

    it("a plain text with only the method's heading has its sections, remarks and notes", () => {
      const text =
        'Cake\nBest on the day.\n\n125 g butter\n\nIcing\n1 cup icing sugar\n1 tbsp milk\n\nEat it within a week.\n\nMethod\nCream the butter.\n\nNotes\nFreezes well.';
      expect(outline(text)).toEqual({
        title: 'Cake',
        lines: ['125 g butter', '1 cup icing sugar', '1 tbsp milk'],
        sections: ['', 'Icing', 'Icing'],
        steps: ['Cream the butter.'],
      });
      expect(recipeFromPlainText(text)).toMatchObject({
        description: 'Best on the day.\nEat it within a week.',
        notes: 'Notes\nFreezes well.',
      });
    });

    it('steps of a plain text without a list are found', () => {
      expect(outline('Toast\nMethod\n1 slice of bread goes under the grill')).toMatchObject({
        lines: [],
        steps: ['1 slice of bread goes under the grill'],
      });
    });
  });

  it.each(['•', '-', '▪️', '🔸', '✅'])(
    'a plain text is read by shape behind the bullet %j',
    (bullet) => {
      const text = `Jam\n\n${bullet} 1 kg plums\n${bullet} 500 g sugar\n\nBoil for an hour.`;
      expect(outline(text)).toMatchObject({
        title: 'Jam',
        lines: ['1 kg plums', '500 g sugar'],
        steps: ['Boil for an hour.'],
      });
    },
  );

  it('notes stay out of the steps where notes have the only heading', () => {
    const text = 'Jam\n\n1 kg plums\n500 g sugar\n\nBoil for an hour.\n\nNotes\nKeeps for a year.';
    expect(outline(text)).toMatchObject({ steps: ['Boil for an hour.'] });
    expect(recipeFromPlainText(text)?.notes).toBe('Notes\nKeeps for a year.');
  });

  it('any plain text is read without an error, and each ingredient line is in it', () => {
    const line = fc.oneof(
      fc.constantFrom(
        'Ingredients',
        'Method',
        'Notes',
        '2 eggs',
        '1 cup sugar',
        'Sauce:',
        'Mix it all well.',
        '1. Bake.',
        '',
      ),
      fc.string({ maxLength: 30 }).map((text) => text.replace(/[<&]/g, '')),
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const text = lines.join('\n');
        const squeezed = text.replace(/\s+/g, ' ');
        for (const found of recipeFromPlainText(text)?.ingredientLines ?? []) {
          expect(squeezed).toContain(found);
        }
      }),
    );
  });
});

it.each(['Title: Toast', 'Name: Toast', 'Recipe: Toast', 'Titel: Toast', 'Recipe name: Toast'])(
  'the first line "%s" of a text is its title without its label',
  (line) => {
    const text = `${line}\nServes 2\n\nIngredients\n2 slices bread\n\nMethod\nToast it.`;
    expect(recipeFromPlainText(text)?.title).toBe('Toast');
  },
);

it('a pasted text keeps its bold, its italics and its links in description, steps and notes', () => {
  const draft = recipeFromPlainText(`Toast

As my [aunt](https://aunt.example/toast) made it, **never** burnt.

Ingredients
2 slices **sourdough** bread
1 tbsp butter

Method
1. **Warm the pan:** toast the bread for *two* minutes.
2. Spread as in [this guide](https://guide.example/spread).

Notes
Keep **dry** in a tin for two days.`);
  expect(draft).toMatchObject({
    description: 'As my [aunt](https://aunt.example/toast) made it, **never** burnt.',
    ingredientLines: ['2 slices sourdough bread', '1 tbsp butter'],
    steps: [
      { text: '**Warm the pan:** toast the bread for *two* minutes.' },
      { text: 'Spread as in [this guide](https://guide.example/spread).' },
    ],
    notes: expect.stringContaining('Keep **dry** in a tin'),
  });
});
