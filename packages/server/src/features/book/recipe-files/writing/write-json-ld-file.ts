/**
 * Recipes as JSON-LD: one document with all of them in its graph, or an archive of several where one would be larger
 * than programs read (ours: 96 MB).
 */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { imageUrl } from '@saltbush/contract/recipe/image-address';
import { withoutMarks } from '@saltbush/domain/recipe/formatted-text/plain-text';
import { writeJsonLd } from '@saltbush/recipe-parser/file';
import type { Db } from '../../../../platform/db/connect';
import { recipes } from '../../../../schema/recipes';
import { bytesOfText, partsOf } from '../saltbush-archive/parts';
import type { Export } from './export';
import { allRecipesOf } from './all-recipes';
import type { ZipEntry } from './zip-stream';

/** Of one document in an archive. */
const partBytes = 4_000_000;
/** Of recipes as they are stored; a document has at most ten times as much, of recipes whose steps are single letters. */
const mostInOne = 8_000_000;

/** Whether one document would be too large, by what is stored. */
export async function isForArchive({ deps, ownerId }: Export, most = mostInOne): Promise<boolean> {
  return (await bytesOfRecipes(deps.database.heavy.db, ownerId)) > most;
}

export async function* jsonLdText(request: Export): AsyncGenerator<string> {
  yield head;
  let isFirst = true;
  for await (const text of recipeTexts(request)) {
    yield `${isFirst ? '' : ','}\n${text}`;
    isFirst = false;
  }
  yield tail;
}

/** @param most bytes of a document, unless one recipe has more */
export async function* jsonLdEntries(
  request: Export,
  most: number = partBytes,
): AsyncGenerator<ZipEntry> {
  let number = 0;
  for await (const part of partsOf(withBytes(recipeTexts(request)), most)) {
    if (part.length === 0) continue;
    number += 1;
    yield {
      name: `recipes-${String(number).padStart(4, '0')}.json`,
      content: `${head}\n${part.map(({ text }) => text).join(',\n')}${tail}`,
    };
  }
}

async function* recipeTexts({ deps, ownerId }: Export): AsyncGenerator<string> {
  const { publicUrl } = deps.config;
  for await (const { shown, content, imageId } of allRecipesOf(deps.database.heavy.db, ownerId)) {
    const image = imageId === null ? undefined : `${publicUrl}${imageUrl(imageId, 1200)}`;
    const { createdAt, updatedAt } = shown;
    yield JSON.stringify(writeJsonLd(withoutMarks(content), { createdAt, updatedAt, image }));
  }
}

async function* withBytes(texts: AsyncIterable<string>) {
  for await (const text of texts) yield { text, bytes: bytesOfText(text) };
}

/** Their number counts too: a recipe has dates, an address and a context. */
async function bytesOfRecipes(db: Db, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(100 + octet_length(content_json)), 0)::float8` })
    .from(recipes)
    .where(and(eq(recipes.ownerId, ownerId), isNull(recipes.deletedAt)));
  return row?.bytes ?? 0;
}

const head = '{"@context":"https://schema.org","@graph":[';
const tail = '\n]}\n';
