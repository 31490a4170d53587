/**
 * /shared-recipe/:id and /recipe/:id as a visitor's browser, or a chat's preview, first asks for them.
 * The answer is the app's own page; for a recipe that the visitor may read, its head has a preview and the recipe
 * as data, for search engines and for programs that import recipes.
 */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { idSchema } from '@saltbush/contract/schemas/fields';
import { imageIdOf, imageUrl } from '@saltbush/contract/recipe/image-address';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { shareTokenSchema } from '@saltbush/contract/recipe/sharing/sharing-fields';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../deps';
import type { BuiltPageReader } from '../../../platform/http/web-pages/read-built-page';
import { inLanguageOfPage } from '../../../platform/http/languages/answer-in-language';
import { digestOf } from '../../../platform/secrets';
import { readRecipe } from '../recipes';
import { recipeData } from './recipe-data';
import { firstWords, withPreview, type Preview } from './page-preview';
import { findLinkedRecipeId, isEndedLink } from '../../access/recipe-access';

const requestSchema = z.object({
  params: z.object({ id: idSchema }),
  query: z.object({ token: z.optional(shareTokenSchema) }),
});

/** @param readPage the app's page, as built */
export function serveSharedPages(
  app: FastifyInstance,
  deps: Deps,
  readPage: BuiltPageReader,
): void {
  for (const path of ['/shared-recipe', '/recipe']) {
    app.get(`${path}/:id`, async (request, reply) => {
      const { params, query } = request;
      const parsed = parseInput(requestSchema, { params, query });
      const page = readPage(request, reply);
      const preview = parsed.success
        ? await inLanguageOfPage(reply, () =>
            previewOf(deps, path, parsed.data.params.id, parsed.data.query.token),
          )
        : undefined;
      const isOver =
        preview === undefined &&
        parsed.success &&
        parsed.data.query.token !== undefined &&
        (await isEndedLink(deps.database.db, digestOf(parsed.data.query.token)));
      return reply
        .code(isOver ? 404 : 200)
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(preview ? withPreview(page, preview) : page);
    });
  }
}

async function previewOf(
  { database: { db }, config }: Deps,
  path: string,
  id: string,
  token: string | undefined,
): Promise<Preview | undefined> {
  const recipe = await readRecipe(db, id);
  if (!recipe) return undefined;
  const isPublic = recipe.sharingSettings.mode === 'public';
  const isOpened =
    token !== undefined && (await findLinkedRecipeId(db, digestOf(token), config)) === recipe._id;
  if (!isPublic && !isOpened) return undefined;
  const { publicUrl } = config;
  return {
    title: recipe.title,
    description: describe(recipe),
    url: `${publicUrl}${path}/${id}`,
    imageUrl: recipe.imageUrl && publicUrl + largest(recipe.imageUrl),
    isForSearch: isPublic && token === undefined,
    canonicalUrl: `${publicUrl}/recipe/${id}`,
    data: recipeData(recipe, publicUrl),
  };
}

function describe({ description, ingredients, owner }: RecipeOnWire): string {
  if (description) return firstWords(description);
  const foods = ingredients.map(({ name }) => name).join(', ');
  return firstWords(
    foods
      ? say('With {foods}', { foods })
      : say('A recipe of {username}', { username: owner.username }),
  );
}

const largest = (url: string): string => imageUrl(imageIdOf(url)!, 1200);
