import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../api/query-client';
import { startSession } from '../../../api/session';
import { harpers, harpersId } from '../../../testing/households';
import { priya, token } from '../../../testing/people';
import { timeZoneOf } from './time-zone';

const storeHouseholds = (timeZone: string) =>
  localStorage.setItem(
    `saltbush.households.${priya._id}`,
    JSON.stringify([harpers('owner', { timeZone })]),
  );

beforeEach(() => {
  queryClient.clear();
  startSession(token, priya);
});

it('a household’s zone is read from the device once, however many cards ask for it', () => {
  storeHouseholds('Australia/Perth');
  expect(timeZoneOf(harpersId)).toBe('Australia/Perth');
  const parse = vi.spyOn(JSON, 'parse');
  const format = vi.spyOn(Intl, 'DateTimeFormat');
  for (let card = 0; card < 50; card += 1) timeZoneOf(harpersId);
  expect([parse.mock.calls, format.mock.calls]).toEqual([[], []]);
  vi.restoreAllMocks();
});

it('a household’s zone that is stored later is read', () => {
  storeHouseholds('Australia/Perth');
  expect(timeZoneOf(harpersId)).toBe('Australia/Perth');
  storeHouseholds('Europe/London');
  expect(timeZoneOf(harpersId)).toBe('Europe/London');
});

it('a zone that is younger than the browser is that of the device', () => {
  const device = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  device.mockReturnValue({ timeZone: 'Asia/Tokyo' } as Intl.ResolvedDateTimeFormatOptions);
  storeHouseholds('Australia/Atlantis');
  expect(timeZoneOf(harpersId)).toBe('Asia/Tokyo');
  vi.restoreAllMocks();
});
