import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lineId } from '@saltbush/domain/plan/rows/rows';
import { fakePlan } from '../../../testing/plan/fake-plan';
import { renderPage } from '../../../testing/render';
import { stubLayout } from '../../../testing/stub-layout';
import { ShoppingListPage } from './shopping-list-page';

stubLayout();

const week = '2026-11-16';
const tuesday = '2026-11-17';

/** Spoons and an optional bunch; what is to be bought in packs. */
async function openCurry() {
  const plan = fakePlan();
  plan.addMeal(
    tuesday,
    'Curry',
    '2 tsp ground cumin',
    '1 tbsp olive oil',
    '1/4 tsp salt',
    '250 mL thickened cream',
    '½ onion',
    '2 tbsp chopped coriander (optional)',
  );
  const { person } = await renderPage(ShoppingListPage, { at: '/shopping-list' });
  await screen.findByRole('region', { name: 'Check at home (3)' });
  return { plan, person };
}

const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const findBox = (name: string | RegExp) => screen.findByRole('checkbox', { name });
const checkAtHome = (count: number) =>
  screen.findByRole('region', { name: `Check at home (${count})` });

describe('the list', () => {
  it('the list says what to buy first, then what is needed', async () => {
    await openCurry();
    await findBox('300 mL carton thickened cream, 250 mL for Curry');
    await findBox('1 onion, ½ for Curry');
    await findBox('1 bunch coriander, optional, 2 tbsp for Curry');
    expect(screen.getByText(/^0 of 3/)).toBeDefined();
  });
});

describe('what to check at home', () => {
  it('a line above the first aisle leads to what is to be checked at home, and stays while one ticks', async () => {
    const { person } = await openCurry();
    await person.click(screen.getByRole('button', { name: 'Check 3 things at home' }));
    const heading = screen.getByRole('button', { name: 'Check at home (3)' });
    expect(document.activeElement).toBe(heading);
    await person.click(await findBox(/thickened cream/));
    await screen.findByText(/^1 of 3/);
    expect(screen.getByRole('button', { name: 'Check 3 things at home' })).toBeDefined();
  });

  it('a line to check at home is bought when somebody needs it, with an undo', async () => {
    const { plan, person } = await openCurry();
    expect(region(/^Check at home/).getByText('2 tsp')).toBeDefined();
    await person.click(region(/^Check at home/).getByRole('button', { name: /^Ground cumin/ }));
    await findBox('1 small jar ground cumin, 2 tsp for Curry');
    expect(region('Herbs & Spices').getByText('1 left')).toBeDefined();
    await checkAtHome(2);
    expect(plan.fieldsOf('lines', lineId(week, 'ground-cumin'))).toMatchObject({ isNeeded: true });
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await checkAtHome(3);
  });

  it('a line to check at home stays where it is when it is tapped, and a second tap takes it off', async () => {
    const { person } = await openCurry();
    const chips = () =>
      within(screen.getByRole('list', { name: 'Tap what you need to buy' }))
        .getAllByRole('button')
        .map((chip) => [chip.textContent, chip.getAttribute('aria-pressed')]);
    await person.click(screen.getByRole('button', { name: 'Olive oil 1 tbsp' }));
    await checkAtHome(2);
    expect(chips()).toEqual([
      ['Ground cumin 2 tsp', 'false'],
      ['Olive oil On the list', 'true'],
      ['Salt ¼ tsp', 'false'],
    ]);
    await person.click(screen.getByRole('button', { name: 'Olive oil On the list' }));
    await checkAtHome(3);
  });

  it('the lines that nobody needs are off the list by one button, and can be put back', async () => {
    const { person } = await openCurry();
    await person.click(screen.getByRole('button', { name: 'Ground cumin 2 tsp' }));
    await person.click(screen.getByRole('button', { name: 'We have the rest' }));
    await person.click(await screen.findByRole('button', { name: 'Cleared (2)' }));
    await person.click(screen.getByRole('button', { name: 'Put it back on the list: Salt' }));
    await checkAtHome(1);
    await findBox(/ground cumin/);
  });

  it('the lines to check at home are ticked all at once, and fold away', async () => {
    const { plan, person } = await openCurry();
    await person.click(screen.getByRole('button', { name: 'Check at home (3)' }));
    expect(screen.queryByRole('button', { name: 'We have the rest' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Check at home (3)' }));
    await person.click(screen.getByRole('button', { name: 'We have the rest' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: /^Check at home/ })).toBeNull(),
    );
    expect(plan.changes().map(({ name }) => name)).toEqual([
      'tick',
      'clearDone',
      'tick',
      'clearDone',
      'tick',
      'clearDone',
    ]);
  });

  it('a line to check at home can always be there', async () => {
    const { person } = await openCurry();
    await person.click(screen.getByRole('button', { name: 'Olive oil 1 tbsp' }));
    await person.click(await screen.findByRole('button', { name: 'Olive oil, details' }));
    await person.click(await screen.findByRole('button', { name: 'More details' }));
    await person.click(await screen.findByRole('button', { name: 'Always have it' }));
    await checkAtHome(2);
    await screen.findByRole('button', { name: 'Always have it (1)' });
  });
});

describe('optional items', () => {
  it('optional items are left off by one switch, and named', async () => {
    const { plan, person } = await openCurry();
    await person.click(screen.getByRole('button', { name: 'More' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Optional items, on' }));
    await screen.findByText('1 optional item hidden');
    expect(screen.queryByRole('checkbox', { name: /coriander/ })).toBeNull();
    expect(plan.fieldsOf('listSettings', 'list')).toEqual({ hidesOptional: true });
    await person.click(screen.getByRole('button', { name: 'Show optional items' }));
    await findBox(/coriander/);
  });
});
