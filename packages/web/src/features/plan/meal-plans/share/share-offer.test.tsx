import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { addEntry, emptyMenu } from '@saltbush/domain/plan/meal-plans/menu';
import { standInTimeZone } from '@saltbush/domain/account/households/stand-in-time-zone';
import { mondayOf, todayIn } from '@saltbush/domain/plan/days/week';
import { answer } from '../../../../testing/fake-api';
import { confirmedRow, fakePlan } from '../../../../testing/plan/fake-plan-rows';
import { harpers } from '../../../../testing/households';
import { mealRows } from '../../../../testing/plan/meal-rows';
import { priya } from '../../../../testing/people';
import { idOf } from '../../../../testing/plan/plan-cards';
import { renderPage, screen } from '../../../../testing/render';
import { stubLayout } from '../../../../testing/stub-layout';
import { MenuMakerPage } from '../menu-maker-page';

stubLayout();

const picnic = { id: idOf(1), note: 'Picnic', meal: 'dinner', quantity: 1 };
const planned = addEntry(
  emptyMenu(mondayOf(todayIn(new Date(), standInTimeZone))),
  picnic,
  'monday',
);

async function open(people: number, households = [] as ReturnType<typeof harpers>[]) {
  fakePlan(priya._id, {
    rows: [...mealRows(planned), confirmedRow('eaterSettings', 'eaters', { people })],
  });
  const page = await renderPage(MenuMakerPage, {
    at: '/menu-maker',
    api: [answer(householdsRoutes.list, { households, deleted: [] })],
  });
  await screen.findByText('Picnic');
  return page;
}

const offer = () => screen.queryByRole('complementary', { name: 'Share your plan' });

it('a planned week of someone who cooks for two can be shared with one press', async () => {
  const { person, address } = await open(2);
  await screen.findByText('Cooking for 2?');
  await person.click(screen.getByRole('link', { name: 'Share with your household' }));
  await waitFor(() => expect(address()).toBe('/households?openModal=true'));
});

it('the offer to share a week moves nothing of the week when it comes', async () => {
  await open(2);
  await screen.findByText('Cooking for 2?');
  const position = screen.getByText('Picnic').compareDocumentPosition(offer()!);
  expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeGreaterThan(0);
});

it('the offer to share a week is made once', async () => {
  const { person, unmount } = await open(2);
  await person.click(await screen.findByRole('button', { name: 'Don’t share' }));
  expect(offer()).toBeNull();
  unmount();
  const { api } = await open(2);
  await waitFor(() => expect(api.requestsTo(householdsRoutes.list).length).toBeGreaterThan(0));
  expect(offer()).toBeNull();
});

it.each([
  ['who cooks for themselves', 1, []],
  ['who is in a community', 2, [harpers('member')]],
])('the offer to share a week is not made to someone %s', async (_, people, households) => {
  const { api } = await open(people, households);
  await waitFor(() => expect(api.requestsTo(householdsRoutes.list).length).toBeGreaterThan(0));
  expect(offer()).toBeNull();
});
