import { expect, it } from 'vitest';
import { chooseMore, tokenOf, writeByCall } from './pages/recipes';
import { openPage, openSignedIn, phone, shareBrowser } from './setup/browser';
import { call } from './setup/call';
import { expectGoodInEachLook } from './setup/inspect';
import { pressFocused } from './setup/keyboard';
import { newPerson, registerByCall } from './setup/people';
import { countPrintedPages } from './setup/print';

shareBrowser();

type Page = Awaited<ReturnType<typeof openSignedIn>>;

const dish = (title: string, ingredient: string) => ({
  title,
  ingredientLines: [`500 g ${ingredient}`],
  steps: ['Cook it.'],
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

it('a search is saved from the filters on a phone, found among them, and changed', async () => {
  const cook = await openSignedIn('Searcher', phone);
  await writeByCall(cook, dish('Barramundi parcels', 'barramundi'));
  await writeByCall(cook, dish('Lamb roast', 'lamb'));
  await cook.goto('/my-recipes?q=barramundi');
  await cook.getByRole('button', { name: 'Filters' }).tap();
  await cook.getByRole('button', { name: 'Save this search' }).tap();
  await cook.getByLabel('Name').fill('Fish');
  await cook.getByRole('button', { name: 'Save search' }).tap();
  await cook.getByRole('link', { name: 'Fish', exact: true }).tap();
  await heading(cook, 'Fish').waitFor();
  await cook.getByText('1 recipe', { exact: true }).waitFor();
  await expectGoodInEachLook(cook, 'a saved search');

  // The other way round: everything but it.
  await cook.getByLabel('Condition 1, is or is not').selectOption('not');
  await cook.getByRole('link', { name: 'Lamb roast' }).waitFor();
  await cook.getByRole('button', { name: 'Save changes' }).tap();
  await cook.getByText('“Fish” is changed').waitFor();
  await cook.reload();
  await cook.getByRole('link', { name: 'Lamb roast' }).waitFor();
  expect(await cook.getByRole('link', { name: 'Barramundi parcels' }).count()).toBe(0);

  await cook.getByRole('button', { name: 'Delete search' }).tap();
  await cook.getByRole('button', { name: 'Undo' }).tap();
  await cook.getByRole('link', { name: 'Fish', exact: true }).waitFor();
});

it('a cookbook is made on a phone from a recipe, which is taken out and put back', async () => {
  const cook = await openSignedIn('Maker', phone);
  const id = await writeByCall(cook, dish('Pumpkin soup', 'pumpkin'));
  await cook.goto(`/recipes/${id}`);
  await chooseMore(cook, 'Add to a cookbook');
  await cook.getByRole('button', { name: 'New cookbook' }).tap();
  await cook.getByLabel('Title').fill('Winter');
  await cook.getByRole('button', { name: 'Make cookbook' }).tap();
  await cook.getByText('Added to “Winter”').waitFor();
  await cook.goto('/cookbooks');
  await expectGoodInEachLook(cook, 'the cookbooks');
  await cook.getByRole('link', { name: 'Winter' }).tap();
  await heading(cook, 'Winter').waitFor();
  await cook.getByRole('link', { name: 'Pumpkin soup' }).waitFor();
  await cook.getByRole('button', { name: 'Reorder or remove' }).tap();
  await cook.getByRole('button', { name: 'Take Pumpkin soup out' }).tap();
  await cook.getByRole('heading', { name: 'No recipes in it yet' }).waitFor();
  await cook.getByRole('button', { name: 'Undo' }).tap();
  await cook.getByText('Pumpkin soup is back').waitFor();
  await expectGoodInEachLook(cook, 'a cookbook');
});

it('a cookbook is ordered, shared with its recipes and printed by keyboard', async () => {
  const owner = await openSignedIn(await registerByCall('Editor'));
  const token = await tokenOf(owner);
  const ids: string[] = [];
  for (const title of ['Soup', 'Stew', 'Pie'])
    ids.push(await writeByCall(owner, dish(title, 'pumpkin')));
  const { _id } = await call<{ _id: string }>('/cookbooks', { title: 'Sundays' }, { token });
  await call(`/cookbooks/${_id}/recipes`, { recipeIds: ids }, { token });
  const community = newPerson('The Kims').name;
  await call('/households', { name: community }, { token });

  await owner.goto(`/cookbooks/${_id}`);
  await pressFocused(owner, owner.getByRole('button', { name: 'Reorder or remove' }));
  const rows = owner.getByRole('list', { name: 'Recipes in their order' }).getByRole('listitem');
  const moved = owner.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/recipes/'),
  );
  await owner.getByRole('button', { name: 'Move Soup' }).focus();
  await owner.keyboard.press('Alt+ArrowDown');
  await moved;
  expect(await rows.allInnerTexts()).toEqual(['Stew', 'Soup', 'Pie']);
  await owner.reload();
  await owner.getByRole('link', { name: 'Stew' }).waitFor();
  const cards = owner.getByRole('list', { name: 'Recipes of the cookbook' });
  expect(await cards.getByRole('heading').allInnerTexts()).toEqual(['Stew', 'Soup', 'Pie']);

  await pressFocused(owner, owner.getByRole('button', { name: 'Share', exact: true }));
  await owner.getByLabel(community).focus();
  await owner.keyboard.press('Space');
  await pressFocused(owner, owner.getByRole('button', { name: 'Share 3 recipes too' }));
  await owner.getByText('3 recipes are shared').waitFor();
  await expectGoodInEachLook(owner, 'the sharing of a cookbook');
  await owner.keyboard.press('Escape');

  await pressFocused(owner, owner.getByRole('link', { name: 'Print' }));
  await owner.getByRole('navigation', { name: 'Contents' }).waitFor();
  await expectGoodInEachLook(owner, 'a cookbook to print');
  // The cover, the contents, and a page for each recipe.
  expect(await countPrintedPages(owner)).toBe(5);
});

it('a visitor with a link reads the public recipes of a cookbook as a book, and can print it', async () => {
  const owner = await openSignedIn(await registerByCall('Publisher'));
  const token = await tokenOf(owner);
  const open = await writeByCall(owner, dish('Open soup', 'pumpkin'));
  const secret = await writeByCall(owner, dish('Secret stew', 'beef'));
  const sharing = {
    updates: [
      { recipeId: open, sharingSettings: { mode: 'public' }, sharedWith: { saltbush: true } },
    ],
  };
  await call('/recipes/batch-sharing', sharing, { token, method: 'PUT' });
  const { _id } = await call<{ _id: string }>('/cookbooks', { title: 'Open book' }, { token });
  await call(`/cookbooks/${_id}/recipes`, { recipeIds: [open, secret] }, { token });
  const link = await call<{ token: string }>(`/cookbooks/${_id}/links`, {}, { token });

  const visitor = await openPage(phone);
  await visitor.goto(`/cookbooks/${_id}?token=${link.token}`);
  await visitor.getByRole('link', { name: 'Open soup' }).waitFor();
  await visitor.getByRole('link', { name: 'Read or print' }).tap();
  await visitor.getByRole('navigation', { name: 'Contents' }).getByText('Open soup').waitFor();
  await visitor.getByText('500 g pumpkin').waitFor();
  await visitor.getByText('Cook it.').waitFor();
  expect(await visitor.getByText('Secret stew').count()).toBe(0);
  await expectGoodInEachLook(visitor, 'a book for a visitor');
  expect(await countPrintedPages(visitor)).toBe(3);
});

it('Magic Menu chooses dinners from what a saved search finds alone', async () => {
  const cook = await openSignedIn('Menu Searcher', phone);
  const token = await tokenOf(cook);
  const quick = { serves: 4, ingredients: [{ name: 'rice' }], instructions: ['Cook.'] };
  for (const [title, totalMinutes] of [
    ['Quick rice', 20],
    ['Slow roast', 120],
  ] as const)
    await call('/recipes', { ...quick, title, totalMinutes, course: 'dinner' }, { token });
  const query = { match: 'all', of: [{ field: 'minutesAtMost', value: 30 }] };
  await call('/saved-searches', { name: 'Quick dinners', query }, { token });
  await cook.goto('/menu-maker');
  await cook.getByRole('button', { name: 'Magic Menu' }).first().tap();
  const menu = cook.getByRole('dialog', { name: 'Magic Menu' });
  await menu.getByRole('button', { name: 'Change rules' }).tap();
  const rules = cook.getByRole('dialog', { name: 'Magic Menu rules' });
  await rules.getByRole('button', { name: 'Choose for each day' }).waitFor();
  await expectGoodInEachLook(cook, 'the rules of Magic Menu');
  await rules.getByLabel('Choose dinners from').selectOption({ label: 'Quick dinners' });
  await rules.getByRole('button', { name: 'Use these rules' }).tap();
  await menu.getByText(/all from “Quick dinners”/).waitFor();
  await menu.getByRole('heading', { name: 'Quick rice' }).waitFor();
  expect(await menu.getByRole('heading', { name: 'Slow roast' }).count()).toBe(0);
});
