import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { backupsRoutes } from '@saltbush/contract/admin/backups';
import { instanceHealthRoutes } from '@saltbush/contract/admin/instance-health';
import { AppError } from '@saltbush/contract/errors';
import type { CallOutput } from '@saltbush/contract/route';
import { answer, type Answer } from '../../../testing/fake-api';
import { priya } from '../../../testing/people';
import { renderPage, screen } from '../../../testing/render';
import { BackupsPanel } from './backups-panel';
import { useInstanceHealth } from './use-instance-health';

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const name = 'saltbush-20261127T160012Z-nightly.saltbush';
const state = (): CallOutput<typeof backupsRoutes.state> => ({
  isNightly: true,
  folder: '/srv/saltbush/data/backups',
  isCopied: false,
  isRunning: false,
  backups: [
    { name, madeAt: ago(5), bytes: 30 * 1024 ** 2, isNightly: true },
    {
      name: 'saltbush-20261126T160012Z-nightly.saltbush',
      madeAt: ago(29),
      bytes: 20 * 1024 ** 2,
      isNightly: true,
    },
  ],
});
/** Beside whatever shows the state of the instance. */
function WithHealth() {
  useInstanceHealth();
  return <BackupsPanel />;
}

const open = (...api: Answer[]) =>
  renderPage(BackupsPanel, { at: '/admin/health', user: { ...priya, isAdmin: true }, api });

test('the backups of the server are listed with their age, size and place', async () => {
  await open(
    answer(backupsRoutes.state, {
      ...state(),
      proof: { at: ago(48), backup: name, outcome: 'passed' },
    }),
  );
  const list = within(await screen.findByRole('list', { name: 'Backups' }));
  expect(list.getByText('5 hours ago')).toBeTruthy();
  expect(list.getByText(/30 MB, made by itself/)).toBeTruthy();
  expect(screen.getByText(/keeps 7 days and 4 weeks.*take up 50 MB.*data\/backups/)).toBeTruthy();
  expect(screen.getByText(/Tested 2 days ago/)).toBeTruthy();
});

test('a backup is started by its button, which waits until it is made', async () => {
  let isRunning = false;
  const { person, api } = await open(
    answer(backupsRoutes.state, () => ({
      ...state(),
      isRunning,
      ...(isRunning && { progress: { step: 'images' as const, done: 1, total: 4 } }),
    })),
    answer(backupsRoutes.start, () => {
      isRunning = true;
      return undefined;
    }),
  );
  await person.click(await screen.findByRole('button', { name: 'Back up now' }));
  const bar = await screen.findByRole('progressbar', { name: 'Saving pictures' });
  expect(bar.getAttribute('aria-valuenow')).toBe('25');
  expect(screen.getByRole('button', { name: 'Back up now' })).toHaveProperty('disabled', true);
  expect(api.requestsTo(backupsRoutes.start)).toHaveLength(1);
});

test('a backup that was just made is said in the state of the instance too', async () => {
  let isMade = false;
  const newer = { name: 'saltbush-20261127T200000Z.saltbush', bytes: 1024, isNightly: false };
  const { person, api } = await renderPage(WithHealth, {
    at: '/admin/health',
    user: { ...priya, isAdmin: true },
    api: [
      answer(instanceHealthRoutes.state, new AppError('FORBIDDEN')),
      answer(backupsRoutes.state, () => ({
        ...state(),
        backups: [...(isMade ? [{ ...newer, madeAt: ago(0) }] : []), ...state().backups],
      })),
      answer(backupsRoutes.start, () => {
        isMade = true;
        return undefined;
      }),
    ],
  });
  await person.click(await screen.findByRole('button', { name: 'Back up now' }));
  await screen.findByText(/1 kB|1 KB/);
  await waitFor(() => expect(api.requestsTo(instanceHealthRoutes.state)).toHaveLength(2));
});

test('a backup is downloaded from an address without a token', async () => {
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push(this.getAttribute('href')!);
  });
  const url = `/api/admin/backups/${name}/file`;
  const { person, api } = await open(
    answer(backupsRoutes.state, state()),
    answer(backupsRoutes.prepareDownload, { url }),
  );
  await person.click(
    await screen.findByRole('button', { name: 'Download the backup of 5 hours ago' }),
  );
  await vi.waitFor(() => expect(clicked).toEqual([url]));
  expect(api.requestsTo(backupsRoutes.prepareDownload)[0]!.params).toEqual({ name });
});

test.each([
  [
    'a disk without space',
    { failure: { at: ago(1), reason: 'no-space' as const, message: 'A backup needs 90 MB.' } },
    /A backup needs 90 MB\. Older backups are still there/,
  ],
  [
    'another failure',
    { failure: { at: ago(1), reason: 'other' as const, message: 'no connection' } },
    /no connection/,
  ],
  [
    'a copy that could not be made',
    { isCopied: true, copy: { at: ago(1), backup: name, failure: 'S3: SlowDown' } },
    /S3: SlowDown/,
  ],
  [
    'a test that failed',
    {
      proof: { at: ago(1), backup: name, outcome: 'failed' as const, reason: 'It is damaged.' },
    },
    /It is damaged\. It was saltbush-/,
  ],
  [
    'a test that could not be made',
    {
      proof: { at: ago(1), backup: name, outcome: 'skipped' as const, reason: 'Allow it with: x' },
    },
    /Not tested 1 hour ago. Allow it with: x/,
  ],
])('the panel of backups says what is wrong: %s', async (_what, change, text) => {
  await open(answer(backupsRoutes.state, { ...state(), ...change }));
  expect(await screen.findByText(text)).toBeTruthy();
});

test('a backup that cannot be started says why', async () => {
  const { person } = await open(
    answer(backupsRoutes.state, state()),
    answer(backupsRoutes.start, () => new AppError('BACKUP_RUNNING')),
  );
  await person.click(await screen.findByRole('button', { name: 'Back up now' }));
  expect(await screen.findByText('Already under way')).toBeTruthy();
});
