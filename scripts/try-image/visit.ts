/** One person who registers and stores a recipe with a picture, and looks whether all of it is there. */
import sharp from 'sharp';

export interface Stored {
  api: string;
  token: string;
  recipeId: string;
  imageUrl: string;
}

/** @param api of an instance, up to "/api" */
export async function storeRecipe(api: string, username = 'priya'): Promise<Stored> {
  const email = `${username}@example.com`;
  const account = { username, email, password: 'plum jam for all' };
  const { token } = await ask<{ token: string }>(api, '', '/auth/register', account);
  const picture = sharp({ create: { width: 1300, height: 900, channels: 3, background: 'teal' } });
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(await picture.png().toBuffer())]), 'picture');
  const { imageUrl } = await ask<{ imageUrl: string }>(api, token, '/images', form);
  const recipe = {
    title: 'Plum jam',
    serves: 4,
    ingredients: [{ name: 'plums', amount: '1', unit: 'kg' }],
    instructions: ['Cook the plums.'],
    imageUrl,
  };
  const { _id: recipeId } = await ask<{ _id: string }>(api, token, '/recipes', recipe);
  const stored = { api, token, recipeId, imageUrl };
  await expectStored(stored);
  return stored;
}

/** @throws when the recipe, its picture or the page is not there */
export async function expectStored({ api, token, recipeId, imageUrl }: Stored): Promise<void> {
  const recipe = await ask<{ title: string }>(api, token, `/recipes/${recipeId}`);
  if (recipe.title !== 'Plum jam') throw new Error(`The recipe became "${recipe.title}".`);
  const picture = await fetch(new URL(imageUrl, api));
  const { width } = await sharp(new Uint8Array(await picture.arrayBuffer())).metadata();
  if (width !== 800) throw new Error(`The picture is ${width} pixels wide.`);
  const page = await (await fetch(new URL('/login', api))).text();
  if (!page.includes('<script')) throw new Error('The page has no script.');
}

async function ask<Content>(
  api: string,
  token: string,
  path: string,
  content?: object,
): Promise<Content> {
  const isForm = content instanceof FormData;
  const response = await fetch(api + path, {
    method: content ? 'POST' : 'GET',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(content && !isForm && { 'content-type': 'application/json' }),
    },
    ...(content && { body: isForm ? content : JSON.stringify(content) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
  return JSON.parse(text) as Content;
}
