import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import { mealPlansRoutes } from '@saltbush/contract/meal-plans';
import { recipeListsRoutes } from '@saltbush/contract/recipe-lists';
import { addEntry, emptyMenu, entriesOf } from '@saltbush/domain/meal-plans/menu';
import type { Weekday } from '@saltbush/domain/meal-plans/week';
import { stubLayout } from '../../testing/stub-layout';
import { answer, type Answer } from '../../testing/fake-api';
import { pageOf } from '../../testing/fake-recipes-api';
import { cardOf, idOf, fakeMealPlansApi } from '../../testing/fake-meal-plans-api';
import { renderPage } from '../../testing/render';
import { MenuMakerPage } from './menu-maker-page';

stubLayout();

const week = '2026-11-23';
const soup = cardOf(1, 'Pumpkin Soup');
const curry = cardOf(2, 'Green Curry');
const many = Array.from({ length: 30 }, (_, n) => cardOf(100 + n, `Recipe number ${n}`));

const planned = (...entries: [n: number, day: Weekday][]) =>
  entries.reduce(
    (menu, [n, day]) =>
      addEntry(menu, { id: idOf(50 + n), recipeId: idOf(n), meal: 'dinner', quantity: 1 }, day),
    emptyMenu(week),
  );

async function open(
  plans = fakeMealPlansApi({ menu: planned([1, 'monday'], [2, 'monday']), recipes: [soup, curry] }),
  more: Answer[] = [],
) {
  const page = await renderPage(MenuMakerPage, {
    at: `/menu-maker?week=${week}`,
    api: [...plans.answers, ...more],
  });
  await screen.findByRole('region', { name: 'Monday' });
  return { ...page, plans };
}

const day = (name: string) => within(screen.getByRole('region', { name }));
const titlesOn = (name: string) =>
  day(name)
    .queryAllByRole('listitem')
    .map((item) => within(item).queryByRole('link')?.textContent ?? item.textContent);
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const synced = () => screen.findByText('Synced');

describe('the week', () => {
  it('shows seven days with what is planned', async () => {
    await open();
    expect(screen.getAllByRole('region')).toHaveLength(8);
    expect(screen.getByText('23 – 29 November')).toBeDefined();
    expect(titlesOn('Monday')).toEqual(['Pumpkin Soup', 'Green Curry']);
    expect(titlesOn('Sunday')).toEqual([]);
    expect(hrefOf('Shopping list')).toBe(`/shopping-list?week=${week}`);
  });

  it('leads to the weeks before and after, and back to this one', async () => {
    const { person, address } = await open();
    await person.click(screen.getByRole('link', { name: 'Next week' }));
    expect(address()).toBe('/menu-maker?week=2026-11-30');
    expect(await screen.findByText('30 November – 6 December')).toBeDefined();
    await waitFor(() => expect(titlesOn('Monday')).toEqual([]));
    await person.click(screen.getByRole('link', { name: 'Previous week' }));
    await waitFor(() => expect(titlesOn('Monday')).toHaveLength(2));
    await person.click(screen.getByRole('link', { name: 'This week' }));
    expect(address()).toBe('/menu-maker');
  });
});

describe('dragging by keyboard', () => {
  it('carries an entry to another day and says where it is', async () => {
    const { person, plans } = await open();
    day('Monday').getByRole('button', { name: 'Drag Pumpkin Soup' }).focus();
    await person.keyboard(' ');
    expect(await screen.findByText('Picked up Pumpkin Soup.')).toBeDefined();
    await person.keyboard('{ArrowRight}');
    expect(await screen.findByText('Pumpkin Soup is over Tuesday.')).toBeDefined();
    await person.keyboard(' ');
    expect(await screen.findByText('Pumpkin Soup was put on Tuesday.')).toBeDefined();
    expect(titlesOn('Monday')).toEqual(['Green Curry']);
    expect(titlesOn('Tuesday')).toEqual(['Pumpkin Soup']);
    await synced();
    expect(plans.menu()!.days.tuesday.map((entry) => entry.recipeId)).toEqual([soup._id]);
  });

  it('changes the order within a day', async () => {
    const { person } = await open();
    day('Monday').getByRole('button', { name: 'Drag Green Curry' }).focus();
    await person.keyboard(' ');
    await person.keyboard('{ArrowUp}');
    expect(await screen.findByText('Green Curry is over Monday, 1 of 2.')).toBeDefined();
    await person.keyboard(' ');
    await waitFor(() => expect(titlesOn('Monday')).toEqual(['Green Curry', 'Pumpkin Soup']));
  });

  it('puts a recipe from the picker on a day', async () => {
    const { person } = await open();
    const picker = within(screen.getByRole('complementary', { name: 'Your recipes' }));
    (await picker.findByRole('button', { name: 'Drag Pumpkin Soup' })).focus();
    await person.keyboard(' ');
    await person.keyboard('{ArrowLeft}');
    await person.keyboard(' ');
    await waitFor(() => expect(titlesOn('Sunday')).toEqual(['Pumpkin Soup']));
    expect(titlesOn('Monday')).toHaveLength(2);
  });

  it('is undone by Escape', async () => {
    const { person } = await open();
    day('Monday').getByRole('button', { name: 'Drag Pumpkin Soup' }).focus();
    await person.keyboard(' ');
    await person.keyboard('{ArrowRight}');
    await person.keyboard('{Escape}');
    expect(await screen.findByText('Cancelled. Pumpkin Soup stays where it was.')).toBeDefined();
    expect(titlesOn('Monday')).toHaveLength(2);
  });
});

describe('without dragging', () => {
  const options = (name: string) => screen.getByRole('button', { name: `Options for ${name}` });

  it('an entry is moved from its menu, and keeps the focus', async () => {
    const { person } = await open();
    await person.click(options('Pumpkin Soup'));
    await person.click(await screen.findByRole('menuitem', { name: 'Move to Friday' }));
    expect(titlesOn('Friday')).toEqual(['Pumpkin Soup']);
    expect(screen.getByText('Pumpkin Soup was moved to Friday.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(options('Pumpkin Soup')));
  });

  it('an entry gets another meal', async () => {
    const { person, plans } = await open();
    await person.click(options('Pumpkin Soup'));
    await person.click(await screen.findByRole('menuitem', { name: 'lunch' }));
    expect(day('Monday').getByText('lunch')).toBeDefined();
    await synced();
    expect(plans.menu()!.days.monday[0]!.meal).toBe('lunch');
  });

  it('an entry is removed, and brought back to its place', async () => {
    const { person } = await open();
    await person.click(options('Pumpkin Soup'));
    await person.click(await screen.findByRole('menuitem', { name: 'Remove from Monday' }));
    expect(titlesOn('Monday')).toEqual(['Green Curry']);
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Add to Monday'),
    );
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(titlesOn('Monday')).toEqual(['Pumpkin Soup', 'Green Curry']);
  });

  it('a recipe is added from its menu on the picker', async () => {
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Add Green Curry to…' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Add to Wednesday' }));
    expect(titlesOn('Wednesday')).toEqual(['Green Curry']);
  });

  it('a recipe is found and added from the day', async () => {
    const { person } = await open();
    await person.click(screen.getByRole('button', { name: 'Add to Thursday' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to Thursday' }));
    await person.type(dialog.getByRole('searchbox', { name: 'Search your recipes' }), 'cur');
    expect(dialog.getAllByRole('listitem')).toHaveLength(1);
    await person.click(dialog.getByRole('button', { name: /Green Curry/ }));
    await waitFor(() => expect(titlesOn('Thursday')).toEqual(['Green Curry']));
  });

  it('a note is added, refused while blank, and changed later', async () => {
    const { person } = await open();
    await person.click(screen.getByRole('button', { name: 'Add to Saturday' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to Saturday' }));
    await person.click(dialog.getByRole('radio', { name: 'A note' }));
    await person.click(dialog.getByRole('button', { name: 'Add the note' }));
    expect(dialog.getByText('Please write something')).toBeDefined();
    await person.type(dialog.getByRole('textbox', { name: 'Note' }), 'Eating  out{Enter}');
    expect(await day('Saturday').findByText('Eating out')).toBeDefined();
    expect(day('Saturday').queryByRole('group')).toBeNull();

    await person.click(options('Eating out'));
    await person.click(await screen.findByRole('menuitem', { name: 'Change the note' }));
    const change = within(await screen.findByRole('dialog', { name: 'Change the note' }));
    await person.clear(change.getByRole('textbox', { name: 'Note' }));
    await person.type(change.getByRole('textbox', { name: 'Note' }), 'Leftovers{Enter}');
    expect(await day('Saturday').findByText('Leftovers')).toBeDefined();
  });

  it('the quantity goes in halves and says whom it feeds', async () => {
    const { person, plans } = await open();
    const much = within(screen.getByRole('group', { name: 'How much Pumpkin Soup' }));
    await person.click(much.getByRole('button', { name: 'More Pumpkin Soup' }));
    expect(much.getByRole('status').textContent).toBe('×1½serves 6');
    await person.click(much.getByRole('button', { name: 'Less Pumpkin Soup' }));
    await person.click(much.getByRole('button', { name: 'Less Pumpkin Soup' }));
    await person.click(much.getByRole('button', { name: 'Less Pumpkin Soup' }));
    expect(much.getByRole('status').textContent).toBe('×½serves 2');
    await synced();
    expect(plans.menu()!.days.monday[0]!.quantity).toBe(0.5);
  });
});

describe('saving', () => {
  it('says where the menu is: on this device, then synced', async () => {
    const { plans } = await open();
    await synced();
    // In one turn of the event loop: half a second later it is saved.
    fireEvent.click(screen.getByRole('button', { name: 'More Pumpkin Soup' }));
    expect(screen.getByText('Saving…')).toBeDefined();
    expect(await screen.findByText('Synced')).toBeDefined();
    expect(plans.menu()!.days.monday[0]!.quantity).toBe(1.5);
  });

  it('without a network keeps the menu here, says so, and syncs on demand', async () => {
    const plans = fakeMealPlansApi({ menu: planned([1, 'monday']), recipes: [soup] });
    let isOffline = true;
    const { person } = await open(plans, [
      answer(mealPlansRoutes.update, (asked) =>
        isOffline
          ? new AppError('SERVER_UNREACHABLE')
          : (plans.answers
              .find(({ route }) => route === mealPlansRoutes.update)!
              .reply(asked as never) as never),
      ),
    ]);
    await person.click(screen.getByRole('button', { name: 'More Pumpkin Soup' }));
    expect(await screen.findAllByText('Offline, will sync')).toHaveLength(2);
    isOffline = false;
    await person.click(screen.getByRole('button', { name: 'Try now' }));
    await synced();
    expect(plans.menu()!.days.monday[0]!.quantity).toBe(1.5);
  });

  it('a change from another device joins on conflict', async () => {
    const { person, plans } = await open();
    await synced();
    plans.keep(
      addEntry(
        plans.menu()!,
        { id: idOf(77), note: 'Picnic', meal: 'lunch', quantity: 1 },
        'sunday',
      ),
    );
    await person.click(screen.getByRole('button', { name: 'More Pumpkin Soup' }));
    expect(await day('Sunday').findByText('Picnic')).toBeDefined();
    await synced();
    expect(entriesOf(plans.menu()!)).toHaveLength(3);
    expect(plans.menu()!.days.monday[0]!.quantity).toBe(1.5);
  });

  it('a recipe that is gone is taken off, and the person is told', async () => {
    const plans = fakeMealPlansApi({
      menu: planned([1, 'monday'], [2, 'monday']),
      recipes: [soup, curry],
    });
    const { person } = await open(plans, [
      answer(mealPlansRoutes.update, (asked) =>
        asked.body.days.monday.length > 1
          ? new AppError('VALIDATION_FAILED', [
              { field: 'days.monday.1.recipe', message: 'This recipe is no longer there' },
            ])
          : (plans.answers
              .find(({ route }) => route === mealPlansRoutes.update)!
              .reply(asked as never) as never),
      ),
    ]);
    await person.click(screen.getByRole('button', { name: 'More Pumpkin Soup' }));
    expect(await screen.findByText('No longer in your recipes: Green Curry.')).toBeDefined();
    expect(titlesOn('Monday')).toEqual(['Pumpkin Soup']);
  });

  it('an unknown week can be planned while the server is away, with a way to try again', async () => {
    const plans = fakeMealPlansApi({ menu: planned([1, 'monday']), recipes: [soup] });
    let isAway = true;
    const { person } = await open(plans, [
      answer(mealPlansRoutes.current, (asked) =>
        isAway
          ? new AppError('SERVER_UNREACHABLE')
          : (plans.answers[0]!.reply(asked as never) as never),
      ),
    ]);
    expect(screen.getByRole('alert').textContent).toContain('This week could not be loaded');
    isAway = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(titlesOn('Monday')).toEqual(['Pumpkin Soup']));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the picker', () => {
  it('shows more on demand', async () => {
    const { person } = await open(fakeMealPlansApi({ recipes: many }));
    const picker = within(await screen.findByRole('list', { name: 'Your recipes' }));
    await picker.findByText('Recipe number 0');
    expect(picker.queryByText('Recipe number 29')).toBeNull();
    await person.click(picker.getByRole('button', { name: 'Show more' }));
    expect(await picker.findByText('Recipe number 29')).toBeDefined();
  });

  it('searches what is there at once, and all there is a moment later', async () => {
    const { person } = await open(fakeMealPlansApi({ recipes: many }));
    const picker = within(await screen.findByRole('list', { name: 'Your recipes' }));
    const search = screen.getByRole('searchbox', { name: 'Search your recipes' });
    await person.type(search, 'n 17');
    expect(picker.getAllByRole('listitem')).toHaveLength(1);
    await person.clear(search);
    await person.type(search, 'nil');
    expect(await picker.findByText('No recipe matches “nil”.')).toBeDefined();
  });

  it('shows what the server finds in spite of a slip, far beyond the first of them', async () => {
    const found = { recipes: [cardOf(300, 'Lasagne')], total: 1, page: 1, limit: 24 };
    const plans = fakeMealPlansApi({ recipes: many });
    plans.answers.push(
      answer(recipeListsRoutes.listMyRecipes, ({ query: { q, ...query } }) =>
        q === 'lasanga' ? { ...found, hasMore: false } : pageOf(many, { q, ...query }),
      ),
    );
    const { person } = await open(plans);
    const picker = within(await screen.findByRole('list', { name: 'Your recipes' }));
    const search = screen.getByRole('searchbox', { name: 'Search your recipes' });
    await person.type(search, 'lasanga');
    expect(await picker.findByRole('button', { name: 'Drag Lasagne' })).toBeDefined();
  });

  it('without recipes leads to the first', async () => {
    await open(fakeMealPlansApi());
    await screen.findByRole('link', { name: 'Add a recipe' });
    expect(hrefOf('Add a recipe')).toBe('/my-recipes');
  });

  it('that cannot be loaded offers to try again', async () => {
    let isDown = true;
    const { person } = await open(fakeMealPlansApi(), [
      answer(recipeListsRoutes.listMyRecipes, ({ query }) =>
        isDown
          ? new AppError('FORBIDDEN')
          : { recipes: [soup], total: 1, page: 1, limit: query.limit, hasMore: false },
      ),
    ]);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await person.click(retry);
    expect(await screen.findByText('Pumpkin Soup')).toBeDefined();
  });
});
