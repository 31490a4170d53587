/** What a person uses instead of an ingredient. The same twice is once. */
import { and, asc, count, eq, gt, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { lineSchema } from '@saltbush/contract/schemas/fields';
import { substitutionLimits } from '@saltbush/domain/recipe/substitutions/remembered-substitutions';
import { say } from '@saltbush/domain/texts/say';
import { newId } from '../../../../../platform/ids';
import { substitutions } from '../../../../../schema/plan/substitutions';
import { pagesOf, rowsATime } from '../pages';
import { section } from '../section';
import { momentSchema } from '../stored-fields';

type Stored = typeof substitutions.$inferSelect;

export const substitutionsSection = section({
  name: 'substitutions',
  label: say('substitutes for ingredients'),
  item: z.object({
    food: lineSchema(substitutionLimits.food),
    substitute: lineSchema(substitutionLimits.substitute),
    note: z.optional(lineSchema(substitutionLimits.note)),
    createdAt: momentSchema,
  }),
  async *list(db, ownerId) {
    const isTheirs = and(eq(substitutions.ownerId, ownerId), isNull(substitutions.deletedAt));
    const pages = pagesOf<Stored>(rowsATime, (last) =>
      db
        .select()
        .from(substitutions)
        .where(and(isTheirs, last && gt(substitutions.id, last.id)))
        .orderBy(asc(substitutions.id))
        .limit(rowsATime),
    );
    for await (const page of pages) {
      yield* page.map(({ food, substitute, note, createdAt }) => ({
        food,
        substitute,
        note: note ?? undefined,
        createdAt: createdAt.toISOString(),
      }));
    }
  },
  async save(tx, { ownerId }, items) {
    const isTheirs = and(eq(substitutions.ownerId, ownerId), isNull(substitutions.deletedAt));
    let saved = 0;
    for (const { food, substitute, note, createdAt } of items) {
      const isSame = and(eq(substitutions.food, food), eq(substitutions.substitute, substitute));
      const [same] = await tx.select().from(substitutions).where(and(isTheirs, isSame)).limit(1);
      const [all] = await tx.select({ total: count() }).from(substitutions).where(isTheirs);
      if (same || (all?.total ?? 0) >= substitutionLimits.most) continue;
      await tx.insert(substitutions).values({
        id: newId(),
        ownerId,
        food,
        substitute,
        note: note || null,
        createdAt: new Date(createdAt),
      });
      saved += 1;
    }
    return saved;
  },
});
