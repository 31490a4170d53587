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
  it('divides by headings and keeps the rest', () => {
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

  it('reads other languages', () => {
    const text =
      'Pfannkuchen\nZutaten für 2 Personen\n250 g Mehl\n3 Eier\nZubereitung\nAlles verrühren.\nAusbacken.';
    expect(outline(text)).toEqual({
      title: 'Pfannkuchen',
      lines: ['250 g Mehl', '3 Eier'],
      sections: ['', ''],
      steps: ['Alles verrühren.', 'Ausbacken.'],
    });
  });

  it('goes by shape where there are no headings', () => {
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

  it('finds steps below the ingredients without a heading of their own', () => {
    expect(
      outline(
        'Jam\n\nIngredients\n1 kg plums\n500 g sugar\n\nBoil the plums with the sugar for an hour.',
      ),
    ).toMatchObject({
      lines: ['1 kg plums', '500 g sugar'],
      steps: ['Boil the plums with the sugar for an hour.'],
    });
  });

  it('joins lines that a mail broke', () => {
    const steps =
      'Method\nBoil the plums with\nthe sugar until thick.\n\nFill into jars and\nclose them at once.';
    expect(outline(`Jam\nIngredients\n1 kg plums\n\n${steps}`)?.steps).toEqual([
      'Boil the plums with the sugar until thick.',
      'Fill into jars and close them at once.',
    ]);
  });

  it('needs no title', () => {
    expect(outline('Ingredients\n2 eggs\nMethod\nBoil them.')).toMatchObject({
      title: '',
      lines: ['2 eggs'],
    });
  });

  it.each(['', '   \n\n', 'Dear Tom, see you on Sunday.', 'Rye pancakes'])(
    'finds no recipe in %j',
    (text) => {
      expect(recipeFromPlainText(text)).toBeUndefined();
    },
  );

  it('keeps steps that begin with the word of a heading', () => {
    const text =
      'Toast\n\nIngredients\n1 slice bread\n\nMethod\nCook for 5 minutes.\nShare with all.';
    expect(outline(text)?.steps).toEqual(['Cook for 5 minutes.', 'Share with all.']);
  });

  it('never throws, and each ingredient line is in the text', () => {
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
