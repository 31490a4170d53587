import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleRecipes } from '../sample-recipes/sample-recipes';
import { linesOfSample } from '../sample-recipes/sample-recipe';
import { dishTasks, type DishRecipe } from './dish-tasks';
import { splitStep } from './split-step';

const instructionsOf = (recipe: (typeof sampleRecipes)[number]): string[] =>
  linesOfSample(recipe).steps.map(({ text }) => text);

describe('a step that is cut', () => {
  test.each([
    ['Chop the onion.', ['Chop the onion.']],
    [
      'Chop the onion. Simmer for 20 minutes, then blend.',
      ['Chop the onion. Simmer for 20 minutes, ', 'then blend.'],
    ],
    [
      'Bake for 45 minutes, and rest for 10 minutes.',
      ['Bake for 45 minutes, ', 'and rest for 10 minutes.'],
    ],
    ['Bake until golden. Serve.', ['Bake until golden. ', 'Serve.']],
    ['Fry for 5 minutes, stirring.', ['Fry for 5 minutes, stirring.']],
    [
      'Simmer for 20 minutes, stirring constantly.',
      ['Simmer for 20 minutes, stirring constantly.'],
    ],
    ['', ['']],
  ])('the step %j is cut into %j', (text, parts) => {
    expect(splitStep(text).map((part) => part.text)).toEqual(parts);
  });

  test('the parts of any step are its text, to the letter', () => {
    const words = fc.constantFrom(
      'bake',
      'simmer for 20 minutes',
      'then',
      'and',
      '. ',
      ', ',
      'fry 5 minutes',
      'until',
      'Chill overnight',
      '\n',
      '180°C',
    );
    fc.assert(
      fc.property(
        fc.array(words).map((all) => all.join(' ')),
        (text) => {
          expect(
            splitStep(text)
              .map((part) => part.text)
              .join(''),
          ).toBe(text);
        },
      ),
    );
  });
});

const shown = (recipe: DishRecipe) =>
  dishTasks(recipe).tasks.map(
    ({ step, handsMinutes, waitMinutes, label }) =>
      `${step}: ${handsMinutes}+${waitMinutes} ${label}`,
  );

describe('the tasks of a dish', () => {
  test.each([
    [
      'without minutes',
      { instructions: ['Chop the onion and the carrot finely.', 'Simmer for 20–25 minutes.'] },
      ['1: 2+0 ', '2: 1+20 simmer'],
    ],
    [
      'with 20 minutes of preparation',
      {
        prepMinutes: 20,
        instructions: ['Chop the onion and the carrot finely.', 'Simmer for 20 minutes.'],
      },
      ['1: 14+0 ', '2: 6+20 simmer'],
    ],
    [
      'that bakes until golden, with 40 minutes of cooking',
      { cookMinutes: 40, instructions: ['Bake until golden.'] },
      ['1: 1+40 bake'],
    ],
    ['that bakes until golden', { instructions: ['Bake until golden.'] }, ['1: 1+15 bake']],
    ['that chills until firm', { instructions: ['Chill until firm.'] }, ['1: 1+30 chill']],
    ['that is fried by hand', { instructions: ['Fry the onion for 5 minutes.'] }, ['1: 5+0 ']],
    [
      'that is served',
      { prepMinutes: 30, instructions: ['Scatter with parsley and serve at once.'] },
      ['1: 1+0 '],
    ],
    ['that marinates overnight', { instructions: ['Marinate overnight.'] }, ['1: 1+480 marinate']],
  ])('the tasks of a dish %s take their minutes', (_name, recipe, tasks) => {
    expect(shown(recipe)).toEqual(tasks);
  });

  test('a task knows the oven from the step before it', () => {
    const { tasks } = dishTasks({
      instructions: [
        'Heat the oven to 200°C. Mix.',
        'Bake for 20 minutes.',
        'Simmer for 5 minutes.',
      ],
    });
    expect(tasks.map(({ ovenCelsius }) => ovenCelsius)).toEqual([undefined, 200, undefined]);
  });

  test.each([
    ['a salad', ['Chop the tomato.', 'Toss.'], true],
    ['a cheesecake', ['Bake for 1 hour.', 'Chill for 4 hours.'], true],
    ['a roast', ['Roast for 1 hour.', 'Rest for 10 minutes.'], false],
    ['a sauce', ['Chill for 1 hour.', 'Simmer for 10 minutes.'], false],
  ])('%s keeps until serving only if it is cold', (_name, instructions, keeps) => {
    expect(dishTasks({ instructions }).keeps).toBe(keeps);
  });

  test('a dish can wait when it is chopped, and not when it is fried or baked', () => {
    const { tasks } = dishTasks({
      instructions: [
        'Chop the leek.',
        'Fry the leek.',
        'Bake for 20 minutes.',
        'Cool for 5 minutes.',
      ],
    });
    expect(tasks.map(({ mayWait }) => mayWait)).toEqual([true, false, false, true]);
  });

  test('the tasks of each sample recipe have all words of its steps, in order', () => {
    for (const recipe of sampleRecipes) {
      const instructions = instructionsOf(recipe);
      const { tasks } = dishTasks({ ...recipe, instructions });
      const words = (text: string) => text.match(/\p{L}+/gu);
      instructions.forEach((text, index) => {
        const parts = tasks.filter(({ step }) => step === index + 1);
        expect(words(parts.map((part) => part.text).join(' '))).toEqual(words(text));
      });
    }
  });

  test('the minutes of each sample recipe are near those its author states', () => {
    for (const recipe of sampleRecipes) {
      const { tasks } = dishTasks({ ...recipe, instructions: instructionsOf(recipe) });
      const minutes = tasks.reduce(
        (all, task) => all + task.handsMinutes + (task.isMeanwhile ? 0 : task.waitMinutes),
        0,
      );
      const stated = recipe.prepMinutes + recipe.cookMinutes;
      expect(minutes, recipe.name).toBeGreaterThanOrEqual(stated * 0.6);
      expect(minutes, recipe.name).toBeLessThanOrEqual(stated * 1.4);
    }
  });
});
