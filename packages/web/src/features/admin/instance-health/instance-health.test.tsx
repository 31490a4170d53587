import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  instanceHealthRoutes,
  type InstanceHealth,
} from '@saltbush/contract/admin/instance-health';
import { AppError } from '@saltbush/contract/errors';
import { answer, type Answer } from '../../../testing/fake-api';
import { priya } from '../../../testing/people';
import { renderPage, screen } from '../../../testing/render';
import { HealthPage } from './health-page';
import { Overview } from './overview';

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const health = (): InstanceHealth => ({
  version: '0.1.0 abc123',
  nodeVersion: '22.1.0',
  startedAt: ago(120),
  memoryBytes: 200 * 1024 ** 2,
  database: {
    isBuiltIn: true,
    version: '18.1',
    bytes: 50 * 1024 ** 2,
    answerMs: 3,
    connections: 6,
    maxConnections: 100,
    appliedMigrations: 40,
    pendingMigrations: 0,
  },
  disk: { freeBytes: 20 * 1024 ** 3, totalBytes: 100 * 1024 ** 3 },
  mail: { isSetUp: true, waiting: 2, failed: 1, oldestWaitingAt: ago(5) },
  services: [
    { name: 'mail', isSetUp: true, lastSuccessAt: ago(3) },
    { name: 'stripe', isSetUp: true, lastFailureAt: ago(2), lastFailure: 'Stripe: 503' },
    { name: 'unsplash', isSetUp: false },
  ],
  jobs: [
    { name: 'visits', everySeconds: 60, isRunning: false, isFailing: false },
    {
      name: 'mail',
      everySeconds: 30,
      isRunning: false,
      isFailing: true,
      lastStartedAt: ago(4),
      lastSeconds: 0.2,
      lastFailureAt: ago(4),
      lastFailure: 'no connection',
      nextAt: ago(-1),
    },
  ],
  workers: [{ name: 'image-encoder', running: 1, maxRunning: 2, waiting: 3 }],
  liveConnections: 7,
});

const open = (Page: () => React.ReactNode, ...api: Answer[]) =>
  renderPage(Page, { at: '/admin/health', user: { ...priya, isAdmin: true }, api });
const itemWith = (text: string | RegExp) =>
  within(screen.getByText(text).closest('li') as HTMLElement);

test('each figure of the instance says what it means', async () => {
  await open(HealthPage, answer(instanceHealthRoutes.state, health()));
  const database = within(await screen.findByRole('region', { name: 'Database' }));
  expect(database.getByText('50 MB')).toBeTruthy();
  expect(database.getByText('All 40 migrations have run.')).toBeTruthy();
  const storage = within(screen.getByRole('region', { name: 'Storage' }));
  expect(storage.getByText('20 GB')).toBeTruthy();
  expect(storage.getByText('None')).toBeTruthy();
  const mail = within(screen.getByRole('region', { name: 'Email' }));
  expect(mail.getByText('The oldest was written 5 minutes ago.')).toBeTruthy();
  const services = within(screen.getByRole('region', { name: 'Integrations' }));
  expect(services.getByText('Failed 2 minutes ago: Stripe: 503')).toBeTruthy();
  expect(services.queryByText(/Unsplash/)).toBeNull();
  expect(itemWith('Pictures').getByText('Being resized. 3 waiting.')).toBeTruthy();
});

test('a job that failed is run again by its button', async () => {
  let isFailing = true;
  const { person, api } = await open(
    HealthPage,
    answer(instanceHealthRoutes.state, () => {
      const [visits, mail] = health().jobs;
      return { ...health(), jobs: [visits!, { ...mail!, isFailing }] };
    }),
    answer(instanceHealthRoutes.runJob, () => {
      isFailing = false;
      return undefined;
    }),
  );
  await screen.findByRole('list', { name: 'Background jobs' });
  expect(itemWith('Send emails').getByText('Failing')).toBeTruthy();
  expect(itemWith('Send emails').getByText('Failed 4 minutes ago: no connection')).toBeTruthy();
  expect(itemWith('Count visits').getByText(/Has not run yet/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Run now: Send emails' }));
  await expect.poll(() => itemWith('Send emails').queryByText('Failing')).toBeNull();
  expect(api.requestsTo(instanceHealthRoutes.runJob)[0]!.params).toEqual({ name: 'mail' });
});

test('a failure to load the instance is said, and can be tried again', async () => {
  let isBroken = true;
  const { person } = await open(
    HealthPage,
    answer(instanceHealthRoutes.state, () => (isBroken ? new AppError('INTERNAL') : health())),
  );
  const retry = await screen.findByRole('button', { name: /try again/i });
  isBroken = false;
  await person.click(retry);
  await screen.findByRole('region', { name: 'Server' });
});

const figures = {
  users: 12,
  newUsersThisWeek: 2,
  activeUsersThisWeek: 5,
  recipesAdded: 340,
  recipesAddedThisWeek: 7,
};

test('the overview of the instance leads to what needs attention', async () => {
  await open(
    Overview,
    answer(instanceHealthRoutes.overview, {
      ...figures,
      attention: [
        { kind: 'jobs-failing', count: 2 },
        { kind: 'services-not-set-up', count: 1 },
      ],
    }),
  );
  const jobs = await screen.findByRole('link', { name: '2 background jobs are failing' });
  expect(jobs.getAttribute('href')).toBe('/admin/health');
  const services = screen.getByRole('link', { name: 'Integrations: 1 off' });
  expect(services.getAttribute('href')).toBe('/admin/services');
  expect(itemWith('Active people').getByText('5')).toBeTruthy();
  expect(screen.getByRole('link', { name: '340 since the beginning' })).toBeTruthy();
});

test('the overview of the instance says when all is well', async () => {
  await open(Overview, answer(instanceHealthRoutes.overview, { ...figures, attention: [] }));
  await screen.findByText('All is well.');
});
