import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endSession, startSession } from '../../../api/session';
import { priya, token } from '../../../testing/people';
import { renderPage } from '../../../testing/render';
import { storedWork } from '../../../testing/stored-work';
import { start } from './timer-actions';
import { TimerTray } from './timer-tray';

const minute = 60_000;
const oldKey = `saltbush.timers.${priya._id}`;
const simmer = { name: 'Simmer · step 3', minSeconds: 20 * 60, maxSeconds: 25 * 60 };
const rest = { name: 'Rest · step 5', minSeconds: 5 * 60 };
const laksa = { recipe: { id: 'r1', title: 'Laksa' } };

// The clock and the ticks stand still until a test moves them; the router goes on.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: 1_795_000_000_000 });
});

const person = userEvent.setup({ delay: null });
const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const begin = (order: Parameters<typeof start>[0]): void =>
  act(() => {
    start(order);
  });

async function openTray() {
  const page = await renderPage(PageWithTray);
  await screen.findByText('A page');
  return page;
}

function PageWithTray() {
  return (
    <>
      <p>A page</p>
      <TimerTray />
    </>
  );
}

const press = (name: string) => person.click(screen.getByRole('button', { name }));
const leftOf = (name: string) =>
  screen.getAllByRole('timer', { name: new RegExp(name) })[0]?.textContent;
const rows = () =>
  screen.getAllByRole('listitem').map((row) => within(row).getByRole('timer').textContent);

describe('the tray', () => {
  test('the timer tray is not there without timers', async () => {
    await openTray();
    expect(screen.queryByRole('region', { name: 'Timers' })).toBeNull();
  });

  test('the timer tray shows the next to end, and all on demand', async () => {
    await openTray();
    begin({ ...simmer, ...laksa });
    expect(screen.getByRole('status').textContent).toBe(
      'Timer started: Simmer · step 3, 20 minutes',
    );
    begin(rest);
    pass(65_000);
    expect(screen.getByRole('timer').textContent).toBe('3:55');
    await press('Show timers');
    expect(rows()).toEqual(['3:55', '18:55']);
    expect(screen.getByRole('link', { name: 'Laksa' }).getAttribute('href')).toBe('/recipes/r1');
    await person.keyboard('{Escape}');
    expect(screen.queryAllByRole('listitem')).toEqual([]);
  });

  test('a timer in the tray pauses, goes on, adds a minute, and carries on to the longer time', async () => {
    await openTray();
    begin(simmer);
    await press('Show timers');
    pass(5 * minute);
    await press('Pause Simmer · step 3');
    pass(30 * minute);
    expect(leftOf('Simmer')).toBe('15:00');
    await press('Resume Simmer · step 3');
    await press('+1 min for Simmer · step 3');
    pass(minute);
    expect(leftOf('Simmer')).toBe('15:00');
    await press('Extend to 25 minutes for Simmer · step 3');
    expect(leftOf('Simmer')).toBe('19:00');
    expect(screen.queryByRole('button', { name: /On to/ })).toBeNull();
  });

  test('a removed timer comes back where it would be by now', async () => {
    await openTray();
    begin(rest);
    await press('Show timers');
    await press('Remove Rest · step 5');
    expect(screen.queryByRole('region', { name: 'Timers' })).toBeNull();
    pass(2_000);
    await press('Undo');
    expect(leftOf('Rest')).toBe('4:58');
  });

  test('a timer in the tray outlives the page, and what passed meanwhile has passed', async () => {
    const { unmount } = await openTray();
    begin(simmer);
    unmount();
    vi.setSystemTime(Date.now() + 12 * minute);
    await openTray();
    expect(leftOf('Simmer')).toBe('8:00');
  });

  test('each person has timers of their own', async () => {
    await openTray();
    begin(rest);
    await vi.waitFor(async () => expect(await storedWork('timers')).toContain(rest.name));
    act(() => {
      endSession();
      startSession(token, { ...priya, _id: '01960000-0000-7000-8000-000000000002' });
    });
    expect(screen.queryByRole('region', { name: 'Timers' })).toBeNull();
  });

  test('timers of earlier versions are moved from local storage', async () => {
    const { id, name } = { id: 'old', name: 'Old timer' };
    const state = { kind: 'paused', remainingMs: minute };
    const timers = [{ id, name, state, setMs: minute }];
    localStorage.setItem(oldKey, JSON.stringify({ version: 1, timers }));
    await openTray();
    expect(await screen.findByText(name)).toBeDefined();
    await vi.waitFor(() => expect(localStorage.getItem(oldKey)).toBeNull());
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('stored timers that cannot be read are passed over', async () => {
    localStorage.setItem(oldKey, '{');
    await openTray();
    expect(screen.queryByRole('region', { name: 'Timers' })).toBeNull();
    begin(rest);
    expect(leftOf('Rest')).toBe('5:00');
  });
});

describe('the end', () => {
  const notes = vi.fn();
  const vibrate = vi.fn();

  beforeEach(() => {
    notes.mockClear();
    vibrate.mockClear();
    vi.stubGlobal('AudioContext', fakeAudio(notes));
    Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
    document.title = 'Laksa · Saltbush';
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'vibrate');
  });

  test('the end of a timer is heard, felt, said and in the title, for a minute', async () => {
    await openTray();
    begin({ ...rest, ...laksa });
    pass(5 * minute - 1_000);
    expect([notes.mock.calls.length, vibrate.mock.calls.length]).toEqual([0, 0]);
    pass(1_500);
    expect(notes).toHaveBeenCalled();
    expect(vibrate).toHaveBeenCalled();
    expect(screen.getByRole('region', { name: 'Messages' }).textContent).toContain(
      'Rest · step 5 is done',
    );
    expect(screen.getByRole('timer').textContent).toBe('Done');
    expect(document.title).toBe('⏰ Rest · step 5 is done · Laksa · Saltbush');
    document.title = 'My recipes · Saltbush';
    await waitFor(() =>
      expect(document.title).toBe('⏰ Rest · step 5 is done · My recipes · Saltbush'),
    );
    pass(61_000);
    const heard = notes.mock.calls.length;
    pass(minute);
    expect(notes.mock.calls.length).toBe(heard);
  });

  test('the end of a timer stops with one press, and the title is the page’s again', async () => {
    await openTray();
    begin(rest);
    pass(5 * minute + 500);
    await press('Stop Rest · step 5');
    const heard = notes.mock.calls.length;
    pass(10_000);
    expect(notes.mock.calls.length).toBe(heard);
    expect(screen.queryByText('Rest · step 5 is done')).toBeNull();
    expect(document.title).toBe('Laksa · Saltbush');
  });

  test('audio runs while there are timers, and a press without any does not start it', async () => {
    await openTray();
    await person.click(screen.getByText('A page'));
    expect(isAudioRunning()).toBe(false);
    begin(rest);
    expect(isAudioRunning()).toBe(true);
    await press('Show timers');
    await press('Remove Rest · step 5');
    expect(isAudioRunning()).toBe(false);
  });

  test('another minute silences a timer, and it comes again', async () => {
    await openTray();
    begin(rest);
    pass(5 * minute + 500);
    await press('Show timers');
    await press('+1 min for Rest · step 5');
    const heard = notes.mock.calls.length;
    pass(minute - 2_000);
    expect(notes.mock.calls.length).toBe(heard);
    pass(3_000);
    expect(notes.mock.calls.length).toBeGreaterThan(heard);
  });

  test('an end of a timer long past is shown and not heard', async () => {
    const { unmount } = await openTray();
    begin(rest);
    unmount();
    vi.setSystemTime(Date.now() + 20 * minute);
    await openTray();
    expect(screen.getByRole('timer').textContent).toBe('Done');
    expect(notes).not.toHaveBeenCalled();
  });
});

const audios: { state: string }[] = [];

const isAudioRunning = (): boolean => audios.some(({ state }) => state === 'running');

/** Fake Web Audio; counts started notes. */
function fakeAudio(onNote: () => void) {
  const param = {
    value: 0,
    setValueAtTime() {},
    linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {},
  };
  const node = { connect: (next: unknown) => next };
  return class {
    state = 'running';
    constructor() {
      audios.push(this);
    }
    resume = async () => void (this.state = 'running');
    suspend = async () => void (this.state = 'suspended');
    currentTime = 0;
    destination = {};
    createOscillator = () => ({ ...node, frequency: param, start: onNote, stop() {} });
    createGain = () => ({ ...node, gain: param });
  };
}
