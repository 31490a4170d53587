/** Which day it is, in browsers around the world: a Sunday evening here is a Monday there. */
import { expect, it } from 'vitest';
import { register } from './pages/accounts';
import { createCommunity } from './pages/households';
import { desktop, openPage, openSignedIn, phone, shareBrowser } from './setup/browser';
import { expectAccessible, expectNoHorizontalScroll } from './setup/inspect';
import { newPerson, registerByCall } from './setup/people';

shareBrowser();

type Page = Awaited<ReturnType<typeof openPage>>;

const dayMs = 24 * 60 * 60 * 1000;

/** The last Sunday's moment at this time in UTC; before now, so that no session is over by this clock. */
function lastSunday(hour: number, minute: number): Date {
  const now = new Date();
  const sunday = new Date(now.getTime() - now.getUTCDay() * dayMs);
  sunday.setUTCHours(hour, minute, 0, 0);
  return sunday < now ? sunday : new Date(sunday.getTime() - 7 * dayMs);
}

/** Its clock stands still, so that no midnight comes while it is looked at. */
async function openAt(timezoneId: string, now: Date): Promise<Page> {
  // Of a language with weeks from Monday: that of America would have them from Sunday there.
  const page = await openPage({ ...phone, timezoneId, locale: 'en-GB' });
  await page.clock.setFixedTime(now);
  return page;
}

/**
 * The plan's today, and the list's week, are this zone's.
 *
 * @param locale in whose forms they are written
 */
async function expectDayOf(
  page: Page,
  timeZone: string,
  now: Date,
  locale = 'en-AU',
): Promise<void> {
  const words = (format: Intl.DateTimeFormatOptions, at = now) =>
    at.toLocaleDateString(locale, { ...format, timeZone });
  const weekday = words({ weekday: 'long' });
  const name = `${weekday} ${words({ day: 'numeric', month: 'long' })}`;
  await page.goto('/menu-maker');
  const day = page.getByRole('region', { name, exact: true });
  await day.getByText('Today', { exact: true }).waitFor();
  const monday = new Date(now.getTime() - weekdays.indexOf(weekday) * dayMs);
  await page.goto('/shopping-list');
  const week = new RegExp(`This week, (\\w+ )?${words({ day: 'numeric' }, monday)} `);
  await page.getByRole('button', { name: week }).waitFor();
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const sundayEvening = lastSunday(13, 30);
const mondayMorningInAuckland = lastSunday(12, 30);
/** Monday in Sydney, and not yet in London. */
const sundayAfternoonInLondon = lastSunday(14, 0);
/** Monday in Europe. */
const sundayEveningInLosAngeles = new Date(lastSunday(6, 30).getTime() - 6 * dayMs);

it.each([
  ['Australia/Perth', 'Perth', 'Sunday', sundayEvening],
  ['Europe/London', 'London', 'Sunday', sundayAfternoonInLondon],
  ['America/Los_Angeles', 'Los Angeles', 'Sunday', sundayEveningInLosAngeles],
  ['Pacific/Auckland', 'Auckland', 'Monday', mondayMorningInAuckland],
])('a new account in %s has the day of that place', async (zone, place, weekday, now) => {
  expect(now.toLocaleDateString('en-AU', { weekday: 'long', timeZone: zone })).toBe(weekday);
  const page = await openAt(zone, now);
  await register(page, newPerson(`Cook in ${place}`));
  await expectDayOf(page, zone, now, zone.startsWith('America/') ? 'en-US' : 'en-AU');
  await page.goto('/account/preferences');
  const field = page.getByRole('textbox', { name: 'Time zone' });
  await field.waitFor();
  expect(await field.inputValue()).toContain(`${place}, `);
});

it('a home that is older than time zones is asked for once', async () => {
  const page = await openSignedIn('Older home', { ...phone, timezoneId: 'Australia/Perth' });
  await page.clock.setFixedTime(sundayEvening);
  await expectDayOf(page, 'Australia/Sydney', sundayEvening);
  await page.goto('/menu-maker');
  await page.getByText('Is your home in Perth time?').waitFor();
  await expectAccessible(page, '/menu-maker');
  await expectNoHorizontalScroll(page, '/menu-maker');
  await page.getByRole('button', { name: 'Yes, Perth' }).tap();
  await page.getByText('Time zone saved: Perth').waitFor();
  await expectDayOf(page, 'Australia/Perth', sundayEvening);
  expect(await page.getByText('Is your home in Perth time?').count()).toBe(0);
});

it('the day of a home that is older shows although the question about it cannot be loaded', async () => {
  const page = await openSignedIn('Offline home', { ...phone, timezoneId: 'Australia/Perth' });
  await page.clock.setFixedTime(sundayEvening);
  await page.route('**/assets/zone-question-*.js', (route) => route.abort());
  await page.goto('/menu-maker');
  await page.getByText('It’s already Monday in Sydney, whose time your home uses.').waitFor();
  expect(await page.getByText('Is your home in Perth time?').count()).toBe(0);
});

it('a traveller sees the day of the community, and its admin changes its zone for everybody', async () => {
  const person = await registerByCall('Traveller');
  const home = await openSignedIn(person, { ...phone, timezoneId: 'Australia/Perth' });
  await home.goto('/my-recipes');
  const path = await createCommunity(home, 'Number 7');
  const plan = `/menu-maker${path.replace('/households/', '?household=')}`;

  const away = await openSignedIn(person, { ...desktop, timezoneId: 'Pacific/Auckland' });
  await away.clock.setFixedTime(mondayMorningInAuckland);
  await away.goto(plan);
  await away.getByText('It’s still Sunday in Perth, where your community is.').waitFor();
  await expectDayOf(away, 'Australia/Perth', mondayMorningInAuckland);
  await away.getByText('It’s still Sunday in Perth, where your community is.').waitFor();
  await expectAccessible(away, '/shopping-list');

  await away.goto(path);
  const field = away.getByRole('textbox', { name: 'Time zone' });
  await field.click();
  await field.fill('auckl');
  await away.getByRole('option', { name: /^Auckland/ }).waitFor();
  await expectAccessible(away, path);
  await field.press('ArrowDown');
  await field.press('Enter');
  await away.getByText('Time zone saved: Auckland').waitFor();
  await away.goto(plan);
  await expectDayOf(away, 'Pacific/Auckland', mondayMorningInAuckland);
  expect(await away.getByText('where your community is').count()).toBe(0);
});
