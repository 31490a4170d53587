import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { calendarFeedRoutes } from '@saltbush/contract/plan/calendar-feed';
import { answer } from '../../../testing/fake-api';
import { priya } from '../../../testing/people';
import { confirmedRow, fakePlan } from '../../../testing/plan/fake-plan-rows';
import { renderPage, screen } from '../../../testing/render';
import { CalendarFeed } from './calendar-feed';

const withoutAddress = { api: [answer(calendarFeedRoutes.get, () => ({ createdAt: null }))] };
const Feed = () => <CalendarFeed scope={{ userId: priya._id }} />;

test('meals are all day in calendars until somebody says at what times they are eaten', async () => {
  const plan = fakePlan(priya._id);
  const stored = () => plan.rows().get('eaterSettings/eaters')?.fields;
  const { person } = await renderPage(Feed, withoutAddress);
  await screen.findByRole('radio', { name: 'All day', checked: true });
  expect(screen.queryByLabelText('Dinner')).toBeNull();
  await person.click(screen.getByRole('radio', { name: 'At meal times' }));
  const dinner = await screen.findByLabelText<HTMLInputElement>('Dinner');
  expect(dinner.value).toBe('18:30');
  expect(screen.getByLabelText<HTMLInputElement>('Snack').value).toBe('');
  const [breakfast, lunch] = [
    { meal: 'breakfast', at: '07:30' },
    { meal: 'lunch', at: '12:30' },
  ];
  const late = { meal: 'dinner', at: '19:15' };
  fireEvent.change(dinner, { target: { value: '19:15' } });
  fireEvent.blur(dinner);
  await waitFor(() => expect(stored()).toEqual({ mealTimes: [breakfast, lunch, late] }));
  const emptied = screen.getByLabelText('Lunch');
  fireEvent.change(emptied, { target: { value: '' } });
  fireEvent.blur(emptied);
  await waitFor(() => expect(stored()).toEqual({ mealTimes: [breakfast, late] }));
  await person.click(screen.getByRole('radio', { name: 'All day' }));
  await waitFor(() => expect(stored()).toEqual({}));
  expect(screen.queryByLabelText('Dinner')).toBeNull();
  // Who tries it out has their times again.
  await person.click(screen.getByRole('radio', { name: 'At meal times' }));
  await waitFor(() => expect(stored()).toEqual({ mealTimes: [breakfast, late] }));
});

test('the times at which a household eats are shown to each of its members', async () => {
  fakePlan(priya._id, {
    rows: [
      confirmedRow('eaterSettings', 'eaters', { mealTimes: [{ meal: 'dinner', at: '17:45' }] }),
    ],
  });
  await renderPage(Feed, withoutAddress);
  await screen.findByRole('radio', { name: 'At meal times', checked: true });
  expect(screen.getByLabelText<HTMLInputElement>('Dinner').value).toBe('17:45');
});

test('the address of a calendar is made, copied, replaced and turned off', async () => {
  fakePlan(priya._id);
  const url = 'https://saltbush.test/calendar/secret.ics';
  let createdAt: string | null = null;
  const { person } = await renderPage(() => <CalendarFeed scope={{ userId: priya._id }} />, {
    api: [
      answer(calendarFeedRoutes.get, () => ({ createdAt })),
      answer(calendarFeedRoutes.create, () => {
        createdAt = '2026-11-18T01:00:00.000Z';
        return { url };
      }),
      answer(calendarFeedRoutes.remove, () => {
        createdAt = null;
        return undefined;
      }),
    ],
  });
  await person.click(await screen.findByRole('button', { name: 'Get the address' }));
  const address = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Address' });
  expect(address.value).toBe(url);
  await person.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(url);
  await screen.findByRole('button', { name: 'Make a new address' });
  await person.click(screen.getByRole('button', { name: 'Turn off' }));
  await screen.findByRole('button', { name: 'Get the address' });
  expect(screen.queryByRole('textbox', { name: 'Address' })).toBeNull();
});
