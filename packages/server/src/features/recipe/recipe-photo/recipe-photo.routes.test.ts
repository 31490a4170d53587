import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recipePhotoRoutes } from '@saltbush/contract/recipe/recipe-photo';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { createTestUsers, type TestUsers } from '../../../testing/test-users';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { renderedPhoto } from '../../../testing/rendered-photo';

const { describeReader, extractRecipe } = recipePhotoRoutes;

// A busy machine needs its time to recognise a page.
let testApp: TestApp;
let people: TestUsers;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
});
afterAll(() => testApp.close());

const jpeg = async (page: string, quarterTurns = 0): Promise<Blob> => {
  const photo = await renderedPhoto(page);
  const bytes = await photo
    .rotate(quarterTurns * 90)
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
};
const list = () =>
  jpeg('# Pancakes\n\nServes 4\n\nIngredients\n2 cups plain flour\n½ cup milk\n3 eggs');
const method = () => jpeg('Method\n\nWhisk all of it together.\n\nCook in hot butter.', 1);
const read = (files: Blob[], person: Pick<TestUsers['priya'], 'ask'> = people.priya) =>
  person.ask(extractRecipe, { files });

test('photos in their order become one draft, which can be saved', async () => {
  const { status, body } = await read([await list(), await method()]);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    title: 'Pancakes',
    serves: 4,
    ingredientLines: ['2 cups plain flour', '½ cup milk', '3 eggs'],
    instructions: ['Whisk all of it together.', 'Cook in hot butter.'],
    quarterTurns: [0, 3],
    isVisionMissing: false,
  });
  expect((await people.priya.ask(recipesRoutes.create, { body })).status).toBe(200);
  const places = (body.lines ?? []).map(({ photo, text }) => `${photo}: ${text}`);
  expect(places).toEqual(
    expect.arrayContaining(['0: ½ cup milk', '0: 3 eggs', '1: Cook in hot butter.']),
  );
});

test('the reader of photos is described to the signed-in', async () => {
  expect((await people.priya.ask(describeReader)).body).toEqual({ isVisionSetUp: false });
  expect((await people.visitor.ask(describeReader)).error.code).toBe('NOT_SIGNED_IN');
});

describe('refusing to read', () => {
  test('a visitor with photos to read is asked to sign in', async () => {
    const { status, error } = await read([await list()], people.visitor);
    expect([status, error.code]).toEqual([401, 'NOT_SIGNED_IN']);
  });

  test('a photo without a recipe is refused, but not without its text', async () => {
    const { status, error } = await read([await jpeg('Happy birthday')]);
    expect([status, error.code, error.text]).toEqual([422, 'NO_RECIPE_IN_PHOTO', 'Happy birthday']);
  });

  test('a text file that claims to be a photo is refused', async () => {
    const { status, error } = await read([new Blob(['2 eggs'], { type: 'image/jpeg' })]);
    expect([status, error.code]).toEqual([415, 'IMAGE_UNREADABLE']);
  });

  test('more than six photos of a recipe are refused', async () => {
    const photo = await jpeg('Soup');
    const { status, error } = await read(Array.from({ length: 7 }, () => photo));
    expect([status, error.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  test.each([
    ['a file', 1, 15 * 1024 * 1024 + 1],
    ['all files together', 4, 12 * 1024 * 1024],
  ])('photos with %s beyond the limit are refused', async (_what, count, bytes) => {
    const file = new Blob([new Uint8Array(bytes)]);
    const { status, error } = await read(Array.from({ length: count }, () => file));
    expect([status, error.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  test('a reading without a photo is refused', async () => {
    const { status, error } = await read([]);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(['VALIDATION_FAILED', 'MALFORMED_REQUEST']).toContain(error.code);
  });
});

describe('with a vision endpoint', () => {
  let endpoint: Server;
  let seeing: TestApp;
  let person: TestUsers['priya'];
  let answer: { status: number; content: string };
  let asked: string[] = [];
  beforeAll(async () => {
    endpoint = createServer((request, response) => {
      void text(request).then((body) => {
        asked.push(body);
        response.writeHead(answer.status, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ choices: [{ message: { content: answer.content } }] }));
      });
    });
    await new Promise<void>((listening) => endpoint.listen(0, '127.0.0.1', listening));
    const url = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/v1`;
    seeing = await openTestApp({ logLevel: 'silent', vision: { url, key: 'k', model: 'eyes-1' } });
    person = (await createTestUsers(seeing.app)).priya;
  });
  afterAll(async () => {
    await seeing.close();
    endpoint.closeAllConnections();
    endpoint.close();
  });

  test('a vision endpoint reads, and sees the photo without its notes', async () => {
    asked = [];
    answer = { status: 200, content: 'Toast\n\nIngredients\n1 slice bread\n\nMethod\nToast it.' };
    const { body } = await read([await jpeg('Scrawl')], person);
    expect(body).toMatchObject({ title: 'Toast', isVisionMissing: false, quarterTurns: [0] });
    expect(asked[0]).toContain('data:image/jpeg;base64,');
    expect((await person.ask(describeReader)).body).toEqual({ isVisionSetUp: true });
  });

  test('a photo is read without the vision endpoint, and says so, when that fails', async () => {
    answer = { status: 500, content: '' };
    const { body } = await read([await list()], person);
    expect(body).toMatchObject({ title: 'Pancakes', isVisionMissing: true });
  });

  test('a photo is read without the vision endpoint when that finds nothing', async () => {
    answer = { status: 200, content: 'NONE' };
    const { body } = await read([await list()], person);
    expect(body).toMatchObject({ title: 'Pancakes', isVisionMissing: false });
  });
});
