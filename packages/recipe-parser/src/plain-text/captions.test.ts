import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { markedTexts } from '../../testing/marked-text';
import { scoreOf, totalOf } from '../../testing/reading-score';
import { recipeFromPlainText } from './recipe-from-plain-text';

const captionsOf = (half: string) =>
  markedTexts(
    readFileSync(new URL(`../../fixtures/captions/${half}.txt`, import.meta.url), 'utf8'),
  );

describe.each([
  { half: 'development', lines: 0.99, steps: 0.97, invented: 1 },
  { half: 'set-aside', lines: 0.98, steps: 0.92, invented: 15 },
])('captions of posts, $half', ({ half, lines, steps, invented }) => {
  const captions = captionsOf(half);
  const total = totalOf(
    captions.map((caption) => scoreOf(recipeFromPlainText(caption.text), caption)),
  );

  it('the collection of captions has 75 in many styles', () => {
    expect(captions).toHaveLength(75);
    expect(captions.every((caption) => caption.lines.length + caption.steps.length > 2)).toBe(true);
  });

  it('captions of posts give their lines and steps, and hardly anything else', () => {
    expect(total.lines).toBeGreaterThanOrEqual(lines);
    expect(total.steps).toBeGreaterThanOrEqual(steps);
    expect(total.invented).toBeLessThanOrEqual(invented);
  });
});

const draftOf = (text: string) => recipeFromPlainText(text);

describe('a post', () => {
  it('a post needs no heading over the ingredients where "Method" is alone', () => {
    const draft = draftOf(
      'Toast\n\n2 slices bread\n10 g butter\n\nDirections\nToast it.\nButter it.',
    );
    expect(draft?.ingredientLines).toEqual(['2 slices bread', '10 g butter']);
    expect(draft?.steps.map(({ text }) => text)).toEqual(['Toast it.', 'Butter it.']);
  });

  it('a post\'s "Enjoy xx" behind its last step is dropped', () => {
    const ofText = (end: string) =>
      draftOf(`Toast\n\n2 slices bread\n10 g butter\n\nMethod\nToast it. Butter it.${end}`)
        ?.steps.map(({ text }) => text)
        .join(' ');
    expect(ofText(' Enjoy xx')).toBe('Toast it. Butter it.');
    expect(ofText(' Enjoy everyone 😋')).toBe('Toast it. Butter it.');
    expect(ofText(' Serve and enjoy!')).toBe('Toast it. Butter it. Serve and enjoy!');
  });

  it('a post may have its heading and text in one line', () => {
    const draft = draftOf(
      'Corn 🌽\nIngredients: 4 cobs / 50g butter / chives\nMethod: Grill it. Butter it.',
    );
    expect(draft?.ingredientLines).toEqual(['4 cobs', '50g butter', 'chives']);
    expect(draft?.steps.map(({ text }) => text)).toEqual(['Grill it. Butter it.']);
  });

  it('a remark after a comma stays in the line of its post', () => {
    const draft = draftOf(
      'Soup\nIngredients: 2 onions, finely chopped, 1 L stock and 1 bay leaf\nMethod: Simmer it.',
    );
    expect(draft?.ingredientLines).toEqual(['2 onions, finely chopped', '1 L stock', '1 bay leaf']);
  });

  it('a post loses nothing but requests and hashtags: the rest behind the steps is a note', () => {
    const draft = draftOf(
      'Eggs\n\n2 eggs\n10 g butter\n\n1. Melt the butter.\n2. Fry the eggs.\n\nWould you try this?\n\nFollow @eggs for more recipes!\n#eggs #breakfast',
    );
    expect(draft?.steps).toHaveLength(2);
    expect(draft?.notes).toBe('Would you try this?');
  });

  it('a tip between the steps of a post is a note, and the steps after it stay', () => {
    const draft = draftOf(
      'Pie\n\nIngredients\n2 eggs\n1 cup milk\n\nMethod\n1. Mix.\nTip: use cold milk.\n2. Bake.',
    );
    expect(draft?.steps.map(({ text }) => text)).toEqual(['Mix.', 'Bake.']);
    expect(draft?.notes).toBe('Tip: use cold milk.');
  });

  it('a step of a post is not taken for a request', () => {
    const steps = [
      'Save the rest of the sauce.',
      'Share between four bowls.',
      'Follow the packet for the rice.',
    ];
    const draft = draftOf(`Rice\n\nIngredients\n1 cup rice\n2 eggs\n\nMethod\n${steps.join('\n')}`);
    expect(draft?.steps.map(({ text }) => text)).toEqual(steps);
  });

  const partsOf = (text: string) => {
    const draft = draftOf(text);
    return [draft?.ingredientLines, draft?.steps.map((step) => step.text)];
  };

  it.each([
    ['Trust me, you will thank me later!'],
    ['2k likes and I’ll post part 2 😜'],
    ['Total cost: $9.80'],
    ['@pizzaqueen @foodiefriend'],
    ['Love, Sam xx'],
    ["That's it. That's the post."],
    ['Habt einen schönen Sonntag, eure Anna 🌸'],
    ['N’hésitez pas à me laisser un commentaire'],
    ['¿Te animas a probarlo? Te leo en comentarios 👇'],
    ['3. Tag me when you make it!'],
    ['(My cat supervised the whole thing 🐱)'],
  ])('the remark %j of a post is no ingredient and no step', (remark) => {
    const lines = ['2 eggs', '10 g butter'];
    const steps = ['Melt the butter.', 'Fry the eggs.'];
    for (const gap of ['\n', '\n\n']) {
      const text = `Eggs\n\n${lines.join('\n')}\n\n${steps.join('\n')}${gap}${remark}`;
      expect(partsOf(text)).toEqual([lines, steps]);
    }
  });

  it.each(['a pinch of love ❤️', 'Lots of love', '1 Prise Liebe'])(
    'the joke %j in a post is no food',
    (joke) => {
      expect(partsOf(`Eggs\n\nIngredients\n2 eggs\n${joke}\n\nMethod\nFry the eggs.`)).toEqual([
        ['2 eggs'],
        ['Fry the eggs.'],
      ]);
    },
  );

  it.each([
    ['1 Beat the eggs', '2 Melt the butter', '3 Cook until set'],
    ['1. Beat the eggs', '2. Melt the butter', '3. Cook until set'],
    ['• Beat the eggs', '• Melt the butter', '• Cook until set'],
    ['Beat the eggs', 'Melt the butter', 'Cook until set'],
  ])('a post may have steps without full stops: %j', (...steps) => {
    const bare = ['Beat the eggs', 'Melt the butter', 'Cook until set'];
    for (const head of ['', 'Ingredients\n']) {
      expect(partsOf(`Omelette 🍳\n\n${head}2 eggs\n10 g butter\n\n${steps.join('\n')}`)).toEqual([
        ['2 eggs', '10 g butter'],
        bare,
      ]);
    }
  });

  it.each([
    ['tomatoes\ncucumber\nfeta', 'Chop everything.\nMix and serve.'],
    ['Äpfel\nZucker\nZimt', 'Äpfel schälen und würfeln\nMit Zucker und Zimt kochen'],
  ])('a post may list foods without amounts: %j', (list, method) => {
    expect(partsOf(`Today’s dish\n\n${list}\n\n${method}`)).toEqual([
      list.split('\n'),
      method.split('\n'),
    ]);
  });

  it('a post may state what each ingredient costs', () => {
    const lines = ['500g mince ($6.50)', '1 onion ($0.80)'];
    expect(partsOf(`Chilli\n\n${lines.join('\n')}\n\nFry the mince.\n\n$3.50 a serve!`)).toEqual([
      lines,
      ['Fry the mince.'],
    ]);
  });
});
