import { cleanup, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { recipesRoutes, type RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { Timers } from '../../../app/shell/timers';
import { answer } from '../../../testing/fake-api';
import { laksa } from '../../../testing/recipes';
import { renderPage, screen } from '../../../testing/render';
import { fetchMethodRules } from '../../recipe/recipe-content';
import { RecipePage } from './recipe-page';

const cake: RecipeOnWire = {
  ...laksa,
  title: 'Tea cake',
  serves: 4,
  ingredients: [
    { name: 'plain flour', amount: '250', unit: 'g' },
    { name: 'baking powder', amount: '2', unit: 'tsp' },
    { name: 'butter', amount: '150', unit: 'g' },
    { name: 'eggs', amount: '3', unit: 'whole' },
    { name: 'olive oil', amount: '3', unit: 'tbsp' },
    { name: 'caster sugar', amount: '1', unit: 'cup' },
    { name: 'pepper', amount: 'to taste', unit: '' },
    { name: 'brown onions', amount: '2', unit: '' },
    { name: 'red onion', amount: '1', unit: '' },
  ],
  instructions: [
    'Preheat the oven to 180°C. Grease a tin with 1 tbsp of the oil.',
    'Sift the dry ingredients.',
    'Cream half the butter with the sugar, beat in the eggs.',
    'Melt the remaining butter, season with pepper, and add the onion.',
    'Bake for 45–50 minutes.',
  ],
  instructionSections: ['', '', '', '', 'Oven'],
};

// The rules take longer to load here than a test waits for anything.
beforeAll(fetchMethodRules);

const openPage = (recipe = cake) =>
  renderPage(PageWithTray, {
    at: `/recipes/${recipe._id}`,
    path: '/recipes/$id',
    api: [answer(recipesRoutes.get, recipe)],
  });

/** The page once its steps have been read. */
async function open(recipe = cake) {
  const page = await openPage(recipe);
  await screen.findByRole('button', { name: /start timer/ });
  return page;
}

const steps = () => {
  const region = within(screen.getByRole('region', { name: 'Steps' }));
  return region.getAllByRole('listitem').map((step) => step.textContent);
};

describe('amounts in the steps', () => {
  test('the amounts in the steps say how much of each is used, in English', async () => {
    await open();
    expect(steps()).toEqual([
      'Preheat the oven to 180°C. Grease a tin with 1 tbsp of the oil.',
      'Sift the dry ingredients (250 g plain flour, 2 tsp baking powder, pepper).',
      'Cream half the butter (75 g) with the 1 cup sugar, beat in the 3 eggs.',
      'Melt the remaining butter (75 g), season with pepper, and add the onion.',
      'Bake for 45–50 minutes.',
    ]);
  });

  test('the amounts in the steps follow the serves, also where the author said the amount', async () => {
    const { person } = await open();
    const serves = screen.getByRole('textbox', { name: 'Serves' });
    await person.clear(serves);
    await person.type(serves, '8');
    expect(steps().slice(0, 3)).toEqual([
      'Preheat the oven to 180°C. Grease a tin with 2 tbsp of the oil.',
      'Sift the dry ingredients (500 g plain flour, 4 tsp baking powder, pepper).',
      'Cream half the butter (150 g) with the 2 cups sugar, beat in the 6 eggs.',
    ]);
  });

  test('the amounts in the steps follow the measures, and agree with the list', async () => {
    const { person } = await open();
    await person.click(screen.getByRole('radio', { name: 'Metric' }));
    await screen.findByText('Written in Australian cups and spoons');
    const [first, , third] = steps();
    expect(first).toContain('with 20 mL of the oil');
    const list = within(screen.getByRole('list', { name: 'Ingredients' }));
    const sugar = list.getByText('caster sugar').closest('li')!.textContent;
    const [amount] = /^about \d+ g/.exec(sugar)!;
    expect(third).toContain(`the sugar (${amount})`);
  });

  test('the amounts in the steps can be switched off, and stay off on this device', async () => {
    const { person } = await open();
    await person.click(screen.getByRole('switch', { name: 'Amounts in the steps' }));
    expect(steps()).toEqual(cake.instructions);
    cleanup();
    await open();
    expect(steps()).toEqual(cake.instructions);
    await person.click(screen.getByRole('switch', { name: 'Amounts in the steps' }));
    expect(steps()).not.toEqual(cake.instructions);
  });
});

describe('times', () => {
  test('the times in the steps start a timer named for the step, for the shorter time first', async () => {
    const { person } = await open();
    await person.click(
      screen.getByRole('button', { name: '45–50 minutes, start timer: Bake · step 5' }),
    );
    const tray = within(await screen.findByRole('region', { name: 'Timers' }));
    expect(tray.getByRole('timer').textContent).toMatch(/^4[45]:\d\d$/);
    await person.click(tray.getByRole('button', { name: 'Show timers' }));
    expect(
      tray.getByRole('button', { name: 'Extend to 50 minutes for Bake · step 5' }),
    ).toBeTruthy();
    expect(tray.getByRole('link', { name: 'Tea cake' })).toBeTruthy();
  });

  test('the times in the steps, pressed again, say how long there is to go, and can begin again', async () => {
    const { person } = await open();
    const time = screen.getByRole('button', { name: /^45–50 minutes/ });
    await person.click(time);
    expect(time.getAttribute('aria-label')).toBe('45–50 minutes, timer is set: Bake · step 5');
    await person.click(time);
    await screen.findByText(/^Bake · step 5: 4.* to go$/);
    await person.click(screen.getByRole('button', { name: 'Start again' }));
    expect(await screen.findAllByRole('timer')).toHaveLength(1);
  });
});

test('a temperature in a step shows other scales on demand', async () => {
  const { person } = await open();
  const temperature = screen.getByRole('button', { name: '180°C, in other scales' });
  expect(steps()[0]).toContain('to 180°C. Grease');
  await person.click(temperature);
  expect(temperature.getAttribute('aria-expanded')).toBe('true');
  expect(steps()[0]).toContain('to 180°C (160°C fan · 350°F · gas 4). Grease');
  await person.click(temperature);
  expect(steps()[0]).toContain('to 180°C. Grease');
});

function PageWithTray() {
  return (
    <>
      <RecipePage />
      <Timers />
    </>
  );
}

test('a step with bold words, a link and a list keeps its amounts and its timer', async () => {
  await open({
    ...cake,
    instructions: [
      '**Make the batter.** Beat the **eggs** in.\n- Bake for **45 minutes**\n- See [Nonna](https://a.example)',
    ],
    instructionSections: [''],
  });
  const region = within(screen.getByRole('region', { name: 'Steps' }));
  expect(await region.findByText('Make the batter.')).toHaveProperty('tagName', 'STRONG');
  expect(region.getByRole('button', { name: /^45 minutes, start timer/ })).toBeTruthy();
  expect(region.getByRole('link', { name: 'Nonna' }).getAttribute('href')).toBe(
    'https://a.example',
  );
  expect(steps()).toEqual([
    'Make the batter. Beat the 3 eggs in.• Bake for 45 minutes• See Nonna',
    '• Bake for 45 minutes',
    '• See Nonna',
  ]);
});
