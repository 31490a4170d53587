import { expect, test } from 'vitest';
import { calendarFeedRoutes } from '@saltbush/contract/plan/calendar-feed';
import { answer } from '../../../testing/fake-api';
import { priya } from '../../../testing/people';
import { renderPage, screen } from '../../../testing/render';
import { CalendarFeed } from './calendar-feed';

test('the address of a calendar is made, copied, replaced and turned off', async () => {
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
