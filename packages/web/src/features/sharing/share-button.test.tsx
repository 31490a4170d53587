import { within } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import { householdsRoutes, type Household } from '@saltbush/contract/households';
import type { RecipeOnWire } from '@saltbush/contract/recipes';
import { shareLinksRoutes, type ShareLink } from '@saltbush/contract/share-links';
import { sharingRoutes } from '@saltbush/contract/sharing';
import { priya } from '../../testing/people';
import { answer, type Answer } from '../../testing/pretend-api';
import { laksa, recipeId } from '../../testing/recipes';
import { renderPage, screen } from '../../testing/render';
import { recipeKeys } from '../recipes';
import { ShareButton } from './share-button';

// The dialog's code takes longer to load here than a test waits for anything.
beforeAll(() => Promise.all([import('./share-panel'), import('../../ui/dialog-panel')]));

const times = { createdAt: '2026-11-20T08:00:00.000Z', updatedAt: '2026-11-20T08:00:00.000Z' };
const smiths: Household = {
  _id: recipeId(50),
  name: 'Smiths',
  members: [
    { user: { _id: priya._id, username: 'Priya' }, role: 'owner', joinedAt: times.createdAt },
  ],
  status: 'active',
  settings: { enableMealPlanning: true, enableShoppingLists: true },
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
let kept: RecipeOnWire;
beforeEach(() => {
  links = [];
  kept = laksa;
});

/** Shares as the real server does: listed implies public, private takes it off the list. */
const sharing = answer(sharingRoutes.update, ({ body }) => {
  const saltbush = body.sharedWith?.saltbush ?? kept.sharedWith.saltbush;
  const mode = body.sharingSettings?.mode ?? kept.sharingSettings.mode;
  kept = {
    ...kept,
    sharingSettings: { ...kept.sharingSettings, mode: saltbush ? 'public' : mode },
    sharedWith: { ...kept.sharedWith, ...body.sharedWith, saltbush },
  };
  return kept;
});

function Page() {
  const { data = laksa } = useQuery({
    queryKey: recipeKeys.one(laksa._id),
    queryFn: () => Promise.resolve(laksa),
    initialData: laksa,
  });
  return <ShareButton recipe={data} />;
}

async function open(...api: Answer[]) {
  const page = await renderPage(Page, {
    api: [
      sharing,
      answer(householdsRoutes.list, { households: [smiths] }),
      answer(shareLinksRoutes.list, () => ({ links })),
      ...api,
    ],
  });
  await page.person.click(screen.getByRole('button', { name: 'Share' }));
  await screen.findByRole('dialog', { name: 'Share Laksa' });
  await screen.findByRole('radio', { name: /Private/ });
  return page;
}

describe('who may read a recipe', () => {
  test('is said, and changed in one press', async () => {
    const { person, api } = await open();
    await screen.findByText('Only you can read it.');
    await person.click(screen.getByRole('radio', { name: /Listed in Saltbush/ }));
    await screen.findByText('Everyone can read it, and find it in Saltbush.');
    await person.click(screen.getByRole('radio', { name: /Anyone with the link/ }));
    await screen.findByText('Everyone who has its address can read it.');
    expect(screen.getByLabelText<HTMLInputElement>('Address of the recipe').value).toBe(
      `${window.location.origin}/recipe/${laksa._id}`,
    );
    await person.click(screen.getByRole('radio', { name: /Private/ }));
    await screen.findByText('Only you can read it.');
    await expect.poll(() => api.askedOf(sharingRoutes.update)).toHaveLength(3);
    expect(kept.sharingSettings.mode).toBe('private');
    expect(kept.sharedWith.saltbush).toBe(false);
  });

  test('stays as it was when the server refuses', async () => {
    const { person } = await open(answer(sharingRoutes.update, new AppError('SERVER_UNREACHABLE')));
    await person.click(screen.getByRole('radio', { name: /Listed in Saltbush/ }));
    await screen.findByText(/Unable to connect to the server/);
    await screen.findByText('Only you can read it.');
    expect(screen.getByRole('radio', { name: /Private/ })).toHaveProperty('checked', true);
  });

  test('with the members of a community', async () => {
    const { person } = await open();
    await person.click(await screen.findByRole('checkbox', { name: 'Smiths' }));
    await screen.findByText('You and the members of Smiths can read it.');
    expect(kept.sharedWith.communities).toEqual([smiths._id]);
  });

  test('without a community says so', async () => {
    await open(answer(householdsRoutes.list, { households: [] }));
    await screen.findByText('You are not in a community yet.');
  });
});

describe('links', () => {
  const made = (fields: object = {}) => ({ ...link(), token, url, isMailed: false, ...fields });

  test('are made and copied', async () => {
    const { person } = await open(
      answer(shareLinksRoutes.create, () => {
        links = [link()];
        return made({ openCount: undefined });
      }),
    );
    await person.click(screen.getByRole('button', { name: 'Make a link' }));
    await screen.findByText('Your link is ready. Copy it now: it is not shown again.');
    expect(screen.getByLabelText<HTMLInputElement>('New link').value).toBe(url);
    await person.click(screen.getByRole('button', { name: 'Copy link' }));
    await screen.findByText('Link copied');
    expect(await navigator.clipboard.readText()).toBe(url);
    await screen.findByText('You and whoever has its link can read it.');
  });

  test('are marked to copy by hand where the browser copies nothing', async () => {
    const { person } = await open(answer(shareLinksRoutes.create, made()));
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await person.click(screen.getByRole('button', { name: 'Make a link' }));
    await person.click(await screen.findByRole('button', { name: 'Copy link' }));
    await screen.findByText('Please copy the link yourself');
    const field = screen.getByLabelText<HTMLInputElement>('New link');
    expect(field.value.slice(field.selectionStart!, field.selectionEnd!)).toBe(url);
  });

  test.each([
    [true, /We sent the link to tom@example.org/],
    [false, /does not send email, so please send it yourself/],
  ])('for one person; mailed: %s', async (isMailed, words) => {
    const email = 'tom@example.org';
    const { person, api } = await open(
      answer(shareLinksRoutes.createPrivate, made({ kind: 'private', email, isMailed })),
    );
    await person.type(screen.getByLabelText('Send a link to one person'), email);
    await person.click(screen.getByRole('button', { name: 'Make their link' }));
    await screen.findByText(words);
    expect(api.askedOf(shareLinksRoutes.createPrivate)[0]!.body).toEqual({ email });
  });

  test('for what is no address keep it and say so', async () => {
    const { person, api } = await open();
    const field = screen.getByLabelText<HTMLInputElement>('Send a link to one person');
    await person.type(field, 'tom');
    await person.click(screen.getByRole('button', { name: 'Make their link' }));
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    expect(field.value).toBe('tom');
    expect(api.askedOf(shareLinksRoutes.createPrivate)).toHaveLength(0);
  });

  test('that work say how often they were opened, and are turned off after a question', async () => {
    links = [
      link({ openCount: 2, lastOpenedAt: '2026-11-21T02:00:00.000Z' }),
      link({ _id: recipeId(61), kind: 'private', email: 'tom@example.org' }),
    ];
    const { person, api } = await open(
      answer(shareLinksRoutes.revoke, ({ params }) => {
        links = links.filter(({ _id }) => _id !== params.linkId);
        return undefined;
      }),
    );
    const list = await screen.findByRole('list', { name: 'Links that work' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first!.textContent).toMatch(/Opened 2 times, last on 21 Nov/);
    expect(second!.textContent).toMatch(/tom@example.org.*Not opened yet/);
    await person.click(within(second!).getByRole('button', { name: /Turn off/ }));
    const question = await screen.findByRole('dialog', { name: 'Turn this link off?' });
    expect(api.askedOf(shareLinksRoutes.revoke)).toHaveLength(0);
    await person.click(within(question).getByRole('button', { name: 'Turn link off' }));
    await screen.findByText('The link works no longer');
    await expect.poll(() => within(list).getAllByRole('listitem')).toHaveLength(1);
    expect(list.textContent).not.toContain('tom@example.org');
  });
});
