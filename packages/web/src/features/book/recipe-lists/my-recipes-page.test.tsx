import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { recipesRoutes, type RecipeCard } from '@saltbush/contract/recipe/recipes';
import { subRecipesRoutes } from '@saltbush/contract/recipe/sub-recipes';
import { answer, type Answer } from '../../../testing/fake-api';
import { cardOf, laksa, recipeId } from '../../../testing/recipes';
import { renderPage, screen } from '../../../testing/render';
import { MyRecipesPage } from './my-recipes-page';

/** A book of so many recipes, as the server pages it. */
const book = (cards: RecipeCard[]) =>
  answer(recipeListsRoutes.listMyRecipes, ({ query: { page, limit } }) => ({
    recipes: cards.slice((page - 1) * limit, page * limit),
    total: cards.length,
    page,
    limit,
    hasMore: page * limit < cards.length,
  }));
const cards = (count: number) =>
  Array.from({ length: count }, (_, n) => cardOf(n, { tags: ['Quick', 'Soup'] }));
const open = (...api: Answer[]) => renderPage(MyRecipesPage, { at: '/my-recipes', api });

const grid = () => screen.findByRole('list', { name: 'My recipes' });
const titles = async () =>
  within(await grid())
    .getAllByRole('heading')
    .map((heading) => heading.textContent);

describe('the recipe book', () => {
  test('the recipe book shows picture, title, time, serves and up to three tags', async () => {
    const imageUrl = `/images/${recipeId(7)}/800.webp`;
    const card = { title: 'Laksa', totalMinutes: 95, tags: ['A', 'B', 'C', 'D'], imageUrl };
    await open(book([cardOf(1, card)]));
    const [item] = within(await grid()).getAllByRole('listitem');
    expect(item!.textContent).toBe('Laksa1 h 35 minServes 4ABC');
    expect(item!.querySelector('img')!.srcset).toContain('/400.webp 400w');
    expect(within(item!).getByRole('link', { name: 'Laksa' }).getAttribute('href')).toBe(
      `/recipes/${recipeId(1)}`,
    );
    expect(screen.getByText('1 recipe')).toBeTruthy();
  });

  test('an empty recipe book says what to do next', async () => {
    await open(book([]));
    await screen.findByRole('heading', { name: 'Your recipe book is empty' });
    expect(screen.getByRole('link', { name: 'Write a recipe' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Import from a web page' })).toBeTruthy();
  });

  test('a recipe book that cannot be loaded offers another try', async () => {
    let isDown = true;
    const { person } = await open(
      answer(recipeListsRoutes.listMyRecipes, () =>
        isDown
          ? new AppError('FORBIDDEN')
          : { recipes: [cardOf(1)], total: 1, page: 1, limit: 12, hasMore: false },
      ),
    );
    await screen.findByRole('alert');
    isDown = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await titles()).toEqual(['Recipe 1']);
  });
});

describe('showing more', () => {
  test('the button for more recipes keeps the focus, and gives it to the first new card at the end', async () => {
    const { person } = await open(book(cards(30)));
    const more = await screen.findByRole('button', { name: 'Show more' });
    await person.click(more);
    await screen.findByText('Recipe 23');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.getByText(/24 of 30 shown/)).toBeTruthy();
    await person.keyboard('{Enter}');
    await screen.findByText('Recipe 29');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Recipe 24');
  });

  test('a recipe is shown once, when one added meanwhile moves it to the next page', async () => {
    const all = cards(13);
    const { person } = await open(
      answer(recipeListsRoutes.listMyRecipes, ({ query: { page } }) => ({
        recipes: page === 1 ? all.slice(0, 12) : all.slice(11),
        total: 13,
        page,
        limit: 12,
        hasMore: page === 1,
      })),
    );
    await person.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByText('Recipe 12');
    expect(await titles()).toHaveLength(13);
  });
});

describe('deleting from the card', () => {
  const deleteRecipe = async (person: Awaited<ReturnType<typeof open>>['person']) => {
    await person.click(await screen.findByRole('button', { name: 'More for Recipe 1' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  };

  test('a recipe deleted from its card can be brought back', async () => {
    let isDeleted = false;
    const all = cards(3);
    const { person } = await open(
      answer(recipeListsRoutes.listMyRecipes, () => {
        const recipes = isDeleted ? all.filter((card) => card.title !== 'Recipe 1') : all;
        return { recipes, total: recipes.length, page: 1, limit: 12, hasMore: false };
      }),
      answer(recipesRoutes.remove, () => {
        isDeleted = true;
        return undefined;
      }),
      answer(recipesRoutes.restore, () => {
        isDeleted = false;
        return laksa;
      }),
    );
    await deleteRecipe(person);
    await screen.findByText('Recipe deleted');
    expect(await titles()).toEqual(['Recipe 0', 'Recipe 2']);
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Recipe is back');
    expect(await titles()).toEqual(['Recipe 0', 'Recipe 1', 'Recipe 2']);
  });

  test('the deletion of a recipe names the recipes that it was an ingredient of', async () => {
    const { person } = await open(
      book(cards(3)),
      answer(recipesRoutes.remove, undefined),
      answer(subRecipesRoutes.listUses, {
        recipes: [{ _id: recipeId(90), title: 'Lasagne' }],
      }),
    );
    await deleteRecipe(person);
    await screen.findByText('Recipe 1. It was used in Lasagne, where its line stays as text');
    screen.getByRole('button', { name: 'Undo' });
  });

  test('a refused deletion brings the card back and says why', async () => {
    const { person } = await open(
      book(cards(3)),
      answer(recipesRoutes.remove, new AppError('SERVER_UNREACHABLE')),
    );
    await deleteRecipe(person);
    await screen.findByText(/Unable to connect to the server/);
    expect(await titles()).toEqual(['Recipe 0', 'Recipe 1', 'Recipe 2']);
  });
});
