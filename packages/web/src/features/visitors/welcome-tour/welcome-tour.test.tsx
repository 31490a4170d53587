import { fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderPage, screen } from '../../../testing/render';
import { stubLayout } from '../../../testing/stub-layout';
import { CardGridSkeleton } from '../../../ui/layout/card-grid';
import { tourSteps } from './tour-steps';
import { WelcomeTour } from './welcome-tour';

beforeEach(() => localStorage.removeItem('hasSeenTour'));

const button = (name: string) => screen.getByRole('button', { name });
const title = () => screen.getByRole('heading', { level: 2 }).textContent;

/** The second is below the window. */
const recipes = [
  ['Laksa', true],
  ['Damper', false],
] as const;

/** The size that elements have on a page. */
function placeOf(this: Element): DOMRect {
  const top = this.getAttribute('aria-label') === 'Save: Damper' ? 5_000 : 20;
  return { top, left: 20, width: 40, height: 40 } as DOMRect;
}

async function open(at = '/browse', path = at) {
  const onClose = vi.fn();
  const Page = () => (
    <>
      <nav>
        <a href="/my-recipes">Recipes</a>
        <a href="/menu-maker">Meal Plan</a>
        <a href="/shopping-list">Shopping List</a>
      </nav>
      {recipes.map(([name, isSaved]) => (
        <div key={name} data-recipe>
          <button data-kind="save" aria-pressed={isSaved} aria-label={`Save: ${name}`} />
        </div>
      ))}
      <WelcomeTour onClose={onClose} />
    </>
  );
  const page = await renderPage(Page, { at, path });
  return { ...page, onClose };
}
/** Spec 2, in its order. */
const titles = [
  'Welcome to Saltbush',
  'Browse Recipes',
  'Recipes',
  'Meal Planner',
  'Shopping List',
  'A 10-minute grocery shop',
  'Create a Community',
  'We’re So Happy You’re Here',
];
const withoutTarget = ['Create a Community'];

const findTour = () => screen.findByRole('dialog', { name: 'Welcome tour' });

async function readOn(person: Awaited<ReturnType<typeof open>>['person']): Promise<string[]> {
  const read: string[] = [];
  while (screen.queryByRole('dialog') && read.length < 12) {
    read.push(title()!);
    await person.click(button('Next'));
  }
  return read;
}

test('the welcome tour leads to browse first', async () => {
  const { address } = await open('/menu-maker');
  await waitFor(() => expect(address()).toBe('/browse'));
});

test('the welcome tour brings a person back to the page that they had opened', async () => {
  const { person, address } = await open('/menu-maker?week=2026-11-23', '/$page');
  await findTour();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe('/menu-maker?week=2026-11-23'));
});

describe('where targets are in the window', () => {
  stubLayout();

  test('each step of the tour is shown by Next, except those without their target', async () => {
    const { person, onClose } = await open();
    await findTour();
    expect(await readOn(person)).toEqual(titles.filter((name) => !withoutTarget.includes(name)));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(localStorage.getItem('hasSeenTour')).toBe('true');
  });

  test('the tour has its step on saving a recipe while the recipes are on their way', async () => {
    const Page = () => (
      <>
        <CardGridSkeleton count={1} />
        <WelcomeTour onClose={() => undefined} />
      </>
    );
    const { person } = await renderPage(Page, { at: '/browse' });
    await findTour();
    await person.click(button('Next'));
    expect(title()).toBe('Browse Recipes');
  });

  test.each([
    [true, /Tap \+/],
    [false, /Click \+/],
  ])(
    'a tour on a touch screen (%s) lights a recipe that is not saved, and says %s',
    async (isTouch, words) => {
      const all = matchMedia('all');
      vi.spyOn(window, 'matchMedia').mockReturnValue({ ...all, matches: isTouch });
      vi.mocked(Element.prototype.getBoundingClientRect).mockImplementation(placeOf);
      const scrolled: (string | null)[] = [];
      vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
        scrolled.push(this.getAttribute('aria-label'));
      });
      const { person } = await open();
      await findTour();
      await person.click(button('Next'));
      expect(title()).toBe('Browse Recipes');
      screen.getByText(words);
      expect(scrolled).toEqual(['Save: Damper']);
    },
  );

  /** Where things stand now, by their label; what is not named stands at the top. */
  function moveTo(tops: Record<string, number>, others = 0): void {
    vi.mocked(Element.prototype.getBoundingClientRect).mockImplementation(function (this: Element) {
      const top = tops[this.getAttribute('aria-label') ?? ''] ?? others;
      return { top, left: 20, width: 40, height: 40 } as DOMRect;
    });
  }
  const light = () => document.querySelector<HTMLElement>('[data-light]')?.style.top;

  test('the light of the tour follows its target while the page still moves', async () => {
    moveTo({ 'Save: Damper': 100 });
    const { person } = await open();
    await findTour();
    await person.click(button('Next'));
    expect(light()).toBe('96px');
    moveTo({ 'Save: Damper': 300 });
    await waitFor(() => expect(light()).toBe('296px'));
  });

  test('the tour scrolls to a target that lies in the window behind the bar of tabs', async () => {
    moveTo({ 'Save: Damper': 700 });
    const scrolled: (string | null)[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this.getAttribute('aria-label'));
      moveTo({ 'Save: Damper': 380 });
    });
    vi.spyOn(document, 'elementsFromPoint').mockImplementation((_x, y) => {
      const overlay = document.querySelectorAll('.mantine-Modal-overlay');
      const under = document.querySelectorAll(y > 680 ? 'nav' : '[aria-label="Save: Damper"]');
      return [...overlay, ...under];
    });
    const { person } = await open();
    await findTour();
    await person.click(button('Next'));
    expect(scrolled).toEqual(['Save: Damper']);
    await waitFor(() => expect(light()).toBe('376px'));
  });

  test('tabs that were scrolled out of the way come back for the tour', async () => {
    const { person } = await open();
    await findTour();
    const tabs = document.querySelector('nav')!;
    tabs.dataset['away'] = '';
    moveTo({}, 5_000);
    await person.click(button('Next'));
    await person.click(button('Next'));
    expect(title()).toBe('Recipes');
    expect(tabs.dataset['away']).toBeUndefined();
  });

  test("the tour's Back goes to the step before, also past a missing one", async () => {
    const { person } = await open();
    await findTour();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await person.click(button('Next'));
    await person.click(button('Next'));
    expect(title()).toBe('Recipes');
    const tour = screen.getByRole('dialog');
    const buttons = within(tour).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Back', 'Next']);
    expect(within(tour).queryByRole('progressbar')).toBeNull();
    expect(tour.textContent).not.toMatch(/\d ?(of|\/) ?\d/);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 })),
    );
    for (let step = 0; step < 4; step += 1) await person.click(button('Next'));
    // There is no community to light.
    expect(title()).toBe('We’re So Happy You’re Here');
    await person.click(button('Back'));
    expect(title()).toBe('A 10-minute grocery shop');
  });
});

test('the welcome tour is 400 pixels wide at most, and has eight steps', async () => {
  await open();
  const tour = (await findTour()).closest<HTMLElement>('.mantine-Modal-root')!;
  expect(tour.style.getPropertyValue('--modal-size')).toContain('25rem');
  expect(tourSteps.map((step) => step.title)).toEqual(titles);
});

test('the welcome tour ends with three tasks', async () => {
  const { person } = await open();
  await findTour();
  await person.click(button('Next'));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Browse and add a recipe',
    'Create a recipe card',
    'Create a community and try the menu maker',
  ]);
});

test('the welcome tour without any target has the first and the final step', async () => {
  const { person } = await open();
  await findTour();
  expect(await readOn(person)).toEqual(['Welcome to Saltbush', 'We’re So Happy You’re Here']);
});

test.each(['Escape', 'a click on the overlay'])(
  'the welcome tour is closed for good by %s',
  async (how) => {
    const { person, onClose } = await open();
    await findTour();
    expect(screen.queryByRole('button', { name: /skip/i })).toBeNull();
    if (how === 'Escape') await person.keyboard('{Escape}');
    else fireEvent.click(document.querySelector('.mantine-Modal-overlay')!);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(localStorage.getItem('hasSeenTour')).toBe('true');
  },
);
