import { expect, it, vi } from 'vitest';
import { mealPlansRoutes } from '@saltbush/contract/meal-plans';
import { shoppingListRoutes } from '@saltbush/contract/shopping-list';
import { addEntry, emptyMenu } from '@saltbush/domain/meal-plans/menu';
import { startSession } from '../api/session';
import { addTick } from '../features/shopping-list/keeping/tick-queue';
import { priya, token } from '../testing/people';
import { answer, pretendApi } from '../testing/pretend-api';
import { idOf, leaveOnDevice, pretendPlans } from '../testing/pretend-plans';
import { sendWhatWaits } from './send-what-waits';

const picnic = { id: idOf(1), note: 'Picnic', meal: 'lunch', quantity: 1 };

it('brings plans and ticks of an earlier visit to the server', async () => {
  startSession(token, priya);
  pretendApi([]);
  leaveOnDevice(addEntry(emptyMenu('2026-11-23'), picnic, 'monday'));
  addTick({ planId: idOf(900), line: 'leek', isTicked: true, covered: [] });
  const plans = pretendPlans();
  const api = pretendApi([...plans.answers, answer(shoppingListRoutes.tick, undefined)]);
  sendWhatWaits();
  await vi.waitFor(() => expect(plans.menu()?.days.monday).toHaveLength(1), { timeout: 8_000 });
  await vi.waitFor(() => expect(api.askedOf(shoppingListRoutes.tick)).toHaveLength(1));
}, 10_000);

it('leaves a visitor alone', async () => {
  const api = pretendApi([answer(mealPlansRoutes.current, { mealPlan: null, recipes: [] })]);
  vi.useFakeTimers();
  sendWhatWaits();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(api.asked).toEqual([]);
});

it('can be called off', async () => {
  startSession(token, priya);
  const api = pretendApi([]);
  vi.useFakeTimers();
  sendWhatWaits()();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(api.asked).toEqual([]);
});
