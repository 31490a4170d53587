import { expect, it, vi } from 'vitest';
import { mealPlansRoutes } from '@saltbush/contract/meal-plans';
import { addEntry, emptyMenu } from '@saltbush/domain/meal-plans/menu';
import { startSession } from '../api/session';
import { priya, token } from '../testing/people';
import { answer, fakeApi } from '../testing/fake-api';
import { idOf, leaveOnDevice, fakeMealPlansApi } from '../testing/fake-meal-plans-api';
import { flushOfflineQueues } from './flush-offline-queues';

const picnic = { id: idOf(1), note: 'Picnic', meal: 'lunch', quantity: 1 };

it('brings plans of an earlier visit to the server', async () => {
  startSession(token, priya);
  fakeApi([]);
  leaveOnDevice(addEntry(emptyMenu('2026-11-23'), picnic, 'monday'));
  const plans = fakeMealPlansApi();
  fakeApi(plans.answers);
  flushOfflineQueues();
  await vi.waitFor(() => expect(plans.menu()?.days.monday).toHaveLength(1), { timeout: 8_000 });
}, 10_000);

it('leaves a visitor alone', async () => {
  const api = fakeApi([answer(mealPlansRoutes.current, { mealPlan: null, recipes: [] })]);
  vi.useFakeTimers();
  flushOfflineQueues();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(api.requests).toEqual([]);
});

it('can be called off', async () => {
  startSession(token, priya);
  const api = fakeApi([]);
  vi.useFakeTimers();
  flushOfflineQueues()();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(api.requests).toEqual([]);
});
