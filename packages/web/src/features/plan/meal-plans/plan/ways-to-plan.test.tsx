import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { addEntry, copyWeek, emptyMenu, type Menu } from '@saltbush/domain/plan/meal-plans/menu';
import { newId } from '../../../../api/new-id';
import { answer } from '../../../../testing/fake-api';
import { fakePlan, plannedRecipe } from '../../../../testing/plan/fake-plan-rows';
import { dan, harpers, harpersId } from '../../../../testing/households';
import { priya } from '../../../../testing/people';
import { cardOf } from '../../../../testing/plan/plan-cards';
import { laksa } from '../../../../testing/recipes';
import { renderPage, screen } from '../../../../testing/render';
import type { PlanView } from '../../../device/sync';
import { prepareEdit, storeEdit } from './edit-week';

const scope = { userId: priya._id, householdId: harpersId };
const week = '2026-11-23';
const soup = cardOf(1, 'Pumpkin Soup');
const curry = cardOf(2, 'Green Curry');
const entry = ({ _id }: typeof soup) => ({
  id: newId(),
  recipeId: _id,
  meal: 'dinner',
  quantity: 1,
});

/** How the plan's page adds recipes: edits of the week, which all are stored by one function. */
const edits: [name: string, change: (menu: Menu) => Menu][] = [
  ['one that is added to a day', (menu) => addEntry(menu, entry(soup), 'monday')],
  [
    'one that takes the place of another',
    (menu) => addEntry({ ...menu, days: emptyMenu(week).days }, entry(soup), 'monday'),
  ],
  [
    'one of a template or of last week',
    (menu) => copyWeek(addEntry(emptyMenu(week), entry(soup), 'friday'), menu, newId, () => true),
  ],
];

async function open(owner = { _id: priya._id, username: 'Priya' }) {
  const recipes = [soup, curry].map((card) => plannedRecipe({ ...card, owner }));
  const plan = fakePlan(harpersId, { recipes });
  const page = await renderPage(() => null, {
    api: [
      answer(householdsRoutes.list, { households: [harpers('member')], deleted: [] }),
      answer(recipesRoutes.get, ({ params: { id } }) => ({
        ...laksa,
        _id: id!,
        title: id === soup._id ? soup.title : curry.title,
        owner,
        sharedWith: { communities: isPlanned(plan, id!) ? [harpersId] : [], saltbush: false },
      })),
    ],
  });
  return { ...page, plan };
}

const isPlanned = ({ rows }: ReturnType<typeof fakePlan>, id: string) =>
  [...rows().values()].some(
    ({ kind, fields }) => kind === 'meals' && 'recipeId' in fields && fields.recipeId === id,
  );

const emptyView = { rows: new Map(), recipes: new Map() } as unknown as PlanView;

it.each(edits)(
  'a recipe planned %s is shared by that, and a toast says so',
  async (_name, change) => {
    await open();
    await storeEdit(scope, prepareEdit(emptyView, week, change)!, []);
    await screen.findByText(/^Now shared with/);
    expect(screen.getByText('Pumpkin Soup: everyone there can cook from it.')).toBeDefined();
  },
);

it('several recipes planned at once, as by Magic Menu, are announced by one toast', async () => {
  await open();
  const change = (menu: Menu) =>
    addEntry(addEntry(menu, entry(soup), 'monday'), entry(curry), 'tuesday');
  await storeEdit(scope, prepareEdit(emptyView, week, change)!, [soup, curry]);
  await screen.findByText('2 recipes: everyone there can cook from them.');
});

it('recipes of other people are planned without a question', async () => {
  const { api, plan } = await open(dan);
  const added = { ...soup, owner: dan };
  const change = (menu: Menu) => addEntry(menu, entry(soup), 'monday');
  await storeEdit(scope, prepareEdit(emptyView, week, change)!, [added]);
  await waitFor(() => expect(isPlanned(plan, soup._id)).toBe(true));
  expect(api.requestsTo(recipesRoutes.get)).toEqual([]);
});
