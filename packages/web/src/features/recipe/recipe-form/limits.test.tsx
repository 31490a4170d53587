import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { imagesRoutes, maxImageBytes } from '@saltbush/contract/recipe/images';
import { recipeLimits, recipesRoutes, type RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { answer, type Answer } from '../../../testing/fake-api';
import { laksa } from '../../../testing/recipes';
import { renderPage, screen } from '../../../testing/render';
import { EditRecipePage } from './edit-recipe-page';

const open = (recipe: Partial<RecipeOnWire> = {}, ...api: Answer[]) =>
  renderPage(EditRecipePage, {
    at: `/recipes/${laksa._id}/edit`,
    path: '/recipes/$id/edit',
    api: [answer(recipesRoutes.get, { ...laksa, ...recipe }), ...api],
  });

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const fill = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const save = () => screen.getByRole('button', { name: 'Save recipe' });
const long = (length: number) => 'a'.repeat(length);

test.each([
  ['Title', recipeLimits.title],
  ['Notes', recipeLimits.notes],
  ['Cuisine', recipeLimits.cuisine],
  ['Ingredient 1', recipeLimits.ingredientName],
  ['Step 1', recipeLimits.text],
])(
  'the field %s counts down near %d, says what is too much, and loses nothing',
  async (name, most) => {
    const { person, api } = await open();
    const limit = `${most.toLocaleString('en-AU')} characters`;
    await field('Title');
    await person.click(screen.getByRole('heading', { name: 'Details' }));
    const typed = await field(name);
    expect(screen.queryByText(/characters left/)).toBeNull();
    await fill(name, long(most - 1));
    await screen.findByText(`1 of ${limit} left`);
    await fill(name, long(most + 1));
    await screen.findByText(`Please use at most ${limit}: 1 too many`);
    expect(typed.getAttribute('aria-invalid')).toBe('true');
    await person.click(save());
    await expect.poll(() => document.activeElement).toBe(typed);
    expect(typed.value).toBe(long(most + 1));
    expect(api.requestsTo(recipesRoutes.update)).toHaveLength(0);
    await fill(name, long(most));
    expect(screen.queryByText(/too many/)).toBeNull();
  },
);

test.each([
  ['ingredients', 0],
  ['steps', 1],
])('a heading of %s that is too long says so where it stands', async (_list, at) => {
  const { person, api } = await open();
  await field('Title');
  const heading = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Heading' })[at]!;
  fireEvent.change(heading, { target: { value: long(recipeLimits.section + 1) } });
  await screen.findByText('Please use at most 200 characters: 1 too many');
  await person.click(save());
  await expect.poll(() => document.activeElement).toBe(heading);
  expect(api.requestsTo(recipesRoutes.update)).toHaveLength(0);
});

test.each<[string, Partial<RecipeOnWire>, string]>([
  [
    'tags',
    { tags: Array.from({ length: 31 }, (_, n) => `Tag ${n}`) },
    'Please use at most 30 tags',
  ],
  ['letters in a tag', { tags: [long(51)] }, 'Please use at most 50 characters for each tag'],
])('the form keeps too many %s, and counts them', async (_what, recipe, words) => {
  const { person, api } = await open(recipe);
  await field('Title');
  await person.click(save());
  await screen.findByText(words);
  expect(api.requestsTo(recipesRoutes.update)).toHaveLength(0);
});

test('a picture that is too large is refused by the form before it is sent', async () => {
  const { person, api } = await open();
  await field('Title');
  const image = new File(['x'], 'huge.png', { type: 'image/png' });
  Object.defineProperty(image, 'size', { value: maxImageBytes + 1 });
  await person.upload(screen.getByLabelText(/^(Change|Add a) picture$/), image);
  await screen.findByText('This picture is larger than 15 MB. Please choose a smaller one.');
  expect(api.requestsTo(imagesRoutes.upload)).toHaveLength(0);
});
