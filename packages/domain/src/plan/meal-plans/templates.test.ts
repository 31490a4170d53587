import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addEntry, copyWeek, emptyMenu, entriesOf, type Menu } from './menu';
import { freeTemplateName, mealsOfMenu, menuOfTemplate } from './templates';
import { weekdays } from '../days/week';

const roast = { id: 'roast', recipeId: 'lamb', meal: 'dinner', quantity: 1 };
const lunch = { ...roast, id: 'lunch', meal: 'lunch', quantity: 0.5, leftoverOf: 'roast' };

test('a template has the entries of the week by weekday, and leftovers by their place', () => {
  const week = addEntry(addEntry(emptyMenu('2026-11-23'), roast, 'sunday'), lunch, 'sunday');
  expect(mealsOfMenu(addEntry(week, { ...roast, id: 'a', note: 'Picnic' }, 'friday'))).toEqual([
    { day: 'friday', meal: 'dinner', quantity: 1, recipeId: 'lamb', note: 'Picnic' },
    { day: 'sunday', meal: 'dinner', quantity: 1, recipeId: 'lamb' },
    { day: 'sunday', meal: 'lunch', quantity: 0.5, recipeId: 'lamb', leftoverOf: 1 },
  ]);
});

test('leftovers of another week are a dish of their own in a template', () => {
  const week = addEntry(emptyMenu('2026-11-23'), lunch, 'monday');
  expect(mealsOfMenu(week)[0]).not.toHaveProperty('leftoverOf');
});

test('a week planned with a template makes the same template', () => {
  const entry = fc.record({
    day: fc.constantFrom(...weekdays),
    meal: fc.constantFrom('dinner', 'lunch'),
    quantity: fc.constantFrom(0.5, 1, 2),
    recipeId: fc.constantFrom('lamb', 'soup'),
    cooked: fc.option(fc.nat(5), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 20 }), (made) => {
      const week = made.reduce<Menu>(
        (menu, { day, cooked, ...fields }, index) =>
          addEntry(
            menu,
            {
              id: `e${index}`,
              ...fields,
              ...(cooked !== undefined && { leftoverOf: `e${cooked}` }),
            },
            day,
          ),
        emptyMenu('2026-11-23'),
      );
      const meals = mealsOfMenu(week);
      let copied = 0;
      const newId = () => `copy-${(copied += 1)}`;
      const to = emptyMenu('2026-12-07');
      const planned = copyWeek(menuOfTemplate(meals, to.startDate), to, newId, () => true);
      expect(mealsOfMenu(planned)).toEqual(meals);
      expect(new Set(entriesOf(planned).map(({ id }) => id)).size).toBe(meals.length);
    }),
  );
});

test('a new template has a name that no other template has', () => {
  expect(freeTemplateName([])).toBe('Our week');
  expect(freeTemplateName(['Our week', 'Our week 2', 'Summer'])).toBe('Our week 3');
});
