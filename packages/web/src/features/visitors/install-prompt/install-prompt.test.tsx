import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { paths } from '../../../paths';
import { markTourSeen } from '../welcome-tour';
import { renderPage, screen } from '../../../testing/render';
import { watchBrowserInstall, type InstallOffer } from './browser-install';
import { InstallPrompt } from './install-prompt';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148 Safari/604.1';
const title = 'Install Saltbush';

function browse(userAgent: string): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  markTourSeen();
}

const open = (at: string = paths.myRecipes) => renderPage(InstallPrompt, { at });
afterEach(() => vi.useRealTimers());

/** What comes up by itself waits so long for a quiet moment. */
const quietMs = 600;

/** The banner after so many milliseconds, and at a quiet moment then. */
async function bannerAfter(ms: number): Promise<HTMLElement | null> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(quietMs));
  return screen.queryByRole('complementary', { name: title });
}

/** The page after the three seconds after which the banner comes up. */
async function openWithBanner() {
  await import('./install-banner');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const page = await open();
  expect(screen.queryByRole('complementary', { name: title })).toBeNull();
  expect(await bannerAfter(3_000)).not.toBeNull();
  vi.useRealTimers();
  return page;
}

const addToHomeScreen = [
  'Tap Share, the square with the arrow.',
  'Scroll down and tap Add to Home Screen.',
  'Tap Add.',
];
const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

/** The event by which a browser says that the app can be installed. */
function offerInstall(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(async () => undefined);
  const event = new Event('beforeinstallprompt', { cancelable: true });
  Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) });
  act(() => void dispatchEvent(event as InstallOffer));
  return { prompt, event };
}

test('a browser that offers to install does it with one tap', async () => {
  const stop = watchBrowserInstall();
  browse('Firefox');
  const { person } = await open();
  const { prompt, event } = offerInstall('accepted');
  expect(event.defaultPrevented).toBe(true);
  await person.click(await screen.findByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledOnce();
  act(() => void dispatchEvent(new Event('appinstalled')));
  await screen.findByText('App Installed!');
  expect(screen.queryByRole('complementary', { name: title })).toBeNull();
  stop();
});

test('a person who refuses to install is not asked again', async () => {
  const stop = watchBrowserInstall();
  browse('Firefox');
  const { person } = await open();
  offerInstall('dismissed');
  await person.click(await screen.findByRole('button', { name: 'Install' }));
  await vi.waitFor(() => expect(localStorage.getItem('pwa-prompt-dismissed')).toBe('true'));
  expect(screen.queryByRole('complementary', { name: title })).toBeNull();
  stop();
});

test('an iPhone shows how to install, after three seconds', async () => {
  browse(iphone);
  const { person } = await openWithBanner();
  await person.click(screen.getByRole('button', { name: 'Show me how' }));
  await screen.findByRole('dialog', { name: title });
  expect(steps()).toEqual(addToHomeScreen);
  await person.click(screen.getByRole('button', { name: 'Done' }));
  expect(localStorage.getItem('pwa-prompt-dismissed')).toBe('true');
});

test('the install banner comes up three seconds after the start, and not before', async () => {
  await import('./install-banner');
  browse(iphone);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await open();
  expect(await bannerAfter(2_999 - quietMs)).toBeNull();
  expect(await bannerAfter(1)).not.toBeNull();
});

test.each([
  ['by its display mode', () => void vi.spyOn(window, 'matchMedia').mockImplementation(standalone)],
  ['by what Safari says', () => vi.stubGlobal('navigator', openedFromHome())],
])('an app that is installed, known %s, has no banner', async (_how, install) => {
  browse(iphone);
  install();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await open();
  expect(await bannerAfter(60_000)).toBeNull();
});

const standalone = (media: string) =>
  ({
    matches: media === '(display-mode: standalone)',
    media,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }) as unknown as MediaQueryList;

const openedFromHome = () =>
  Object.create(navigator, {
    standalone: { value: true },
    userAgent: { value: iphone },
  }) as Navigator;

test('the native share sheet opens by a button of the install banner', async () => {
  const share = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { share }));
  browse(iphone);
  const { person } = await openWithBanner();
  await person.click(screen.getByRole('button', { name: 'Show me how' }));
  await person.click(await screen.findByRole('button', { name: 'Share Now' }));
  expect(share).toHaveBeenCalledWith({ title: 'Saltbush', url: location.origin });
});

test('Chrome on an iPhone leads to Safari to install', async () => {
  browse(`${iphone} CriOS/142.0`);
  const { person } = await openWithBanner();
  await person.click(screen.getByRole('button', { name: 'Show me how' }));
  await screen.findByRole('dialog', { name: title });
  expect(steps()).toEqual([
    'Copy the link below.',
    'Open Safari and paste it.',
    ...addToHomeScreen,
  ]);
  screen.getByRole('button', { name: 'Copy link' });
});

test.each([
  [paths.recipe, '/recipes/1', true],
  [paths.inspiration, '/inspiration', true],
  [paths.shoppingList, '/shopping-list', false],
  [paths.newRecipe, '/my-recipes/new', false],
])(
  'an install banner on %s is offered where it covers nothing that someone does',
  async (path, at, isOffered) => {
    await import('./install-banner');
    browse(iphone);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await renderPage(InstallPrompt, { at, path });
    expect((await bannerAfter(60_000)) !== null).toBe(isOffered);
  },
);

test('an install banner that was closed once stays closed, also on the next visit', async () => {
  browse(iphone);
  const { person, unmount } = await openWithBanner();
  await person.click(screen.getByRole('button', { name: 'Don’t install' }));
  expect(screen.queryByRole('complementary', { name: title })).toBeNull();
  expect(localStorage.getItem('pwa-prompt-dismissed')).toBe('true');
  unmount();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await open();
  expect(await bannerAfter(60_000)).toBeNull();
});
