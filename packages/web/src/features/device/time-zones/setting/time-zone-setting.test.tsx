import { expect, test, vi } from 'vitest';
import { profileRoutes } from '@saltbush/contract/account/profile';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { answer } from '../../../../testing/fake-api';
import { harpers, harpersId } from '../../../../testing/households';
import { priya } from '../../../../testing/people';
import { renderPage, screen } from '../../../../testing/render';
import { findZones } from './known-zones';
import { TimeZoneSetting } from './time-zone-setting';

const { updateProfile } = profileRoutes;
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Time zone' });

test.each([
  ['perth', 'Australia/Perth'],
  ['new yo', 'America/New_York'],
  ['America new york', 'America/New_York'],
  ['new zealand', 'Pacific/Auckland'],
  ['india', 'Asia/Calcutta'],
  ['kolkata', 'Asia/Calcutta'],
  ['new delhi', 'Asia/Calcutta'],
  ['yangon', 'Asia/Rangoon'],
  ['ho chi minh', 'Asia/Saigon'],
  ['canberra', 'Australia/Sydney'],
  ['gold coast', 'Australia/Brisbane'],
  ['western australia', 'Australia/Perth'],
])('the search "%s" finds the zone %s', (typed, zone) => {
  expect(findZones(typed, []).map(({ timeZone }) => timeZone)).toContain(zone);
});

test('the zones that are named come before the others, also under an older name', () => {
  const zones = findZones('', ['Australia/Perth', 'Australia/NSW']);
  expect(zones.slice(0, 2).map(({ place }) => place)).toEqual(['Perth', 'NSW']);
  expect(zones.length).toBeGreaterThan(300);
});

test('a zone is searched for by the keyboard, and saved', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T13:30:00Z') });
  const saved = answer(updateProfile, { ...priya, timeZone: 'Australia/Perth' });
  const { person, api } = await renderPage(() => <TimeZoneSetting chosen="Australia/Sydney" />, {
    api: [saved],
  });
  expect(field().value).toMatch(/^Sydney, 12:30.am$/);
  await person.click(field());
  await person.keyboard('perth');
  const option = await screen.findByRole('option', { name: /^Perth, 9:30.pm/, hidden: true });
  expect(option.textContent).toContain('Australian Western');
  await person.keyboard('{ArrowDown}{Enter}');
  await screen.findByText('Time zone saved: Perth');
  expect(api.requestsTo(updateProfile)[0]!.body).toEqual({ timeZone: 'Australia/Perth' });
  vi.useRealTimers();
});

test('the time zone of a household is saved for everybody in it', async () => {
  const saved = harpers('owner', { timeZone: 'Pacific/Auckland' });
  const { person, api } = await renderPage(
    () => <TimeZoneSetting householdId={harpersId} chosen={null} />,
    { api: [answer(householdsRoutes.changeSettings, saved)] },
  );
  await person.click(field());
  await person.keyboard('auckland');
  await person.click(await screen.findByRole('option', { name: /^Auckland/, hidden: true }));
  await screen.findByText('Time zone saved: Auckland');
  expect(api.requestsTo(householdsRoutes.changeSettings)[0]!.body).toEqual({
    timeZone: 'Pacific/Auckland',
  });
});

test('a search for a zone that finds nothing says what to try', async () => {
  const { person } = await renderPage(() => <TimeZoneSetting chosen="Australia/Sydney" />, {});
  await person.click(field());
  await person.keyboard('atlantis');
  await screen.findByText('No city called that. Try a bigger one near you.');
});

test('the zone that counts while none is chosen can be chosen', async () => {
  const saved = answer(updateProfile, { ...priya, timeZone: 'Australia/Sydney' });
  const { person, api } = await renderPage(() => <TimeZoneSetting chosen={null} />, {
    api: [saved],
  });
  await person.click(field());
  await person.click(await screen.findByRole('option', { name: /^Sydney/, hidden: true }));
  await screen.findByText('Time zone saved: Sydney');
  expect(api.requestsTo(updateProfile)[0]!.body).toEqual({ timeZone: 'Australia/Sydney' });
});

test('the zone that is chosen already is not saved again', async () => {
  const { person, api } = await renderPage(() => <TimeZoneSetting chosen="Australia/Perth" />, {});
  await person.click(field());
  await person.click(await screen.findByRole('option', { name: /^Perth/, hidden: true }));
  expect(field().value).toMatch(/^Perth, /);
  expect(api.requestsTo(updateProfile)).toEqual([]);
});

test('a zone that is younger than the browser shows its place without a time', async () => {
  const { person } = await renderPage(
    () => <TimeZoneSetting chosen="Australia/New_Atlantis" />,
    {},
  );
  expect(field().value).toBe('New Atlantis');
  await person.click(field());
  await screen.findByRole('option', { name: 'New Atlantis', hidden: true });
});
