import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import { magicMenuRoutes, type MenuCandidate } from '@saltbush/contract/plan/magic-menu';
import { cookbooksRoutes } from '@saltbush/contract/book/cookbooks';
import { savedSearchesRoutes } from '@saltbush/contract/book/saved-searches';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { addEntry, emptyMenu, entriesOf, type Menu } from '@saltbush/domain/plan/meal-plans/menu';
import { menuRulesId } from '@saltbush/domain/plan/rows/menu-rules-row';
import type { NamedSource } from '@saltbush/domain/plan/magic-menu/week/source-names';
import { daysOfWeek } from '@saltbush/domain/plan/days/week';
import { menuOfRows } from '@saltbush/domain/plan/meal-plans/menu-of-rows';
import { answer, type Answer } from '../../../testing/fake-api';
import { confirmedRow, fakePlan, plannedRecipe } from '../../../testing/plan/fake-plan-rows';
import { pageOf } from '../../../testing/fake-recipes-api';
import { mealRows } from '../../../testing/plan/meal-rows';
import { priya } from '../../../testing/people';
import { cardOf, idOf } from '../../../testing/plan/plan-cards';
import { renderPage } from '../../../testing/render';
import { stubLayout } from '../../../testing/stub-layout';
import { MenuMakerPage } from './menu-maker-page';

stubLayout();

const week = '2026-11-23';
const cards = Array.from({ length: 20 }, (_, n) => cardOf(n, `Dish ${n}`));
const candidate = (n: number, more: Partial<MenuCandidate> = {}): MenuCandidate => ({
  _id: idOf(n),
  title: `Dish ${n}`,
  course: 'dinner',
  minutes: 20 + n,
  isMeatless: n % 3 === 0,
  proteins: [['beef', 'chicken', 'fish', 'legumes'][n % 4]!],
  perishables: [],
  foods: [],
  isFavourite: false,
  plannedOn: [],
  isSharedByPlanning: false,
  ...more,
});
const candidates = cards.map((_, n) => candidate(n));

interface OpenOptions {
  found?: MenuCandidate[];
  menu?: Menu;
  shown?: string;
  api?: Answer[];
  allergies?: string[];
  /** The dish that is wanted in the week, with no day yet. */
  undated?: number;
  rows?: ReturnType<typeof confirmedRow>[];
  /** Searches and cookbooks that are there. */
  sources?: NamedSource[];
}

const undatedId = idOf(95);
const undatedRow = (dish: number, date: string) =>
  confirmedRow('meals', undatedId, {
    date,
    order: 'a0',
    meal: 'dinner',
    quantity: 2,
    recipeId: idOf(dish),
    isUndated: true,
  });

async function open(options: OpenOptions = {}) {
  const {
    found = candidates,
    menu,
    shown = week,
    api = [],
    allergies = [],
    undated,
    rows = [],
    sources = [],
  } = options;
  const plan = fakePlan(priya._id, {
    rows: [
      ...mealRows(menu ?? emptyMenu(shown)),
      ...rows,
      ...(undated === undefined ? [] : [undatedRow(undated, shown)]),
      confirmedRow('eaters', priya._id, { isMember: true, allergies }),
    ],
    recipes: cards.map(plannedRecipe),
  });
  const page = await renderPage(MenuMakerPage, {
    at: `/menu-maker?week=${shown}`,
    api: [
      answer(recipeListsRoutes.listMyRecipes, ({ query }) => pageOf(cards, query)),
      answer(magicMenuRoutes.candidates, ({ query }) => ({
        candidates: found,
        sources: sources.filter(({ source }) => query.sources?.includes(source)),
      })),
      answer(magicMenuRoutes.cards, ({ body: { ids } }) => ({
        recipes: cards.filter(({ _id }) => ids.includes(_id)),
      })),
      ...api,
    ],
  });
  // An empty week has a second one.
  const [button] = await screen.findAllByRole<HTMLButtonElement>('button', { name: 'Magic Menu' });
  // The plan is being read from the device.
  await waitFor(() => expect(button?.disabled).toBe(false));
  await page.person.click(button!);
  // Its code is loaded by the first test.
  const opened = await screen.findByRole('dialog', { name: 'Magic Menu' }, { timeout: 45_000 });
  const dialog = within(opened);
  const saved = () => menuOfRows(plan.rows(), shown);
  return { ...page, dialog, saved, plan };
}

type Dialog = Awaited<ReturnType<typeof open>>['dialog'];
const list = (dialog: Dialog) => within(dialog.getByRole('list', { name: 'Dinners of the week' }));
const titlesIn = (dialog: Dialog) =>
  list(dialog)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
/** The dinners that an action chose again. */
async function titlesAfterChoosing(dialog: Dialog) {
  const dinners = dialog.getByRole('list', { name: 'Dinners of the week' });
  await waitFor(() => expect(dinners.getAttribute('aria-busy')).toBe('false'));
  return titlesIn(dialog);
}

const lockOf = (dialog: Dialog, day: string) =>
  dialog.getByRole('button', { name: new RegExp(`^Lock .*, ${day}$`) });
const swapOf = (dialog: Dialog, day: string) =>
  dialog.getByRole('button', { name: new RegExp(`^Swap .*, ${day}$`) });

async function openFilled(options?: OpenOptions) {
  const page = await open(options);
  await page.dialog.findByRole('button', { name: 'Use these dinners' });
  return page;
}

describe('an empty week', () => {
  it('an empty week is filled by two taps, nothing is saved before, and the toast undoes it', async () => {
    const { person, dialog, saved } = await openFilled();
    const titles = titlesIn(dialog);
    expect(new Set(titles).size).toBe(7);
    expect(dialog.getByText('7 dinners')).toBeDefined();
    expect(entriesOf(saved())).toEqual([]);
    await person.click(dialog.getByRole('button', { name: 'Use these dinners' }));
    await screen.findByText('7 dinners planned');
    const recipes = entriesOf(saved()).map(({ recipeId }) => recipeId);
    expect(recipes).toEqual(titles.map((title) => cards.find((card) => card.title === title)?._id));
    await person.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
    await waitFor(() => expect(entriesOf(saved())).toEqual([]));
  });

  it('an empty week asks how many eat while nobody has said, and is planned for them', async () => {
    const { person, dialog, saved, plan } = await openFilled();
    const question = { name: 'How many people eat at home?' };
    await person.click(
      within(dialog.getByRole('group', question)).getByRole('button', { name: '2' }),
    );
    await dialog.findByText('23 – 29 November · for 2');
    expect(plan.rows().get('eaterSettings/eaters')?.fields).toEqual({ people: 2 });
    await person.click(dialog.getByRole('button', { name: 'Use these dinners' }));
    await screen.findByText('7 dinners planned');
    expect(entriesOf(saved()).map(({ quantity }) => quantity)).toEqual(Array(7).fill(0.5));

    await person.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
    await waitFor(() => expect(entriesOf(saved())).toEqual([]));
    await person.click(screen.getAllByRole('button', { name: 'Magic Menu' })[0]!);
    const again = within(await screen.findByRole('dialog', { name: 'Magic Menu' }));
    await again.findByText('23 – 29 November · for 2');
    expect(again.queryByRole('group', question)).toBeNull();
  });

  it('an empty week is left as it is when Magic Menu is closed', async () => {
    const { person, dialog, saved } = await openFilled();
    await person.click(dialog.getByRole('button', { name: 'Close' }));
    expect(entriesOf(saved())).toEqual([]);
  });
});

it('a dinner without a day is put on the first free one that has time for it, and back by Undo', async () => {
  const rules = confirmedRow('menuRules', menuRulesId, { monday: 30 });
  const { person, dialog, saved, plan } = await openFilled({ undated: 12, rows: [rules] });
  const titles = titlesIn(dialog);
  expect(titles.filter((title) => title === 'Dish 12')).toHaveLength(1);
  expect(titles[1]).toBe('Dish 12');
  expect(dialog.getByText('Planned without a day')).toBeDefined();
  expect(dialog.getByText('7 dinners')).toBeDefined();
  await person.click(dialog.getByRole('button', { name: 'Use these dinners' }));
  await screen.findByText('7 dinners planned');
  expect(saved().days.tuesday).toMatchObject([{ id: undatedId, quantity: 2 }]);
  expect(entriesOf(saved())).toHaveLength(7);
  await person.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
  await waitFor(() => expect(entriesOf(saved())).toEqual([]));
  expect(plan.rows().get(`meals/${undatedId}`)?.fields).toMatchObject({ isUndated: true });
});

it('a dinner without a day never takes the day of a dish that was locked, whatever the rules become', async () => {
  const rules = confirmedRow('menuRules', menuRulesId, { monday: 30 });
  const { person, dialog } = await openFilled({ undated: 12, rows: [rules] });
  const [ofMonday] = titlesIn(dialog);
  await person.click(lockOf(dialog, 'Monday'));
  await person.click(dialog.getByRole('button', { name: 'Change rules' }));
  const form = within(await screen.findByRole('dialog', { name: 'Magic Menu rules' }));
  await person.selectOptions(await form.findByLabelText('Monday'), 'Up to 45 min');
  await person.selectOptions(form.getByLabelText('Tuesday'), 'Up to 20 min');
  await person.click(form.getByRole('button', { name: 'Use these rules' }));
  await dialog.findByText(/^Rules: Mon up to 45 min · Tue up to 20 min/);
  const titles = await titlesAfterChoosing(dialog);
  expect(titles[0]).toBe(ofMonday);
  expect(titles[2]).toBe('Dish 12');
  expect(
    dialog.getByText(titles.includes('Nothing fits: 20 min') ? '6 dinners' : '7 dinners'),
  ).toBeDefined();
});

it('a day that is over is untouched by Magic Menu, and what is planned stays', async () => {
  const thisWeek = '2026-11-16';
  const picnic = { id: idOf(90), note: 'Picnic', meal: 'dinner', quantity: 1 };
  const pie = { id: idOf(91), recipeId: idOf(3), meal: 'dinner', quantity: 1 };
  const menu = addEntry(addEntry(emptyMenu(thisWeek), picnic, 'friday'), pie, 'saturday');
  const { person, dialog, saved } = await openFilled({ menu, shown: thisWeek });
  // Today is Wednesday.
  const titles = titlesIn(dialog);
  expect(titles).toHaveLength(5);
  expect(titles.slice(2, 4)).toEqual(['Picnic', 'Dish 3']);
  expect(titles.filter((title) => title === 'Dish 3')).toHaveLength(1);
  await person.click(dialog.getByRole('button', { name: 'Use these dinners' }));
  await screen.findByText('3 dinners planned');
  const { monday, tuesday, friday, saturday, sunday } = saved().days;
  expect([monday.length, tuesday.length, sunday.length]).toEqual([0, 0, 1]);
  expect([friday, saturday]).toMatchObject([[picnic], [pie]]);
});

it('a week whose dinners are all planned leads to the next one, which Magic Menu fills', async () => {
  const full = daysOfWeek(week).reduce(
    (menu, { weekday }, n) =>
      addEntry(menu, { id: idOf(80 + n), recipeId: idOf(n), meal: 'dinner', quantity: 1 }, weekday),
    emptyMenu(week),
  );
  const { person, dialog, plan } = await open({ menu: full });
  expect(await dialog.findByText('The week is full')).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'Use these dinners' })).toBeNull();
  await person.click(dialog.getByRole('button', { name: 'Plan the week after' }));
  await dialog.findByText('30 November – 6 December');
  await person.click(await dialog.findByRole('button', { name: 'Use these dinners' }));
  await screen.findByText('7 dinners planned');
  expect(entriesOf(menuOfRows(plan.rows(), '2026-11-30'))).toHaveLength(7);
});

it('a week that is over leads to the days from today on', async () => {
  const { person, dialog } = await open({ shown: '2026-11-09' });
  expect(await dialog.findByText('The week is over')).toBeDefined();
  await person.click(dialog.getByRole('button', { name: 'Plan this week' }));
  expect(await dialog.findByText('16 – 22 November')).toBeDefined();
});

describe('changing the menu', () => {
  it('a locked dish stays when the others are chosen again', async () => {
    const { person, dialog } = await openFilled();
    const before = titlesIn(dialog);
    await person.click(lockOf(dialog, 'Wednesday'));
    expect(titlesIn(dialog)).toEqual(before);
    expect(lockOf(dialog, 'Wednesday').getAttribute('aria-pressed')).toBe('true');
    await person.click(dialog.getByRole('button', { name: 'Try again' }));
    const after = await titlesAfterChoosing(dialog);
    expect(after[2]).toBe(before[2]);
    expect(after.filter((title) => before.includes(title))).toEqual([before[2]]);
  });

  it('a swap offers three dishes, the second by its key, and changes nothing else', async () => {
    const { person, dialog } = await openFilled();
    const before = titlesIn(dialog);
    await person.click(swapOf(dialog, 'Thursday'));
    const sheet = within(await screen.findByRole('dialog', { name: /Thursday/ }));
    const others = within(await sheet.findByRole('list', { name: 'Other dinners' }));
    const offered = (await others.findAllByRole('button')).map((button) => button.textContent);
    expect(offered).toHaveLength(3);
    await person.keyboard('2');
    await waitFor(() => expect(titlesIn(dialog)[3]).not.toBe(before[3]));
    const after = titlesIn(dialog);
    expect(offered[1]).toContain(after[3]);
    expect(after.toSpliced(3, 1)).toEqual(before.toSpliced(3, 1));
    expect(lockOf(dialog, 'Thursday').getAttribute('aria-pressed')).toBe('true');
  });

  it('any recipe can be searched for in a swap, and digits that are typed choose nothing', async () => {
    const { person, dialog } = await openFilled();
    await person.click(swapOf(dialog, 'Monday'));
    const sheet = within(await screen.findByRole('dialog', { name: /Monday/ }));
    await person.type(await sheet.findByLabelText('Choose from your recipes'), 'dish 1');
    expect(
      within(sheet.getByRole('list', { name: 'Other dinners' })).getAllByRole('listitem'),
    ).toHaveLength(11);
    await person.click(sheet.getByRole('button', { name: /^Dish 17/ }));
    await waitFor(() => expect(titlesIn(dialog)[0]).toBe('Dish 17'));
  });

  it('a leaning chooses the menu again', async () => {
    const { person, dialog } = await openFilled();
    await person.click(dialog.getByRole('button', { name: 'Quicker' }));
    const titles = await titlesAfterChoosing(dialog);
    const numbers = titles.map((title) => Number(title?.slice(5)));
    expect(Math.max(...numbers)).toBeLessThan(12);
    expect(dialog.getByRole('button', { name: 'Quicker' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    await person.click(dialog.getByRole('button', { name: 'Quicker' }));
    expect(dialog.getByRole('button', { name: 'Quicker' }).getAttribute('aria-pressed')).toBe(
      'false',
    );
  });

  it('the arrows move between days of a menu, L locks and S swaps', async () => {
    const { person, dialog } = await openFilled();
    lockOf(dialog, 'Monday').focus();
    await person.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(document.activeElement).toBe(lockOf(dialog, 'Tuesday'));
    await person.keyboard('l');
    expect(lockOf(dialog, 'Tuesday').getAttribute('aria-pressed')).toBe('true');
    await person.keyboard('s');
    expect(await screen.findByRole('dialog', { name: /Tuesday/ })).toBeDefined();
  });
});

describe('rules', () => {
  it('the rules of Magic Menu are followed, stored, and say what fits no more', async () => {
    const found = [
      candidate(0, { minutes: 15 }),
      ...candidates.slice(1, 9).map((one) => ({ ...one, minutes: 50 })),
    ];
    const { person, dialog, plan } = await openFilled({ found });
    expect(dialog.getByText('Rules: no repeat within 10 days')).toBeDefined();
    await person.click(dialog.getByRole('button', { name: 'Change rules' }));
    const form = within(await screen.findByRole('dialog', { name: 'Magic Menu rules' }));
    await person.click(await form.findByRole('button', { name: 'Limit cooking time' }));
    await person.selectOptions(form.getByLabelText('Tuesday'), 'Up to 20 min');
    await person.selectOptions(form.getByLabelText('Wednesday'), 'Up to 20 min');
    await person.click(form.getByRole('button', { name: 'Use these rules' }));
    expect(
      await dialog.findByText(
        'Rules: Tue up to 20 min · Wed up to 20 min · no repeat within 10 days',
      ),
    ).toBeDefined();
    expect(plan.operations.at(-1)).toMatchObject({
      name: 'setMenuRules',
      args: { change: { tuesday: 20, wednesday: 20 } },
    });
    const titles = (await titlesAfterChoosing(dialog)).slice(1, 3);
    expect(titles.toSorted()).toEqual(['Dish 0', 'Nothing fits: 20 min']);
    // Not counting those that are in the week.
    expect(dialog.getByText(/^3 recipes fit if \w+ may take longer than 20 min/)).toBeDefined();
    await person.click(dialog.getByRole('button', { name: /^Choose a recipe for/ }));
    const sheet = within(await screen.findByRole('dialog', { name: /Another dinner/ }));
    expect(await sheet.findByText('No other recipe fits this day.')).toBeDefined();
  });
});

describe('dinners from a saved search', () => {
  const source = `search:${idOf(200)}` as const;
  const quick = { source, name: 'Quick dinners' };
  const found = candidates.map((one, n) => (n < 5 ? { ...one, foundBy: [source] } : one));
  const lists = [
    answer(savedSearchesRoutes.list, {
      searches: [
        {
          _id: idOf(200),
          name: 'Quick dinners',
          query: { match: 'all', of: [] },
          createdAt: '2026-11-01T00:00:00.000Z',
        },
      ],
    }),
    answer(cookbooksRoutes.list, {
      cookbooks: [],
      total: 0,
      page: 1,
      limit: 100,
      hasMore: false,
    }),
  ];

  it('a search that is chosen in the rules fills the days, keeps locked dishes, and says what it leaves empty', async () => {
    const { person, dialog, plan } = await openFilled({ found, sources: [quick], api: lists });
    await person.click(swapOf(dialog, 'Monday'));
    const sheet = within(await screen.findByRole('dialog', { name: /Monday/ }));
    await person.type(await sheet.findByLabelText('Choose from your recipes'), 'dish 17');
    await person.click(await sheet.findByRole('button', { name: /^Dish 17/ }));
    await waitFor(() => expect(titlesIn(dialog)[0]).toBe('Dish 17'));
    await person.click(dialog.getByRole('button', { name: 'Change rules' }));
    const form = within(await screen.findByRole('dialog', { name: 'Magic Menu rules' }));
    await form.findByRole('button', { name: 'Choose for each day' });
    await person.selectOptions(form.getByLabelText('Choose dinners from'), 'Quick dinners');
    await person.click(form.getByRole('button', { name: 'Choose for each day' }));
    await person.selectOptions(form.getByLabelText('Sunday from'), 'All recipes');
    await person.click(form.getByRole('button', { name: 'Use these rules' }));
    expect(plan.operations.at(-1)).toMatchObject({
      name: 'setMenuRules',
      args: { change: { allFrom: source, sundayFrom: 'any' } },
    });
    await dialog.findByText(
      'Rules: Mon, Tue, Wed, Thu, Fri, Sat from “Quick dinners” · no repeat within 10 days',
    );
    const titles = await titlesAfterChoosing(dialog);
    expect(titles[0]).toBe('Dish 17');
    expect(titles.slice(1, 6).toSorted()).toEqual([0, 1, 2, 3, 4].map((n) => `Dish ${n}`));
    expect(lockOf(dialog, 'Monday').getAttribute('aria-pressed')).toBe('true');
  });

  it('a rule whose search is gone leaves its day empty, and the day and the rules say so', async () => {
    const rules = confirmedRow('menuRules', menuRulesId, { tuesdayFrom: source });
    const { dialog } = await openFilled({ found: candidates, rows: [rules], api: lists });
    expect(
      dialog.getByText(
        'Rules: Tue from a search or cookbook that is gone · no repeat within 10 days',
      ),
    ).toBeDefined();
    expect(titlesIn(dialog)[1]).toBe('Nothing fits: from a search or cookbook that is gone');
    expect(
      dialog.getByText(/recipes fit if Tuesday is not only from a search or cookbook that is gone/),
    ).toBeDefined();
  });
});

it('rules that another member sets count at once, and a change of one day leaves theirs', async () => {
  const { person, dialog, plan } = await openFilled();
  await person.click(dialog.getByRole('button', { name: 'Change rules' }));
  const form = within(await screen.findByRole('dialog', { name: 'Magic Menu rules' }));
  await person.click(await form.findByRole('button', { name: 'Limit cooking time' }));
  await person.selectOptions(form.getByLabelText('Tuesday'), 'Up to 30 min');
  plan.receive({ rows: [confirmedRow('menuRules', menuRulesId, { friday: 20 })] });
  await person.click(form.getByRole('button', { name: 'Use these rules' }));
  const text = 'Rules: Tue up to 30 min · Fri up to 20 min · no repeat within 10 days';
  expect(await dialog.findByText(text)).toBeDefined();
  expect((await titlesAfterChoosing(dialog))[4]).toBe('Dish 0');
});

it('Magic Menu without any recipe says to add some first', async () => {
  const { dialog } = await open({ found: [] });
  expect(await dialog.findByText('Add a few recipes first')).toBeDefined();
});

it('a failure to load Magic Menu can be tried again', async () => {
  let calls = 0;
  const { person, dialog } = await open({
    api: [
      answer(magicMenuRoutes.candidates, () => {
        calls += 1;
        return calls === 1 ? new AppError('VALIDATION_FAILED') : { candidates, sources: [] };
      }),
    ],
  });
  await dialog.findByText('Couldn’t load your recipes');
  await person.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('button', { name: 'Use these dinners' })).toBeDefined();
});

it('Magic Menu leaves out what someone who eats is allergic to, and what nobody can say', async () => {
  const found = candidates.map((one, n) => ({
    ...one,
    contains: n % 4 === 0 ? ['peanut'] : [],
    unsure: n % 4 === 1 ? ['peanut'] : [],
    hasUnknownLine: n % 4 === 2,
  }));
  const { dialog } = await openFilled({ found, allergies: ['peanut'] });
  const numbers = titlesIn(dialog).filter((title) => title.startsWith('Dish'));
  expect(numbers.length).toBeGreaterThan(0);
  for (const title of numbers) expect(Number(title.slice(5)) % 4).toBe(3);
});

describe('rules for dinners', () => {
  const openRules = async ({ person, dialog }: Awaited<ReturnType<typeof openFilled>>) => {
    await person.click(dialog.getByRole('button', { name: 'Change rules' }));
    return within(await screen.findByRole('dialog', { name: 'Magic Menu rules' }));
  };

  it('a rule for Friday is added by a few taps, followed at once, and named by its dish', async () => {
    const page = await openFilled();
    const { person, dialog, plan } = page;
    const form = await openRules(page);
    await person.click(await form.findByRole('button', { name: 'Add a rule' }));
    await person.click(form.getByRole('button', { name: 'Add: Fish on Friday' }));
    await person.click(form.getByRole('button', { name: 'Use these rules' }));
    expect(plan.operations.at(-1)).toMatchObject({
      name: 'setWeekRule',
      args: { change: { topic: 'protein:fish', bound: 'least', weekday: 'friday' } },
    });
    await dialog.findByText('Rules: fish on Friday · no repeat within 10 days');
    const titles = await titlesAfterChoosing(dialog);
    expect(Number(titles[4]?.slice('Dish '.length)) % 4).toBe(2);
    expect(dialog.getByText('Your rule: fish on Friday.')).toBeDefined();
  });

  it('a rule that cannot be kept says so above the week, and leads to the rules, where it is removed', async () => {
    const fields = { topic: 'protein:fish', bound: 'least', count: 6 } as const;
    const rows = [confirmedRow('weekRules', idOf(70), fields)];
    const page = await openFilled({ rows });
    const { person, dialog, plan } = page;
    const notice = within(dialog.getByRole('region', { name: 'Rules that are not kept' }));
    expect(notice.getByText('At least 6 with fish: not this week.')).toBeDefined();
    expect(notice.getByText(/Only 5 of your recipes fit\./)).toBeDefined();
    await person.click(notice.getByRole('button', { name: 'Change the rules' }));
    const form = within(await screen.findByRole('dialog', { name: 'Magic Menu rules' }));
    await person.click(await form.findByRole('button', { name: 'Remove At least 6 with fish' }));
    await person.click(form.getByRole('button', { name: 'Use these rules' }));
    expect(plan.operations.at(-1)).toMatchObject({
      name: 'removeWeekRule',
      args: { id: idOf(70) },
    });
    await waitFor(() =>
      expect(dialog.queryByRole('region', { name: 'Rules that are not kept' })).toBeNull(),
    );
  });

  it('a lunch and a side are chosen where the rules say so, and planned as a lunch and beside the dinner', async () => {
    const found = [
      ...candidates,
      candidate(18, { course: 'lunch' }),
      candidate(19, { course: 'side' }),
    ].filter((one, n, all) => all.findLastIndex(({ _id }) => _id === one._id) === n);
    const page = await openFilled({ found });
    const { person, dialog, saved } = page;
    const form = await openRules(page);
    await person.click(await form.findByRole('button', { name: 'Choose other meals too' }));
    await person.click(form.getByRole('button', { name: 'Saturday: Lunch' }));
    await person.click(form.getByRole('button', { name: 'Sunday: A side with dinner' }));
    await person.click(form.getByRole('button', { name: 'Use these rules' }));
    await dialog.findByText('9 meals');
    await titlesAfterChoosing(dialog);
    await person.click(dialog.getByRole('button', { name: 'Use these meals' }));
    await screen.findByText('9 meals planned');
    expect(
      saved()
        .days.saturday.map(({ meal }) => meal)
        .toSorted(),
    ).toEqual(['dinner', 'lunch']);
    expect(saved().days.sunday).toContainEqual(
      expect.objectContaining({ meal: 'dinner', recipeId: idOf(19) }),
    );
  });
});
