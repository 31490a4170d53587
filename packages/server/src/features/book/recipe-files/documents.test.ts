/** PDFs and documents through the import of files: read by the limited process, scans by the reader of photos. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { imagesRoutes } from '@saltbush/contract/recipe/images';
import { recipePhotoRoutes } from '@saltbush/contract/recipe/recipe-photo';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { readFile } from 'node:fs/promises';
import { englishRecipes } from '../../../testing/documents/recipes-in-languages';
import { writtenDocx } from '../../../testing/documents/written-documents';
import { writeRecipe, writeScans, writtenPdf } from '../../../testing/documents/written-pdfs';
import { importFile, itemsOf, sendFile } from '../../../testing/imports';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { createTestUsers, type TestUsers } from '../../../testing/test-users';

let testApp: TestApp;
let people: TestUsers;
beforeAll(async () => {
  testApp = await openTestApp({ logLevel: 'silent' });
  people = await createTestUsers(testApp.app);
});
afterAll(() => testApp.close());

const [pikelets, soup] = englishRecipes as [
  (typeof englishRecipes)[number],
  (typeof englishRecipes)[number],
];

test('a PDF with two recipes is imported, with its lines and steps', async () => {
  const pdf = await writtenPdf((page) => {
    writeRecipe(page, pikelets);
    page.addPage();
    writeRecipe(page, soup, true);
  });
  const done = await importFile(people.priya, pdf);
  expect(done).toMatchObject({ state: 'done', imported: 2, report: { formats: ['PDF'] } });
  const items = await itemsOf(people.priya, done._id);
  expect(items.map(({ title }) => title)).toEqual([pikelets.title, soup.title]);
  const id = items[1]!.recipe!;
  const { body } = await people.priya.ask(recipesRoutes.get, { params: { id } });
  expect(body.instructions).toEqual(soup.steps);
});

test('scanned pages of a PDF become recipes', async () => {
  const done = await importFile(people.priya, await writeScans([pikelets, soup]), 'keep');
  expect(done).toMatchObject({ state: 'done', imported: 2, report: { formats: ['Scanned PDF'] } });
  const items = await itemsOf(people.priya, done._id);
  expect(items.map(({ title }) => title)).toEqual([pikelets.title, soup.title]);
}, 170_000);

test('a scanned PDF without a recipe says so', async () => {
  const letter = {
    ...soup,
    title: 'Dear Ana',
    headings: ['Hello', 'Bye'] as const,
    ingredients: ['How are you?'],
    steps: ['We miss you.'],
  };
  const done = await importFile(people.priya, await writeScans([letter]));
  expect(done).toMatchObject({ state: 'failed', imported: 0 });
  expect(done.report.unreadFiles).toMatchObject([
    { reason: 'We found no recipe on its scanned pages.' },
  ]);
});

test('a Word document is imported once: the second time its recipes are there already', async () => {
  const docx = await writtenDocx([pikelets, soup], 'table');
  expect(await importFile(people.tom, docx)).toMatchObject({ imported: 2, alreadyThere: 0 });
  expect(await importFile(people.tom, docx)).toMatchObject({ imported: 0, alreadyThere: 2 });
});

test('a PDF that is locked with a password is refused in words, in the job and not by an error of the server', async () => {
  const locked = await writtenPdf((page) => writeRecipe(page, pikelets), {
    userPassword: 'secret',
  });
  expect(await importFile(people.priya, locked)).toMatchObject({
    state: 'failed',
    problem: 'This PDF is locked with a password. Save it without one and send it again.',
  });
});

test('a visitor with a PDF is asked to sign in', async () => {
  const { status, error } = await sendFile(people.visitor as never, '%PDF-1.7');
  expect([status, error.code]).toEqual([401, 'NOT_SIGNED_IN']);
});

const heic = async () => {
  const path = '../../../platform/decode-image/fixtures/pikelets.heic';
  const bytes = await readFile(new URL(path, import.meta.url));
  return new Blob([new Uint8Array(bytes)], { type: 'image/heic' });
};

test('a photo of an iPhone is read as a recipe', async () => {
  const { status, body } = await people.priya.ask(recipePhotoRoutes.extractRecipe, {
    files: [await heic()],
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ title: 'Ginger Pikelets' });
  expect(body.ingredientLines).toEqual(expect.arrayContaining(['2 cups plain flour', '3 eggs']));
});

test('a photo of an iPhone is stored as the picture of a recipe', async () => {
  const { status, body } = await people.priya.ask(imagesRoutes.upload, { file: await heic() });
  expect(status).toBe(200);
  expect(body).toMatchObject({ width: 900, height: 1000 });
});
