/**
 * Small jobs that were done, as they are stored and synchronised (`rows.ts`). Which jobs there are follows from the meals
 * and their recipes (`plan/small-jobs`); which meal and job it is, is in the id and never changes.
 */
import type { PlainDate } from '../days/week';

export interface SmallJobRow {
  /** The Monday of the meal, when the job was ticked. */
  week: PlainDate;
  /** Absent: not done. */
  isDone?: boolean;
}

/** Which job of which meal. */
export interface SmallJobSubject {
  mealId: string;
  /** Of the job in its recipe: "thaw.beef-mince". */
  key: string;
}

/** @example smallJobId({ mealId: 'm', key: 'thaw.beef-mince' }) // 'm.thaw.beef-mince' */
export const smallJobId = ({ mealId, key }: SmallJobSubject): string => `${mealId}.${key}`;

export const smallJobLimits = {
  key: 120,
  /** Of a week: more than thirty meals a day have. */
  doneOfWeek: 400,
} as const;
