/** The small jobs of a plan that are due today. */
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import {
  jobsOfRows,
  recipesWithJobs,
  type PlannedJob,
} from '@saltbush/domain/plan/small-jobs/jobs-of-rows';
import type { RowMap } from '@saltbush/domain/plan/rows/rows';
import type { Db } from '../../../platform/db/connect';
import { isReadableByPlanOwner } from '../../access/recipe-access';
import { listRecipeJobs } from './recipe-jobs.store';

/** @param rows of today and the days after (`readDayRows`) */
export async function readDueJobs(
  db: Db,
  { ownerId, rows, today }: { ownerId: string; rows: RowMap; today: PlainDate },
): Promise<PlannedJob[]> {
  const ids = recipesWithJobs(rows, today, today);
  const found = await listRecipeJobs(db, ids, isReadableByPlanOwner(ownerId));
  return jobsOfRows(rows, found, { from: today, to: today, today });
}
