/** Keeping the page a recipe was read from: packed, bounded, and only for who asked. */
import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Authorized } from '../../platform/authorized';
import type { Db } from '../../platform/db/connect';
import { prepared } from '../../platform/db/prepared';
import { newId } from '../../platform/ids';
import { importEvidence } from './recipe-import.tables';
import type { Origins } from './origins';

/** Long enough for a form that lay open over a weekend day. */
const waitingMs = 2 * 24 * 60 * 60 * 1000;
/** More than one list of addresses: what a person reads without saving does not fill the house. */
const mostWaiting = 60;
/** Packed; a page of 5 MB packs to less, unless it is full of pictures. */
const mostBytes = 1_000_000;
const mostUnpacked = 8_000_000;

export interface FoundPage {
  url: string | undefined;
  html: string;
  origins: Origins;
}

/** @returns its id, for the recipe to claim */
export async function keepEvidence(
  db: Db,
  { userId, found, now }: { userId: string; found: FoundPage; now: Date },
): Promise<string> {
  const packed = await promisify(gzip)(found.html);
  const id = newId();
  await db.transaction(async (tx) => {
    await tx.insert(importEvidence).values({
      id,
      userId,
      // PostgreSQL keeps no NUL, and a stranger may write one.
      url: found.url?.replaceAll('\0', ''),
      fetchedAt: now,
      page: packed.length <= mostBytes ? packed : null,
      origins: withoutNul(found.origins),
    });
    await sweepWaiting(tx, { userId, now });
  });
  return id;
}

/**
 * From now on the evidence belongs to the recipe. What is someone else's, claimed, or swept is left
 * alone: a recipe is saved with or without it.
 */
export async function claimEvidence(
  db: Db,
  { evidenceId, userId, recipeId }: { evidenceId: string; userId: string; recipeId: string },
): Promise<void> {
  await db
    .update(importEvidence)
    .set({ recipeId })
    .where(
      and(
        eq(importEvidence.id, evidenceId),
        eq(importEvidence.userId, userId),
        isNull(importEvidence.recipeId),
      ),
    );
}

/** Without the page, which is large. */
export async function findEvidence(db: Db, recipe: Authorized<{ id: string }>) {
  const [evidence] = await evidenceOf(db).execute({ recipeId: recipe.id });
  return evidence;
}

/** The kept page's HTML, for reading its text. It must never be sent as HTML: it is a stranger's. */
export async function findPage(
  db: Db,
  recipe: Authorized<{ id: string }>,
): Promise<string | undefined> {
  const [kept] = await db
    .select({ page: importEvidence.page })
    .from(importEvidence)
    .where(eq(importEvidence.recipeId, recipe.id));
  if (!kept?.page) return undefined;
  return (await promisify(gunzip)(kept.page, { maxOutputLength: mostUnpacked })).toString('utf8');
}

async function sweepWaiting(db: Db, { userId, now }: { userId: string; now: Date }): Promise<void> {
  const isWaiting = isNull(importEvidence.recipeId);
  const tooOld = new Date(now.getTime() - waitingMs);
  await db.delete(importEvidence).where(and(isWaiting, lt(importEvidence.fetchedAt, tooOld)));
  const beyond = db
    .select({ id: importEvidence.id })
    .from(importEvidence)
    .where(and(isWaiting, eq(importEvidence.userId, userId)))
    .orderBy(desc(importEvidence.fetchedAt))
    .offset(mostWaiting);
  await db.delete(importEvidence).where(inArray(importEvidence.id, beyond));
}

function withoutNul(origins: Origins): Origins {
  return JSON.parse(JSON.stringify(origins).replaceAll('\\u0000', '')) as Origins;
}

const evidenceOf = prepared((db) =>
  db
    .select({
      url: importEvidence.url,
      fetchedAt: importEvidence.fetchedAt,
      hasPage: sql<boolean>`${importEvidence.page} is not null`,
      origins: importEvidence.origins,
    })
    .from(importEvidence)
    .where(eq(importEvidence.recipeId, sql.placeholder('recipeId')))
    .prepare('evidence_of_recipe'),
);
