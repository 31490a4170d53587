/** Entries on their way into a plan, and what is said when one is refused. */
import { AppError, type FieldMessage } from '@saltbush/contract/errors';
import type { entryInputSchema } from '@saltbush/contract/plan/meal-plans';
import { mealPlanLimits } from '@saltbush/contract/plan/meal-plans';
import { addDays, weekdays, type Weekday } from '@saltbush/domain/plan/days/week';
import type { RefusalCode } from '@saltbush/domain/plan/sync/operations';
import type * as z from 'zod/mini';
import { say } from '@saltbush/domain/texts/say';
import { newId } from '../../../platform/ids';
import type { PlanChange } from '../sync';
import type { EntryOperation, NewEntry } from './menu-operations';

export type EntryInput = z.output<typeof entryInputSchema>;

export const entriesOfDays = (startDate: string, days: Record<Weekday, EntryInput[]>): NewEntry[] =>
  weekdays.flatMap((day, offset) =>
    days[day].map((entry, index) =>
      newEntry(entry, { date: addDays(startDate, offset), field: `days.${day}.${index}` }),
    ),
  );

export function newEntry(entry: EntryInput, place: { date: string; field: string }): NewEntry {
  const { _id: id = newId(), recipe: recipeId, note, meal, quantity, leftoverOf } = entry;
  return { id, recipeId, note: note || undefined, meal, quantity, leftoverOf, ...place };
}

/** @throws AppError VALIDATION_FAILED naming each entry whose id another entry, or another plan, has */
export function refuseTaken(entries: readonly NewEntry[], taken: ReadonlySet<string>): void {
  const seen = new Set<string>();
  const refused = entries.filter(({ id }) => {
    const isTaken = taken.has(id) || seen.has(id);
    seen.add(id);
    return isTaken;
  });
  if (refused.length > 0) throw refuseFields(refused, '_id', say('This id is taken'));
}

/** For `changePlan`, which says what it refuses by operation. */
export const refuseEntries =
  (sent: readonly EntryOperation[]): PlanChange['refuse'] =>
  (refused) => {
    const messages = refused.flatMap(({ operation, code }) => {
      const field = sent.find((one) => one.operation === operation)?.field;
      return messageOf(field, code);
    });
    return messages.length > 0
      ? new AppError('VALIDATION_FAILED', messages)
      : new AppError('CONFLICT');
  };

function messageOf(field: string | undefined, code: RefusalCode): FieldMessage[] {
  if (field === undefined) return [];
  const at = (name: string) => (field === '' ? name : `${field}.${name}`);
  switch (code) {
    case 'RECIPE_NOT_SHARED': {
      const message = say('This recipe is not shared with the community. Its owner can share it.');
      return [{ field: at('recipe'), message }];
    }
    case 'RECIPE_GONE':
      return [{ field: at('recipe'), message: say('This recipe is no longer there') }];
    case 'INVALID':
      return [{ field: at('_id'), message: say('This id is taken') }];
    case 'FULL': {
      const message = say('A day holds at most {entriesPerDay} entries', {
        entriesPerDay: mealPlanLimits.entriesPerDay,
      });
      return [{ field: 'date', message }];
    }
    default:
      return [];
  }
}

const refuseFields = (entries: readonly NewEntry[], name: string, message: string) =>
  new AppError(
    'VALIDATION_FAILED',
    entries.map(({ field }): FieldMessage => ({ field: `${field}.${name}`, message })),
  );
