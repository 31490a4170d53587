import { useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { profileRoutes } from '@saltbush/contract/account/profile';
import { AppError } from '@saltbush/contract/errors';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { getSession } from '../../../api/session';
import { answer, type Answer } from '../../../testing/fake-api';
import { harpers, harpersId, type Role } from '../../../testing/households';
import { priya } from '../../../testing/people';
import { renderPage, screen } from '../../../testing/render';
import { householdsQuery } from '../household-data';
import { TimeZoneNote } from './time-zone-note';

const { updateProfile } = profileRoutes;
const { changeSettings, list } = householdsRoutes;

/** Sunday evening in Perth, Monday morning in Sydney and Auckland. */
const now = new Date('2026-11-22T13:30:00Z');

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function deviceIn(timeZone: string): void {
  const options = { timeZone } as Intl.ResolvedDateTimeFormatOptions;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
}

const OwnPlan = () => <TimeZoneNote householdId={undefined} />;

function openOwn(timeZone: string | null, ...api: Answer[]) {
  return renderPage(OwnPlan, { user: { ...priya, timeZone }, api });
}

function TheirPlan() {
  const { data } = useQuery(householdsQuery);
  return data ? <TimeZoneNote householdId={harpersId} /> : <p>Loading</p>;
}

function openTheirs(role: Role, timeZone: string | null, ...api: Answer[]) {
  const households = [harpers(role, { timeZone })];
  return renderPage(TheirPlan, { api: [answer(list, { households, deleted: [] }), ...api] });
}

const question = () => screen.findByText('Is your home in Perth time?');

describe('the line under the bar', () => {
  test.each([
    ['Australia/Perth', 'Pacific/Auckland', 'It’s still Sunday in Perth, where your home is.'],
    ['Pacific/Auckland', 'Europe/London', 'It’s already Monday in Auckland, where your home is.'],
    [null, 'Australia/Melbourne', ''],
    ['Australia/Perth', 'Europe/London', ''],
    ['Australia/Perth', 'Etc/Unknown', ''],
    [null, 'UTC', 'It’s already Monday in Sydney, whose time your home uses.'],
  ])(
    'the line under the bar of a plan in %s, on a device in %s, says "%s"',
    async (home, device, text) => {
      deviceIn(device);
      const { container } = await openOwn(home);
      expect(container.querySelector('p')?.textContent ?? '').toBe(text);
    },
  );

  test('the line under the bar is not there before the device knows of a zone', async () => {
    deviceIn('Europe/London');
    const { timeZone: _unknown, ...user } = priya;
    const { container } = await renderPage(OwnPlan, { user: user as typeof priya });
    expect(container.querySelector('p')).toBeNull();
  });

  test('the line under the bar of a community names the place of the community', async () => {
    deviceIn('Australia/Sydney');
    await openTheirs('member', 'Australia/Perth');
    await screen.findByText('It’s still Sunday in Perth, where your community is.');
  });
});

describe('a home that is older than time zones', () => {
  test('a home without a zone is asked for on a device elsewhere, and the answer is saved', async () => {
    deviceIn('Australia/Perth');
    const { person, api } = await openOwn(
      null,
      answer(updateProfile, { ...priya, timeZone: 'Australia/Perth' }),
    );
    await question();
    await person.click(screen.getByRole('button', { name: 'Yes, Perth' }));
    await screen.findByText('Time zone saved: Perth');
    expect(api.requestsTo(updateProfile)[0]!.body).toEqual({ timeZone: 'Australia/Perth' });
    expect(getSession()?.user?.timeZone).toBe('Australia/Perth');
    expect(screen.queryByRole('region', { name: 'Time zone' })).toBeNull();
  });

  test('a home without a zone stays in Sydney when somebody says so', async () => {
    deviceIn('Australia/Perth');
    const { person, api } = await openOwn(
      null,
      answer(updateProfile, { ...priya, timeZone: 'Australia/Sydney' }),
    );
    await question();
    await person.click(screen.getByRole('button', { name: 'No, Sydney' }));
    await screen.findByText('It’s already Monday in Sydney, where your home is.');
    expect(api.requestsTo(updateProfile)[0]!.body).toEqual({ timeZone: 'Australia/Sydney' });
  });

  test('a home without a zone is asked for again when the answer could not be saved', async () => {
    deviceIn('Australia/Perth');
    const { person } = await openOwn(null, answer(updateProfile, new AppError('INTERNAL')));
    await question();
    await person.click(screen.getByRole('button', { name: 'Yes, Perth' }));
    await screen.findByText('Something went wrong');
    expect(screen.getByRole('region', { name: 'Time zone' })).toBeDefined();
  });

  test('the home of a community without a zone is asked for once, of its admin', async () => {
    deviceIn('Australia/Perth');
    const saved = harpers('owner', { timeZone: 'Australia/Perth' });
    const { person, api } = await openTheirs('owner', null, answer(changeSettings, saved));
    await question();
    await person.click(screen.getByRole('button', { name: 'Yes, Perth' }));
    await screen.findByText('Time zone saved: Perth');
    expect(api.requestsTo(changeSettings)[0]!.body).toEqual({ timeZone: 'Australia/Perth' });
  });

  test('the home of a community without a zone is not asked for of other members', async () => {
    deviceIn('Australia/Perth');
    await openTheirs('member', null);
    await screen.findByText('It’s already Monday in Sydney, whose time your community uses.');
    expect(screen.queryByRole('region', { name: 'Time zone' })).toBeNull();
  });
});
