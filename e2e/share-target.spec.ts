/** What other apps of a phone share with the installed app: the form of the manifest, sent as the phone sends it. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn } from './pages/accounts';
import { untilAppStored } from './pages/device';
import { photographedPage } from './pages/photographed-page';
import { desktop, openPage, openSignedIn, phone, shareBrowser } from './setup/browser';
import { expectGoodInEachLook } from './setup/inspect';
import { newPerson, joinByCall } from './setup/people';

shareBrowser();

const withWorker = { ...phone, serviceWorkers: 'allow' as const };

interface SharedFile {
  name: string;
  type: string;
  /** In base64. */
  content: string;
}

const photo = async (html: string): Promise<SharedFile> => {
  const { name, mimeType: type, buffer } = await photographedPage(html);
  return { name, type, content: buffer.toString('base64') };
};
const fileOf = (name: string, type: string, text: string): SharedFile => ({
  name,
  type,
  content: Buffer.from(text).toString('base64'),
});

/** Sends the form that the manifest describes to the address that it names, as a navigation. */
async function share(
  page: Page,
  texts: Record<string, string>,
  files: SharedFile[] = [],
): Promise<void> {
  const isLeft = page.waitForEvent('framenavigated');
  await page.evaluate(sendForm, [texts, files] as const);
  await isLeft;
}

/** In the browser. */
async function sendForm([texts, files]: readonly [Record<string, string>, SharedFile[]]) {
  const manifest: unknown = await (await fetch('/manifest.webmanifest')).json();
  const { share_target: target } = manifest as {
    share_target: { action: string; method: string; enctype: string };
  };
  const form = document.createElement('form');
  Object.assign(form, target);
  for (const [name, value] of Object.entries(texts)) {
    const input = document.createElement('input');
    form.append(Object.assign(input, { type: 'hidden', name, value }));
  }
  for (const name of ['photos', 'files']) {
    const chosen = new DataTransfer();
    for (const { name: fileName, type, content } of files) {
      if (type.startsWith('image/') !== (name === 'photos')) continue;
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      chosen.items.add(new File([bytes], fileName, { type }));
    }
    const input = document.createElement('input');
    form.append(Object.assign(input, { type: 'file', name, multiple: true, files: chosen.files }));
  }
  document.body.append(form);
  form.submit();
}

const list = `<h1>Pumpkin Damper</h1><p>Serves 6</p><h2>Ingredients</h2>
<p>3 cups self-raising flour<br>1 cup mashed pumpkin</p>`;
const method = '<h2>Method</h2><p>1. Stir in the pumpkin and bake for 40 minutes.</p>';

it('shared photos wait in the photo form, also after a reload, and become a recipe', async () => {
  const photos = [await photo(list), await photo(method)];
  const page = await openSignedIn('Sharer', withWorker);
  await page.goto('/my-recipes');
  await untilAppStored(page);
  await share(page, { title: 'From Tom' }, photos);
  await page.waitForURL('**/my-recipes/import?shared=*');
  await page.getByRole('img', { name: 'Photo 2' }).waitFor();
  await page.reload();
  await page.getByRole('img', { name: 'Photo 2' }).waitFor();
  await expectGoodInEachLook(page, 'shared photos');
  const shared = page.url();
  await page.getByRole('button', { name: 'Read 2 photos' }).click();
  await page.waitForURL('**/my-recipes/new*', { timeout: 90_000 });
  expect(await page.getByLabel('Title').inputValue()).toBe('Pumpkin Damper');
  await page.goto(shared);
  await page.getByText('It’s no longer here').waitFor();
});

it('a file that is shared while signed out waits for the sign-in, and is imported when asked', async () => {
  const person = newPerson('Sharer');
  await joinByCall(person);
  const page = await openPage(withWorker);
  await page.goto('/login');
  await untilAppStored(page);
  const recipe = { '@type': 'Recipe', name: 'Pea soup', recipeIngredient: ['500 g peas'] };
  await share(page, {}, [fileOf('soups.json', 'application/json', JSON.stringify(recipe))]);
  await page.waitForURL('**/login?redirect=*');
  await signIn(page, person);
  await page.waitForURL('**/my-recipes/files?shared=*');
  await page.getByRole('button', { name: 'Import soups.json' }).waitFor();
  await expectGoodInEachLook(page, 'a shared file');
  await page.getByRole('button', { name: 'Import soups.json' }).click();
  await page.getByText('1 recipe imported').waitFor();
});

it('a shared text waits in the box', async () => {
  const page = await openSignedIn('Sharer', withWorker);
  await page.goto('/my-recipes');
  await untilAppStored(page);
  await share(page, { text: 'Damper\n3 cups flour\n1 cup water' });
  await page.waitForURL('**/my-recipes/import?text=*');
  expect(await page.getByLabel('Link or recipe').inputValue()).toContain('3 cups flour');
});

it('a share that comes before the service worker is asked for again', async () => {
  const page = await openSignedIn('Sharer', desktop);
  await page.goto('/my-recipes');
  await share(page, {}, [fileOf('soups.json', 'application/json', '{}')]);
  await page.waitForURL('**/my-recipes/import?shared=missed');
  await page.getByText('Please share it again').waitFor();
});
