import { expect, it } from 'vitest';
import { signIn } from './pages/accounts';
import { chooseMore, writeRecipe } from './pages/recipes';
import { listInSaltbush, makeLinkFor, openSharing } from './pages/sharing';
import { openSignedIn, openPage, phone, shareBrowser } from './setup/browser';
import { expectGoodWithLargeText } from './setup/inspect';
import { newPerson, registerByCall, type Person } from './setup/people';

shareBrowser();

const join = (name: string): Promise<Person> => registerByCall(name);

const damper = (title: string) => ({
  title,
  ingredientLines: ['3 cups self-raising flour', '50 g butter'],
  steps: ['Rub the butter into the flour.', 'Bake for 30 minutes.'],
});

type Page = Awaited<ReturnType<typeof openPage>>;

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

it('a private recipe opens only by its link, and is saved after login', async () => {
  const owner = await openSignedIn(await join('Owner'));
  await writeRecipe(owner, damper('Secret damper'));
  const id = new URL(owner.url()).pathname.split('/').at(-1)!;
  const guest = await join('Guest');
  const link = new URL(await makeLinkFor(owner, guest.email));
  const linked = link.pathname + link.search;

  // Without the link: a visitor is asked to sign in, someone else gets an error.
  const visitor = await openPage(phone);
  await visitor.goto(`/shared-recipe/${id}`);
  await visitor.getByRole('heading', { name: /This recipe is private/ }).waitFor();
  await visitor.getByRole('link', { name: 'Sign in', exact: true }).waitFor();
  const stranger = await openSignedIn(await join('Stranger'));
  await stranger.goto(`/recipe/${id}`);
  await stranger.getByRole('heading', { name: /This recipe is private/ }).waitFor();
  await stranger.getByRole('link', { name: 'Go to my recipes' }).waitFor();

  // With it: anyone can read and scale the recipe, and save it after login.
  await visitor.goto(linked);
  await heading(visitor, 'Secret damper').waitFor();
  await visitor.getByRole('button', { name: 'More serves' }).click();
  await visitor.getByText('62.5 g').first().waitFor();
  await visitor.getByRole('link', { name: 'Save to my recipes' }).click();
  await signIn(visitor, guest);
  await visitor.waitForURL('**/my-recipes');
  await visitor.getByText('Recipe saved!').waitFor();
  await visitor.getByRole('link', { name: 'Secret damper' }).click();
  await heading(visitor, 'Secret damper').waitFor();
  await visitor.getByRole('button', { name: 'Saved: remove from my recipes' }).waitFor();

  // The owner sees that it was opened, and turns it off.
  await openSharing(owner);
  const links = owner.getByRole('list', { name: 'Links for one person' });
  await links.getByText(/Opened/).waitFor();
  await links.getByRole('button', { name: /Turn off/ }).click();
  await owner.getByRole('button', { name: 'Turn link off' }).click();
  await links.waitFor({ state: 'detached' });
  await stranger.goto(linked);
  await stranger.getByRole('heading', { name: 'This link has ended' }).waitFor();
});

it('a public recipe is found and rated by keyboard, and its owner sees the average', async () => {
  const title = `Listed damper ${newPerson('x').name.slice(-8)}`;
  const owner = await openSignedIn(await join('Lister'));
  await writeRecipe(owner, damper(title));
  const path = new URL(owner.url()).pathname;
  await listInSaltbush(owner);

  const cook = await openSignedIn(await join('Reviewer'));
  await cook.goto('/browse');
  await cook.getByRole('searchbox').fill(title);
  await cook.getByRole('link', { name: title }).click();
  await heading(cook, title).waitFor();
  await cook.getByRole('link', { name: 'No ratings' }).click();
  await cook.getByRole('radio', { name: '1 star' }).focus();
  for (let stars = 1; stars < 4; stars += 1) await cook.keyboard.press('ArrowRight');
  await cook.getByLabel('Your review (optional)').fill('Better with golden syrup.');
  await cook.getByRole('button', { name: 'Save rating' }).click();
  await cook.getByRole('region', { name: 'Your review' }).getByText('4 of 5 stars').waitFor();

  await owner.goto(path);
  await owner.getByRole('link', { name: '4 of 5, 1 rating' }).click();
  await owner.getByText('Better with golden syrup.').waitFor();
});

it('an earlier version is shown and restored, and that is undone', async () => {
  const page = await openSignedIn(await join('Historian'), phone);
  await writeRecipe(page, damper('First damper'));
  await chooseMore(page, 'Edit');
  await page.getByLabel('Title').fill('Second damper');
  await page.getByRole('button', { name: 'Save recipe' }).click();
  await heading(page, 'Second damper').waitFor();

  await chooseMore(page, 'History');
  await heading(page, 'History').waitFor();
  const versions = page.getByRole('list', { name: 'Versions, newest first' });
  await versions.getByText('First damper').waitFor();
  await expectGoodWithLargeText(page, 'history');
  await page.getByRole('button', { name: /^Show recipe/ }).click();
  await page.getByRole('heading', { level: 3, name: 'First damper' }).waitFor();
  await page.getByRole('button', { name: /^Restore/ }).click();
  await page.getByText('The earlier version is back').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('The recipe is as it was').waitFor();
  await page.getByRole('link', { name: 'Back' }).click();
  await heading(page, 'Second damper').waitFor();
});

it('a recipe is printed without controls and navigation', async () => {
  const page = await openSignedIn(await join('Printer'));
  await writeRecipe(page, damper('Paper damper'));
  await page.getByRole('button', { name: 'More serves' }).click();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await page.getByText('Serves 5 (written for 4)').isVisible()).toBe(true);
  expect(await page.getByText('62.5 g').first().isVisible()).toBe(true);
  for (const role of ['button', 'navigation', 'banner'] as const) {
    const shown = await page.getByRole(role).filter({ visible: true }).allTextContents();
    expect(
      shown.filter((text) => !/minutes/.test(text)),
      role,
    ).toEqual([]);
  }
  const ink = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return [color, backgroundColor];
  });
  expect(ink).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
});
