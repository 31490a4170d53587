import { beforeEach, describe, expect, test, vi } from 'vitest';
import { healthRoutes } from '@saltbush/contract/admin/health';
import { answer, fakeApi } from '../testing/fake-api';
import { checkOnResume } from './resume-check';

function look(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
  return vi.advanceTimersByTimeAsync(0);
}

async function goAway(minutes: number) {
  await look('hidden');
  await vi.advanceTimersByTimeAsync(minutes * 60_000);
  await look('visible');
}

describe('coming back to the app', () => {
  const reload = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    reload.mockClear();
    const stop = checkOnResume(reload);
    return () => {
      stop();
      vi.restoreAllMocks();
    };
  });

  test('a return to the app after two minutes asks nothing', async () => {
    const api = fakeApi([answer(healthRoutes.ping, { status: 'ok' })]);
    await goAway(2);
    expect(api.requests).toHaveLength(0);
  });

  test('a return to the app after more than two minutes asks whether the server answers', async () => {
    const api = fakeApi([answer(healthRoutes.ping, { status: 'ok' })]);
    await goAway(2.1);
    expect(api.requests).toHaveLength(1);
    expect(reload).not.toHaveBeenCalled();
  });

  test('a return to the app loads the page again when the server does not answer', async () => {
    fakeApi([]);
    await goAway(3);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('a return to the app leaves a device alone that knows it is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fakeApi([]);
    await goAway(3);
    expect(reload).not.toHaveBeenCalled();
  });
});
