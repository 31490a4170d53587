import { fireEvent, within } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import { householdsRoutes, type Household } from '@saltbush/contract/account/households';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { shareLinksRoutes, type ShareLink } from '@saltbush/contract/recipe/sharing/share-links';
import { sharingRoutes, type Reader } from '@saltbush/contract/recipe/sharing/sharing';
import { standInCountry } from '@saltbush/domain/account/countries/stand-in-country';
import { standInTimeZone } from '@saltbush/domain/account/households/stand-in-time-zone';
import { addDays, todayIn } from '@saltbush/domain/plan/days/week';
import { priya } from '../../../testing/people';
import { answer, type Answer } from '../../../testing/fake-api';
import { laksa, recipeId } from '../../../testing/recipes';
import { renderPage, screen } from '../../../testing/render';
import { recipeKeys } from '../../recipe/recipes';
import { ShareButton } from './share-button';

// The dialog's code takes longer to load here than a test waits for anything.
beforeAll(() => Promise.all([import('./share-panel'), import('../../../ui/dialog/sheet-panel')]));

const times = { createdAt: '2026-11-20T08:00:00.000Z', updatedAt: '2026-11-20T08:00:00.000Z' };
const tom: Reader = { _id: recipeId(70), username: 'Tom' };
const gran: Reader = { _id: recipeId(71), username: 'Gran' };
const smiths: Household = {
  _id: recipeId(50),
  name: 'Smiths',
  members: [
    { user: { _id: priya._id, username: 'Priya' }, role: 'owner', joinedAt: times.createdAt },
    { user: tom, role: 'member', joinedAt: times.createdAt },
  ],
  status: 'active',
  settings: { enableMealPlanning: true, enableShoppingLists: true },
  timeZone: 'Australia/Sydney',
  firstWeekday: null,
  country: null,
  homeCountry: standInCountry,
  ...times,
};
const token = 'secret-token';
const url = `https://saltbush.test/shared-recipe/${laksa._id}?token=${token}`;
const link = (fields: Partial<ShareLink> = {}): ShareLink => ({
  _id: recipeId(60),
  kind: 'public',
  createdAt: times.createdAt,
  openCount: 0,
  ...fields,
});

let links: ShareLink[];
let shared: RecipeOnWire;
beforeEach(() => {
  links = [];
  shared = laksa;
});

/** Shares as the real server does: listed implies public, private takes it off the list. */
const sharing = answer(sharingRoutes.update, ({ body }) => {
  const saltbush = body.sharedWith?.saltbush ?? shared.sharedWith.saltbush;
  const mode = body.sharingSettings?.mode ?? shared.sharingSettings.mode;
  shared = {
    ...shared,
    sharingSettings: {
      ...shared.sharingSettings,
      ...body.sharingSettings,
      mode: saltbush ? 'public' : mode,
    },
    sharedWith: { ...shared.sharedWith, ...body.sharedWith, saltbush },
  };
  return shared;
});

function Page() {
  const { data } = useQuery({
    queryKey: recipeKeys.one(laksa._id),
    queryFn: () => Promise.resolve(shared),
    initialData: () => shared,
  });
  return <ShareButton recipe={data} />;
}

async function open(...api: Answer[]) {
  const page = await renderPage(Page, {
    api: [
      sharing,
      answer(householdsRoutes.list, { households: [smiths], deleted: [] }),
      answer(shareLinksRoutes.list, () => ({ links })),
      ...api,
    ],
  });
  await page.person.click(screen.getByRole('button', { name: 'Share' }));
  await screen.findByRole('dialog', { name: 'Share Laksa' });
  await screen.findByRole('button', { name: 'Copy link' });
  return page;
}

async function openWhoCanSee(...api: Answer[]) {
  const page = await open(...api);
  await page.person.click(screen.getByRole('button', { name: /^Who can see this/ }));
  await screen.findByRole('radio', { name: /Private/ });
  return page;
}

describe('who may read a recipe', () => {
  test('the readers of a recipe are said, and changed in one press', async () => {
    const { person, api } = await openWhoCanSee();
    await screen.findByText('Only you can see it.');
    await person.click(screen.getByRole('radio', { name: /Listed in Saltbush/ }));
    await screen.findByText('Everyone can see it, and find it in Saltbush.');
    await person.click(screen.getByRole('radio', { name: /Anyone with the link/ }));
    await screen.findByText('Anyone with the link can see it.');
    await person.click(screen.getByRole('radio', { name: /Private/ }));
    await screen.findByText('Only you can see it.');
    await expect.poll(() => api.requestsTo(sharingRoutes.update)).toHaveLength(3);
    expect(shared.sharingSettings.mode).toBe('private');
    expect(shared.sharedWith.saltbush).toBe(false);
  });

  test('the readers of a recipe stay as they were when the server refuses', async () => {
    const { person } = await openWhoCanSee(
      answer(sharingRoutes.update, new AppError('SERVER_UNREACHABLE')),
    );
    await person.click(screen.getByRole('radio', { name: /Listed in Saltbush/ }));
    await screen.findByText(/Unable to connect to the server/);
    await screen.findByText('Only you can see it.');
    expect(screen.getByRole('radio', { name: /Private/ })).toHaveProperty('checked', true);
  });

  test('the readers of a recipe can be the members of a community', async () => {
    const { person } = await openWhoCanSee();
    await person.click(await screen.findByRole('checkbox', { name: 'Smiths' }));
    await screen.findByText('You and the members of Smiths can see it.');
    expect(shared.sharedWith.communities).toEqual([smiths._id]);
  });

  test('a person without a community reads so in the share dialog', async () => {
    await openWhoCanSee(answer(householdsRoutes.list, { households: [], deleted: [] }));
    await screen.findByText('You are not in a community yet.');
  });
});

const made = (fields: object = {}) => ({ ...link(), token, url, isMailed: false, ...fields });

const revoking = () =>
  answer(shareLinksRoutes.revoke, ({ params }) => {
    links = links.filter(({ _id }) => _id !== params.linkId);
    return undefined;
  });

describe('people', () => {
  const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Add a person' });
  const addPerson = () => screen.getByRole('button', { name: 'Add person' });
  const named = () =>
    answer(sharingRoutes.listReaders, () => ({
      readers: [gran, tom].filter(({ _id }) => shared.sharingSettings.approvedUsers.includes(_id)),
    }));
  const list = () => screen.findByRole('list', { name: 'People who can see it' });

  test('people of one’s communities are suggested, added by name, and can be taken back', async () => {
    const { person } = await openWhoCanSee(named());
    await screen.findByRole('checkbox', { name: 'Smiths' });
    await person.type(field(), 't');
    await person.click(await screen.findByRole('option', { name: 'Tom', hidden: true }));
    expect(field().value).toBe('Tom');
    await person.click(addPerson());
    expect((await list()).textContent).toContain('Tom');
    await screen.findByText('You and one person you named can see it.');
    await expect.poll(() => shared.sharingSettings.approvedUsers).toEqual([tom._id]);
    expect(field().value).toBe('');
    await person.click(screen.getByRole('button', { name: 'Remove Tom' }));
    await screen.findByText('Only you can see it.');
    await expect.poll(() => shared.sharingSettings.approvedUsers).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect((await list()).textContent).toContain('Tom');
    await expect.poll(() => shared.sharingSettings.approvedUsers).toEqual([tom._id]);
  });

  test('people who left one’s communities are still named', async () => {
    shared = { ...laksa, sharingSettings: { mode: 'private', approvedUsers: [gran._id, tom._id] } };
    const { person } = await openWhoCanSee(
      answer(sharingRoutes.listReaders, { readers: [gran, tom] }),
    );
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(2);
    await person.click(await screen.findByRole('button', { name: 'Remove Gran' }));
    await expect.poll(() => shared.sharingSettings.approvedUsers).toEqual([tom._id]);
    await screen.findByText('Gran was removed from the list.');
    expect(document.activeElement?.textContent).toBe('Undo');
    await person.keyboard('{Enter}');
    await expect.poll(() => shared.sharingSettings.approvedUsers).toEqual([tom._id, gran._id]);
    expect(document.activeElement?.textContent).toBe('People');
  });

  test('people whose names could not be loaded are asked for again', async () => {
    shared = { ...laksa, sharingSettings: { mode: 'private', approvedUsers: [gran._id] } };
    let isDown = true;
    const { person } = await openWhoCanSee(
      answer(sharingRoutes.listReaders, () =>
        isDown ? new AppError('NOT_FOUND') : { readers: [gran] },
      ),
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await person.click(again);
    expect((await list()).textContent).toContain('Gran');
  });

  test('people whom one does not cook with need an address, and what was typed stays', async () => {
    const { person, api } = await openWhoCanSee();
    await person.type(field(), 'Nobody');
    await person.click(addPerson());
    await screen.findByText(/Nobody in your communities has that name/);
    expect(field().value).toBe('Nobody');
    expect(api.requestsTo(shareLinksRoutes.createPrivate)).toHaveLength(0);
    expect(api.requestsTo(sharingRoutes.update)).toHaveLength(0);
  });

  test.each([
    [true, /We sent the link to tom@example.org/],
    [false, /Email isn’t set up here, so please send it yourself/],
  ])('people with an address get a link of their own (mailed: %s)', async (isMailed, words) => {
    const email = 'tom@example.org';
    const { person, api } = await openWhoCanSee(
      answer(shareLinksRoutes.createPrivate, made({ kind: 'private', email, isMailed })),
    );
    await person.type(field(), email);
    await person.click(addPerson());
    await screen.findByText(words);
    expect(screen.getByLabelText<HTMLInputElement>('Their link').value).toBe(url);
    expect(api.requestsTo(shareLinksRoutes.createPrivate)[0]!.body).toEqual({ email });
    expect(api.requestsTo(sharingRoutes.update)).toHaveLength(0);
  });

  test('half an address of a person stays in the field, and what is wrong is said', async () => {
    const { person, api } = await openWhoCanSee();
    await person.type(field(), 'tom@');
    await person.click(addPerson());
    await expect.poll(() => field().getAttribute('aria-invalid')).toBe('true');
    expect(field().value).toBe('tom@');
    expect(api.requestsTo(shareLinksRoutes.createPrivate)).toHaveLength(0);
  });

  test('people with a link have it turned off where they stand', async () => {
    links = [link({ kind: 'private', email: 'gran@example.org' })];
    const { person } = await openWhoCanSee(revoking());
    const theirs = await screen.findByRole('list', { name: 'Links for one person' });
    expect(theirs.textContent).toMatch(
      /gran@example.org.*Link made on 20 Nov 2026. Not opened yet/,
    );
    await person.click(
      within(theirs).getByRole('button', { name: 'Turn off the link for gran@example.org' }),
    );
    await person.click(await screen.findByRole('button', { name: 'Turn link off' }));
    await screen.findByText('The link no longer works');
    await expect.poll(() => screen.queryByText('gran@example.org')).toBeNull();
    await expect.poll(() => document.activeElement?.textContent).toBe('People');
  });
});

/** The share menu of a phone, which remembers what it got. */
function stubShareMenu(answer: () => Promise<void> = () => Promise.resolve()) {
  const share = vi.fn<(data: ShareData) => Promise<void>>(answer);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  return share;
}

const makingLinks = () =>
  answer(shareLinksRoutes.create, () => {
    links = [link()];
    return made({ openCount: undefined });
  });

describe('links', () => {
  test('links of a private recipe are sent by the share menu in two presses', async () => {
    const share = stubShareMenu();
    const { person, api } = await open(makingLinks());
    await person.click(screen.getByRole('button', { name: 'Send link' }));
    await expect.poll(() => share.mock.calls).toEqual([[{ title: 'Laksa', url }]]);
    await person.click(screen.getByRole('button', { name: 'Send link' }));
    await expect.poll(() => share.mock.calls).toHaveLength(2);
    expect(api.requestsTo(shareLinksRoutes.create)).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: 'Who can see this Private' }));
    await screen.findByText('You and anyone with its link can see it.');
  });

  test('links are copied where the share menu may not open', async () => {
    stubShareMenu(() => Promise.reject(new DOMException('too late', 'NotAllowedError')));
    const { person } = await open(makingLinks());
    await person.click(screen.getByRole('button', { name: 'Send link' }));
    await screen.findByRole('button', { name: 'Link copied' });
    expect(await navigator.clipboard.readText()).toBe(url);
  });

  test('links of a recipe that everyone can see are its address', async () => {
    shared = { ...laksa, sharingSettings: { ...laksa.sharingSettings, mode: 'public' } };
    const { person, api } = await open();
    await person.click(screen.getByRole('button', { name: 'Copy link' }));
    await screen.findByRole('button', { name: 'Link copied' });
    expect(await navigator.clipboard.readText()).toBe(
      `${window.location.origin}/recipe/${laksa._id}`,
    );
    expect(api.requestsTo(shareLinksRoutes.create)).toHaveLength(0);
  });

  test('links of a recipe are marked to copy by hand where the browser copies nothing', async () => {
    const { person } = await open(makingLinks());
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await person.click(screen.getByRole('button', { name: 'Copy link' }));
    await screen.findByText('Please copy the link yourself');
    const field = screen.getByLabelText<HTMLInputElement>('Link');
    expect(field.value.slice(field.selectionStart!, field.selectionEnd!)).toBe(url);
  });

  test('links of a private recipe are made with the end that is chosen, which can be changed', async () => {
    const ended = answer(shareLinksRoutes.changeEnd, undefined);
    const { person, api } = await open(makingLinks(), ended);
    const ends = screen.getByLabelText('Ends');
    expect(ends).toHaveProperty('value', 'never');
    await person.selectOptions(ends, 'In a week');
    await person.click(screen.getByRole('button', { name: 'Copy link' }));
    await screen.findByRole('button', { name: 'Link copied' });
    const week = addDays(todayIn(new Date(), standInTimeZone), 7);
    expect(api.requestsTo(shareLinksRoutes.create)[0]!.body).toEqual({ endsOn: week });
    await person.selectOptions(ends, 'Never');
    await expect
      .poll(() => api.requestsTo(shareLinksRoutes.changeEnd))
      .toMatchObject([{ params: { linkId: link()._id }, body: { endsOn: null } }]);
  });

  test('links that work say when they end, and end on a chosen day', async () => {
    links = [link({ endsOn: '2030-12-05' })];
    const changing = answer(shareLinksRoutes.changeEnd, ({ body }) => {
      links = [link({ endsOn: body.endsOn ?? undefined })];
      return undefined;
    });
    const { person, api } = await openWhoCanSee(changing);
    await screen.findByText('Works until the end of 5 Dec 2030');
    const name = 'Link made on 20 Nov 2026';
    const day = screen.getByLabelText(`Last day: ${name}`);
    fireEvent.change(day, { target: { value: '2020-01-01' } });
    await screen.findByText('Please choose today or a later day');
    expect(api.requestsTo(shareLinksRoutes.changeEnd)).toHaveLength(0);
    fireEvent.change(day, { target: { value: '2030-12-06' } });
    await screen.findByText('Works until the end of 6 Dec 2030');
    await person.selectOptions(screen.getByLabelText(`Ends: ${name}`), 'Never');
    await expect.poll(() => screen.queryByText(/Works until/)).toBeNull();
  });

  test('links that work say how often they were opened, and are turned off after a question', async () => {
    links = [
      link({ openCount: 2, lastOpenedAt: '2026-11-21T02:00:00.000Z' }),
      link({ _id: recipeId(61) }),
    ];
    const { person, api } = await openWhoCanSee(revoking());
    const list = await screen.findByRole('list', { name: 'Active links' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first!.textContent).toMatch(/Opened 2 times, last on 21 Nov/);
    expect(second!.textContent).toMatch(/Not opened yet/);
    await person.click(within(second!).getByRole('button', { name: /Turn off/ }));
    const question = await screen.findByRole('dialog', { name: 'Turn this link off?' });
    expect(api.requestsTo(shareLinksRoutes.revoke)).toHaveLength(0);
    await person.click(within(question).getByRole('button', { name: 'Turn link off' }));
    await screen.findByText('The link no longer works');
    await expect.poll(() => within(list).getAllByRole('listitem')).toHaveLength(1);
    expect(list.textContent).not.toContain('Not opened yet');
  });
});
