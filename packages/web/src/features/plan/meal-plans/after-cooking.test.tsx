import { expect, it } from 'vitest';
import { addEntry, emptyMenu, type Menu } from '@saltbush/domain/plan/meal-plans/menu';
import { menuOfRows } from '@saltbush/domain/plan/meal-plans/menu-of-rows';
import { confirmedRow, fakePlan, plannedRecipe } from '../../../testing/plan/fake-plan-rows';
import { mealRows } from '../../../testing/plan/meal-rows';
import { priya } from '../../../testing/people';
import { cardOf, idOf } from '../../../testing/plan/plan-cards';
import { renderPage, screen } from '../../../testing/render';
import { AfterCooking } from '.';

const today = '2026-11-18';
const roast = cardOf(1, 'Lamb Roast');
const tacos = cardOf(2, 'Fish tacos');
const dish = { id: idOf(50), recipeId: roast._id, meal: 'dinner', quantity: 1 };
const next = { id: idOf(51), recipeId: tacos._id, meal: 'dinner', quantity: 1 };
const planned = addEntry(emptyMenu(today), dish, 'wednesday');

/** Priya and Sam eat. */
const eaters = [
  confirmedRow('eaters', priya._id, { portion: 1 }),
  confirmedRow('eaters', idOf(90), { name: 'Sam', portion: 1 }),
];

async function open(menu: Menu, { rows = eaters, serves = 4 } = {}) {
  const plan = fakePlan(priya._id, {
    rows: [...mealRows(menu), ...rows],
    recipes: [roast, tacos].map(plannedRecipe),
  });
  const page = await renderPage(() => <AfterCooking recipe={roast} serves={serves} />, {
    user: priya,
  });
  return { ...page, plan, days: () => menuOfRows(plan.rows(), today).days };
}

it('leftovers of the dish that was cooked are planned with one press, and nothing more is cooked', async () => {
  const { person, days } = await open(planned);
  await screen.findByRole('heading', { name: 'Plan leftovers for 2' });
  screen.getByRole('button', { name: 'Dinner, Thu 19' });
  await person.click(screen.getByRole('button', { name: 'Lunch, Thu 19' }));
  const said = await screen.findByText('Leftovers are planned for Thu 19.');
  expect(document.activeElement).toBe(said);
  expect(days().wednesday).toMatchObject([{ quantity: 0.5 }]);
  expect(days().thursday).toMatchObject([{ meal: 'lunch', quantity: 0.5, leftoverOf: dish.id }]);
  await screen.findByRole('link', { name: 'Next: lunch tomorrow Lamb Roast, leftovers' });
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('heading', { name: 'Plan leftovers for 2' });
  expect(days().wednesday).toMatchObject([{ quantity: 1 }]);
  expect(days().thursday).toEqual([]);
});

it('no leftovers are offered of a dish that all who are home eat', async () => {
  const forTwo = addEntry(emptyMenu(today), { ...dish, quantity: 0.5 }, 'wednesday');
  await open(addEntry(forTwo, next, 'friday'));
  const link = await screen.findByRole('link', { name: 'Next: dinner on Fri 20 Fish tacos' });
  expect(link.getAttribute('href')).toBe(`/recipes/${tacos._id}`);
  expect(screen.queryByRole('heading')).toBeNull();
});

it('leftovers of a dish that was not planned become a note, which buys nothing', async () => {
  const { person, days } = await open(addEntry(emptyMenu(today), next, 'friday'), { serves: 6 });
  await screen.findByRole('heading', { name: 'Plan leftovers for 4' });
  await person.click(screen.getByRole('button', { name: 'Dinner, Thu 19' }));
  const said = await screen.findByText('Leftovers are planned for Thu 19.');
  expect(document.activeElement).toBe(said);
  const note = { meal: 'dinner', note: 'Lamb Roast, leftovers for 4' };
  expect(days().thursday).toMatchObject([note]);
  expect(days().thursday[0]).not.toHaveProperty('recipeId');
  expect(days().wednesday).toEqual([]);
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('heading', { name: 'Plan leftovers for 4' });
  expect(days().thursday).toEqual([]);
});

it('no leftovers are offered of an unplanned dish that all who are home eat', async () => {
  await open(addEntry(emptyMenu(today), next, 'friday'), { serves: 2 });
  await screen.findByRole('link', { name: 'Next: dinner on Fri 20 Fish tacos' });
  expect(screen.queryByRole('heading')).toBeNull();
});

it('a note that is planned next is named, and leads nowhere', async () => {
  const note = { id: idOf(52), note: 'Takeaway', meal: 'dinner', quantity: 1 };
  await open(addEntry(emptyMenu(today), note, 'thursday'), { rows: [] });
  await screen.findByText('Takeaway');
  screen.getByText('Next: dinner tomorrow');
  expect(screen.queryByRole('link')).toBeNull();
});

it('the rest of a dish goes into the freezer by one press, and no more leftovers are offered of it', async () => {
  const { person, plan, days } = await open(planned);
  await screen.findByRole('heading', { name: 'Or keep 2 portions' });
  await person.click(screen.getByRole('button', { name: 'In the freezer' }));
  await screen.findByText('2 portions are in the freezer until 16 February.');
  expect(screen.queryByRole('button', { name: 'Lunch, Thu 19' })).toBeNull();
  const [stored] = [...plan.rows().values()].filter(({ kind }) => kind === 'homeItems');
  expect(stored!.fields).toMatchObject({ recipeId: roast._id, quantity: 0.5, since: today });
  // It was bought with the dish.
  expect(days().wednesday).toMatchObject([{ quantity: 1 }]);
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('heading', { name: 'Plan leftovers for 2' });
});
