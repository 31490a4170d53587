import { act, cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { cookLogRoutes } from '@saltbush/contract/plan/cook-log';
import { cookingRoutes } from '@saltbush/contract/book/cooking';
import { AppError } from '@saltbush/contract/errors';
import { imagesRoutes } from '@saltbush/contract/recipe/images';
import { reviewsRoutes } from '@saltbush/contract/recipe/reviews';
import { recipesRoutes, type RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { Timers } from '../../../app/shell/timers';
import { answer, type Answer } from '../../../testing/fake-api';
import { laksa } from '../../../testing/recipes';
import { renderPage, screen } from '../../../testing/render';
import { stubWideWindow } from '../../../testing/stub-layout';
import { CookingPage } from './cooking-page';

const cake: RecipeOnWire = {
  ...laksa,
  title: 'Tea cake',
  serves: 4,
  ingredients: [
    { name: 'butter', amount: '150', unit: 'g' },
    { name: 'caster sugar', amount: '3/4', unit: 'cup' },
    { name: 'eggs', amount: '3', unit: '', note: 'at room temperature' },
    { name: 'plain flour', amount: '250', unit: 'g', section: 'Dry' },
  ],
  instructions: [
    'Cream half the butter with the sugar, then beat in the eggs.',
    'Fold in the flour. Melt the remaining butter and stir it in, too, a little at a time.',
    'Bake for 45 minutes, and rest for 10 minutes.',
  ],
  instructionSections: ['', 'Batter', ''],
};

// The rules of the steps take longer to load here than a page waits for them.
beforeAll(() => import('@saltbush/recipe-parser/steps'));
beforeEach(() => {
  sessionStorage.clear();
  giveWakeLock(async () => lockOf());
});

const counted = answer(cookingRoutes.begin, undefined);
const open = async (recipe = cake, { query = '', api = [counted] as Answer[] } = {}) => {
  const page = await renderPage(PageWithTray, {
    at: `/recipes/${recipe._id}/cook${query}`,
    path: '/recipes/$id/cook',
    api: [answer(recipesRoutes.get, recipe), ...api],
  });
  await screen.findByRole('heading', { level: 2 });
  return page;
};
/** The tab stays, the page goes. */
async function reload(recipe = cake) {
  const here = sessionStorage.getItem('saltbush.cooking-here')!;
  cleanup();
  sessionStorage.setItem('saltbush.cooking-here', here);
  return open(recipe);
}
async function comeBack(recipe = cake) {
  cleanup();
  return open(recipe);
}

const heading = () => screen.getByRole('heading', { level: 2 }).textContent;
const next = () => screen.getByRole('button', { name: /^(Next|Finish)/ });
const text = () => document.querySelector('p[data-announced]:not([class*=section])')!.textContent;
const list = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((line) => line.textContent);

describe('the screens', () => {
  test('the first screen of cooking has what to get ready, in its sections, to be ticked', async () => {
    const { person } = await open();
    expect(heading()).toBe('Get ready');
    expect(list('Ingredients')).toEqual([
      '150 g butter',
      '¾ cup caster sugar',
      '3 eggs, at room temperature',
    ]);
    expect(list('Dry')).toEqual(['250 g plain flour']);
    await person.click(screen.getByRole('checkbox', { name: '150 g butter' }));
    await person.click(screen.getByRole('checkbox', { name: '250 g plain flour' }));
    expect(screen.getByText('2 of 4 ready')).toBeTruthy();
    await person.click(screen.getByRole('checkbox', { name: '150 g butter' }));
    expect(screen.getByText('1 of 4 ready')).toBeTruthy();
  });

  test('an amount in words reads in cooking mode as people say it', async () => {
    await open({
      ...cake,
      ingredients: [
        { name: 'pepper', amount: 'to taste', unit: '', note: 'freshly ground' },
        { name: 'salt', amount: 'a pinch', unit: '' },
        { name: 'parsley', amount: '', unit: '', note: 'to serve' },
      ],
    });
    expect(list('Ingredients')).toEqual([
      'pepper, to taste, freshly ground',
      'a pinch salt',
      'parsley, to serve',
    ]);
  });

  test('the screens of cooking are a step each, with its amounts, its section, and what it uses', async () => {
    const { person } = await open();
    expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
    await person.click(next());
    expect(heading()).toBe('Step 1 of 3');
    expect(text()).toBe(
      'Cream half the butter (75 g) with the ¾ cup sugar, then beat in the 3 eggs.',
    );
    expect(list('In this step')).toEqual([
      '75 g butter',
      '¾ cup caster sugar',
      '3 eggs, at room temperature',
    ]);
    await person.click(next());
    expect(screen.getByText('Batter')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Previous' }));
    expect(heading()).toBe('Step 1 of 3');
  });

  test('the screens of cooking say on the way what comes next', async () => {
    const { person } = await open();
    const preview = () => next().textContent;
    expect(preview()).toBe('NextCream half the butter with the sugar, then beat in the eggs.');
    await person.click(next());
    expect(preview()).toBe('NextFold in the flour.');
    await person.click(next());
    await person.click(next());
    expect(preview()).toBe('Finish');
  });

  const logged = answer(cookLogRoutes.add, ({ params, body }) => ({
    _id: params.id,
    recipeId: params.id,
    ...body,
  }));
  const noReviews = {
    reviews: [],
    ratingCount: 0,
    total: 0,
    page: 1,
    limit: 10,
    hasMore: false,
  };

  test('the last screen of cooking is the end: noted in the cook log, or a step back', async () => {
    const { person, address, api } = await open(cake, { api: [counted, logged] });
    await person.keyboard('{End}');
    expect(heading()).toBe('That was the last step');
    expect(screen.queryByRole('button', { name: /^(Next|Finish)/ })).toBeNull();
    screen.getByRole('button', { name: 'Previous' });
    await person.click(screen.getByRole('button', { name: 'I cooked it' }));
    await waitFor(() => expect(address()).toBe(`/recipes/${cake._id}`));
    expect(api.requestsTo(cookLogRoutes.add)).toMatchObject([
      { params: { id: cake._id }, body: { cookedOn: '2026-11-18', people: [] } },
    ]);
    await comeBack();
    expect(heading()).toBe('Get ready');
  });

  test('the end of cooking stays open when it could not be noted, and a second press tries again', async () => {
    let reply: AppError | undefined = new AppError('INTERNAL');
    const once = answer(cookLogRoutes.add, ({ params, body }) => {
      const failure = reply;
      reply = undefined;
      return failure ?? { _id: params.id, recipeId: params.id, ...body };
    });
    const { person, address } = await open(cake, { api: [counted, once] });
    await person.keyboard('{End}');
    await person.click(screen.getByRole('button', { name: 'I cooked it' }));
    await screen.findByText('Not noted in the cook log');
    expect(heading()).toBe('That was the last step');
    await person.click(screen.getByRole('button', { name: 'I cooked it' }));
    await waitFor(() => expect(address()).toBe(`/recipes/${cake._id}`));
  });

  test('a photo at the end of cooking is in the log at once, and the cooking is noted once', async () => {
    URL.createObjectURL = () => 'blob:preview';
    URL.revokeObjectURL = () => {};
    const imageUrl = '/images/019a0000-0000-7000-8000-000000000001/800.webp';
    const uploaded = { imageUrl, colour: '#000000', width: 9, height: 6 };
    const { person, address, api } = await open(cake, {
      api: [counted, logged, answer(imagesRoutes.upload, uploaded)],
    });
    await person.keyboard('{End}');
    const photo = new File([new Uint8Array(2_000)], 'cake.png', { type: 'image/png' });
    await person.upload(screen.getByLabelText('Add a photo'), photo);
    await person.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(address()).toBe(`/recipes/${cake._id}`));
    expect(api.requestsTo(cookLogRoutes.add).map(({ body }) => body.imageUrl)).toEqual([imageUrl]);
  });

  test('stars at the end of cooking are saved at once, and the words of an earlier review stay', async () => {
    const mine = {
      _id: cake._id,
      user: { _id: cake.owner._id, username: 'Priya' },
      rating: 3,
      review: 'Needs more lemon.',
      photos: [],
      replyCount: 0,
      createdAt: '2026-11-01T00:00:00.000Z',
      updatedAt: '2026-11-01T00:00:00.000Z',
    };
    const { person, api } = await open(cake, {
      api: [
        counted,
        answer(reviewsRoutes.list, { ...noReviews, mine }),
        answer(reviewsRoutes.rate, { mine, ratingAverage: 3, ratingCount: 1 }),
      ],
    });
    await person.keyboard('{End}');
    await person.click(await screen.findByRole('radio', { name: '5 stars' }));
    await waitFor(() => expect(api.requestsTo(reviewsRoutes.rate)).toHaveLength(1));
    expect(api.requestsTo(reviewsRoutes.rate)[0]!.body).toEqual({
      rating: 5,
      review: 'Needs more lemon.',
    });
    expect(heading()).toBe('That was the last step');
  });

  test('arrow keys on the stars choose among them, and do not leave the end of cooking', async () => {
    const { person } = await open(cake, {
      api: [counted, answer(reviewsRoutes.list, noReviews)],
    });
    await person.keyboard('{End}');
    (await screen.findByRole('radio', { name: '3 stars' })).focus();
    await person.keyboard('{ArrowLeft}');
    expect(heading()).toBe('That was the last step');
  });

  describe('on a wide screen', () => {
    stubWideWindow();

    test('all ingredients stand beside each step on a wide screen', async () => {
      const { person } = await open();
      await person.click(next());
      const beside = within(screen.getByRole('complementary', { name: 'Ingredients' }));
      expect(beside.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
        '150 g butter',
        '¾ cup caster sugar',
        '3 eggs, at room temperature',
        '250 g plain flour',
      ]);
    });
  });

  test('the screens of cooking are for as many as the recipe was read for, in the same measures', async () => {
    localStorage.setItem('saltbush.reading-measures', 'metric');
    const { person } = await open(cake, { query: '?serves=8' });
    expect(screen.getByText('Serves 8')).toBeTruthy();
    await waitFor(() => expect(list('Ingredients')[1]).toMatch(/^about 3\d\d g caster sugar$/));
    const [amount] = /^about \d+ g/.exec(list('Ingredients')[1]!)!;
    await person.click(next());
    expect(text()).toContain(`the sugar (${amount})`);
    expect(list('In this step').slice(0, 2)).toEqual(['150 g butter', `${amount} caster sugar`]);
  });

  test.each(['0', 'many', '-3', '1e9'])(
    'a wish for %s serves in cooking mode is brought to some',
    async (serves) => {
      await open(cake, { query: `?serves=${serves}` });
      expect(screen.getByText(/^Serves (1|1000)$/)).toBeTruthy();
    },
  );

  test('the screens of cooking leave the amounts out of the steps when asked, but not out of the list', async () => {
    localStorage.setItem('saltbush.step-amounts', 'off');
    const { person } = await open();
    await person.click(next());
    expect(text()).toBe(cake.instructions[0]);
    expect(list('In this step')[0]).toBe('75 g butter');
  });

  test('the screens of cooking are not there for a recipe without steps', async () => {
    const bare = { ...cake, instructions: [], instructionSections: [] };
    const { address } = await renderPage(CookingPage, {
      at: `/recipes/${cake._id}/cook`,
      path: '/recipes/$id/cook',
      api: [answer(recipesRoutes.get, bare)],
    });
    await waitFor(() => expect(address()).toBe(`/recipes/${cake._id}`));
  });

  test('the screens of cooking stay as they are when the recipe changes or goes meanwhile', async () => {
    let stored: RecipeOnWire | AppError = cake;
    const { person } = await open(cake, {
      api: [answer(recipesRoutes.get, () => stored), counted],
    });
    await person.keyboard('{ArrowRight}');
    const { queryClient } = await import('../../../api/query-client');
    stored = { ...cake, revision: 4, instructions: ['Burn it.'], instructionSections: [] };
    await act(() => queryClient.refetchQueries());
    expect(heading()).toBe('Step 1 of 3');
    stored = new AppError('NOT_FOUND');
    await act(() => queryClient.refetchQueries());
    expect(heading()).toBe('Step 1 of 3');
  });
});

describe('the ways through', () => {
  test('the keyboard leads through cooking mode from wherever the focus is', async () => {
    const { person, address } = await open();
    await person.keyboard('{ArrowRight}{ArrowRight}');
    expect(heading()).toBe('Step 2 of 3');
    await person.keyboard('{ArrowLeft}');
    expect(heading()).toBe('Step 1 of 3');
    await person.keyboard(' ');
    expect(heading()).toBe('Step 2 of 3');
    await person.keyboard('{Shift>} {/Shift}');
    expect(heading()).toBe('Step 1 of 3');
    await person.keyboard('{Home}{ArrowLeft}');
    expect(heading()).toBe('Get ready');
    await person.keyboard('{End}{ArrowRight}');
    expect(heading()).toBe('That was the last step');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe(`/recipes/${cake._id}`));
  });

  test('the space key ticks what has the focus, and reads a long step to its end first', async () => {
    const { person } = await open();
    screen.getByRole('checkbox', { name: '150 g butter' }).focus();
    await person.keyboard(' ');
    expect(screen.getByText('1 of 4 ready')).toBeTruthy();
    await person.keyboard('{ArrowRight}');
    const region = screen.getByRole('region', { name: 'Step 1 of 3' });
    region.focus();
    region.scrollBy = vi.fn();
    vi.spyOn(region, 'scrollHeight', 'get').mockReturnValue(900);
    vi.spyOn(region, 'clientHeight', 'get').mockReturnValue(500);
    await person.keyboard(' ');
    expect(region.scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 400 });
    expect(heading()).toBe('Step 1 of 3');
    region.scrollTop = 400;
    await person.keyboard(' ');
    expect(heading()).toBe('Step 2 of 3');
  });

  test.each([
    ['left goes on', 300, 200, 'touch', 'Step 1 of 3'],
    ['right at the first screen stays', 100, 300, 'touch', 'Get ready'],
    ['a little is a tap', 300, 270, 'touch', 'Get ready'],
    ['from the edge is the phone’s', 5, -200, 'touch', 'Get ready'],
    ['with a mouse selects text', 300, 100, 'mouse', 'Get ready'],
  ])(
    'a swipe in cooking mode counts by its way: %s',
    async (_way, from, to, pointerType, expected) => {
      await open();
      const region = screen.getByRole('region', { name: 'Get ready' });
      const at = { pointerType, isPrimary: true, clientY: 300 };
      fireEvent.pointerDown(region, { ...at, clientX: from });
      fireEvent.pointerUp(region, { ...at, clientX: to });
      expect(heading()).toBe(expected);
    },
  );

  test('a finger drawn down in cooking mode reads on', async () => {
    await open();
    const region = screen.getByRole('region', { name: 'Get ready' });
    const touch = { pointerType: 'touch', isPrimary: true };
    fireEvent.pointerDown(region, { ...touch, clientX: 300, clientY: 500 });
    fireEvent.pointerUp(region, { ...touch, clientX: 220, clientY: 300 });
    expect(heading()).toBe('Get ready');
  });

  test('a screen reader hears each new screen of cooking, and the focus is never lost', async () => {
    const { person } = await open();
    screen.getByRole('checkbox', { name: '150 g butter' }).focus();
    await person.keyboard('{ArrowRight}');
    const said = () =>
      screen
        .getAllByRole('status')
        .some(({ textContent }) =>
          textContent.startsWith('Step 1 of 3. Cream half the butter (75 g)'),
        );
    expect(said()).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Step 1 of 3' }));
  });
});

describe('coming back', () => {
  test('a cook is after a reload where they were, with the ticks, and is asked nothing', async () => {
    const { person } = await open(cake, { query: '?serves=6' });
    await person.click(screen.getByRole('checkbox', { name: '225 g butter' }));
    await person.keyboard('{ArrowRight}{ArrowRight}');
    await reload();
    expect(heading()).toBe('Step 2 of 3');
    expect(screen.getByText('Serves 6')).toBeTruthy();
    await person.keyboard('{Home}');
    expect(screen.getByText('1 of 4 ready')).toBeTruthy();
  });

  test('a cook who comes back later is asked, and goes on for as many as before', async () => {
    const { person } = await open(cake, { query: '?serves=6' });
    await person.keyboard('{ArrowRight}{ArrowRight}');
    await comeBack();
    expect(heading()).toBe('Continue with step 2?');
    await person.click(screen.getByRole('button', { name: 'Keep cooking' }));
    expect(heading()).toBe('Step 2 of 3');
    expect(screen.getByText('Serves 6')).toBeTruthy();
  });

  test('a cook who comes back later can begin again, with nothing ticked', async () => {
    const { person } = await open();
    await person.click(screen.getByRole('checkbox', { name: '150 g butter' }));
    await comeBack();
    expect(heading()).toBe('Continue with getting ready?');
    await person.click(screen.getByRole('button', { name: 'Start again' }));
    expect(heading()).toBe('Get ready');
    expect(screen.getByText('0 of 4 ready')).toBeTruthy();
  });

  test('a cook who comes back to a recipe that lost steps is at the last there is', async () => {
    const { person } = await open();
    await person.keyboard('{End}{ArrowLeft}');
    await comeBack({
      ...cake,
      revision: 4,
      instructions: cake.instructions.slice(0, 1),
      instructionSections: [''],
    });
    await person.click(screen.getByRole('button', { name: 'Keep cooking' }));
    expect(heading()).toBe('Step 1 of 1');
  });

  test('a cook who comes back after the end begins again', async () => {
    const { person } = await open();
    await person.keyboard('{End}');
    await comeBack();
    expect(heading()).toBe('Get ready');
  });

  test('each recipe has a cooking of its own to come back to', async () => {
    const { person } = await open();
    await person.keyboard('{ArrowRight}');
    const other = { ...cake, _id: '01960000-0000-7000-9000-000000000002' };
    await comeBack(other);
    expect(heading()).toBe('Get ready');
    await comeBack();
    expect(heading()).toBe('Continue with step 1?');
  });
});

describe('that someone cooks is counted', () => {
  test('a cooking is counted once: not again after a reload, nor when one goes on', async () => {
    const first = await open();
    await waitFor(() => expect(first.api.requestsTo(cookingRoutes.begin)).toHaveLength(1));
    await first.person.keyboard('{ArrowRight}');
    const again = await reload();
    const back = await comeBack();
    await back.person.click(screen.getByRole('button', { name: 'Keep cooking' }));
    expect(again.api.requestsTo(cookingRoutes.begin)).toEqual([]);
    expect(back.api.requestsTo(cookingRoutes.begin)).toEqual([]);
    cleanup();
    const restarted = await open();
    await restarted.person.click(screen.getByRole('button', { name: 'Start again' }));
    await waitFor(() => expect(restarted.api.requestsTo(cookingRoutes.begin)).toHaveLength(1));
    const [one] = first.api.requestsTo(cookingRoutes.begin);
    expect(restarted.api.requestsTo(cookingRoutes.begin)[0]!.body).not.toEqual(one!.body);
  });

  test('a cooking is counted later, when the server could not save it', async () => {
    const down = answer(cookingRoutes.begin, new AppError('DATABASE_UNAVAILABLE'));
    const first = await open(cake, { api: [down] });
    await waitFor(() => expect(first.api.requestsTo(cookingRoutes.begin)).toHaveLength(1));
    const { api } = await reload();
    await waitFor(() => expect(api.requestsTo(cookingRoutes.begin)).toHaveLength(1));
    expect(api.requestsTo(cookingRoutes.begin)).toEqual(first.api.requestsTo(cookingRoutes.begin));
  });

  test('a cooking is counted once there is a network again, under the same id, and nobody notices', async () => {
    await open(cake, { api: [] });
    const { api } = await reload();
    await waitFor(() => expect(api.requestsTo(cookingRoutes.begin)).toHaveLength(1));
    window.dispatchEvent(new Event('online'));
    expect(api.requestsTo(cookingRoutes.begin)).toHaveLength(1);
    expect(
      within(screen.getByRole('region', { name: 'Messages' })).queryAllByRole('button'),
    ).toEqual([]);
  });

  test('a cooking is not counted where the server refuses, and nobody notices', async () => {
    const refused = answer(cookingRoutes.begin, new AppError('NOT_FOUND'));
    const first = await open(cake, { api: [refused] });
    await waitFor(() => expect(first.api.requestsTo(cookingRoutes.begin)).toHaveLength(1));
    await first.person.keyboard('{ArrowRight}');
    expect(heading()).toBe('Step 1 of 3');
    const { api } = await reload();
    expect(api.requestsTo(cookingRoutes.begin)).toEqual([]);
  });
});

describe('timers', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  // Not the tray, which a style sheet hides here.
  const timers = () => within(document.querySelector<HTMLElement>('[data-timer-strip]')!);

  async function startBoth() {
    const page = await open();
    await page.person.keyboard('{End}{ArrowLeft}');
    for (const time of screen.getAllByRole('button', { name: /start timer/ })) {
      await page.person.click(time);
    }
    return page;
  }

  test('all timers are in sight, by name, on every screen of cooking', async () => {
    const { person } = await startBoth();
    await person.keyboard('{Home}');
    expect(
      within(timers().getByRole('list', { name: 'All timers' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Rest · step 310:00', 'Bake · step 345:00']);
  });

  test('timers in cooking mode are paused, prolonged and removed; Escape closes that, not the page', async () => {
    const { person } = await startBoth();
    const chip = timers().getByRole('button', { name: /^Bake/ });
    await person.click(chip);
    await person.click(timers().getByRole('button', { name: 'Pause Bake · step 3' }));
    await pass(60_000);
    expect(chip.textContent).toBe('Bake · step 345:00');
    await person.click(timers().getByRole('button', { name: '+1 min for Bake · step 3' }));
    expect(chip.textContent).toBe('Bake · step 346:00');
    await person.keyboard('{Escape}');
    expect(chip.getAttribute('aria-expanded')).toBe('false');
    expect(heading()).toBe('Step 3 of 3');
  });

  test('timers that end while another step is on say whose they are, and lead there', async () => {
    const { person } = await startBoth();
    await person.keyboard('{ArrowLeft}{ArrowLeft}');
    await pass(10 * 60_000 + 1_000);
    const alert = within(timers().getByRole('alert'));
    expect(alert.getByText('Rest · step 3')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Messages' })).queryByText(/Rest/)).toBeNull();
    await person.click(alert.getByRole('button', { name: 'Go to step 3' }));
    expect(heading()).toBe('Step 3 of 3');
    expect(alert.queryByRole('button', { name: 'Go to step 3' })).toBeNull();
    await person.click(alert.getByRole('button', { name: 'Stop Rest · step 3' }));
    expect(timers().getByRole('alert').textContent).toBe('');
  });

  test('timers of another recipe say so, and their step is not looked for in cooking mode', async () => {
    await startBoth();
    const other = { ...cake, _id: '01960000-0000-7000-9000-000000000002', title: 'Pea soup' };
    await comeBack(other);
    await pass(11 * 60_000);
    expect(timers().getByRole('alert').textContent).toBe('Rest · step 3 of Tea cake is doneStop');
  });

  test('timers that end together are counted', async () => {
    await startBoth();
    await pass(46 * 60_000);
    expect(timers().getByRole('alert').textContent).toMatch(/^Rest · step 3 is done, and 1 more/);
  });
});

describe('the screen', () => {
  const look = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    return act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  };
  const notices = () => screen.queryAllByText('Screen may turn off');

  test('the screen stays on while cooking, also after one was elsewhere, and may sleep once one has left', async () => {
    const locks: ReturnType<typeof lockOf>[] = [];
    giveWakeLock(async () => locks[locks.push(lockOf()) - 1]!);
    await open();
    expect(locks).toHaveLength(1);
    await look('visible');
    expect(locks).toHaveLength(1);
    locks[0]!.released = true;
    await look('hidden');
    expect(locks).toHaveLength(1);
    await look('visible');
    expect(locks).toHaveLength(2);
    expect(notices()).toEqual([]);
    cleanup();
    expect(locks.map(({ released }) => released)).toEqual([true, true]);
  });

  test('a screen that the browser cannot keep on is announced once on this device', async () => {
    giveWakeLock(undefined);
    await open();
    expect(notices()).toHaveLength(1);
    await act(() => screen.getByRole('button', { name: 'Close message' }).click());
    await comeBack();
    expect(notices()).toEqual([]);
  });

  test('a screen that the device refuses to keep on is announced once a visit', async () => {
    giveWakeLock(async () => {
      throw new DOMException('low battery', 'NotAllowedError');
    });
    await open();
    expect(await screen.findByText(/is saving its battery/)).toBeTruthy();
    await act(() => screen.getByRole('button', { name: 'Close message' }).click());
    await look('visible');
    expect(notices()).toEqual([]);
  });
});

const lockOf = () => ({
  released: false,
  async release() {
    this.released = true;
  },
});

/** jsdom has none. */
function giveWakeLock(request: (() => Promise<unknown>) | undefined): void {
  Object.defineProperty(navigator, 'wakeLock', {
    configurable: true,
    value: request && { request },
  });
}

function PageWithTray() {
  return (
    <>
      <CookingPage />
      <Timers />
    </>
  );
}
