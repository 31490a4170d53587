import type { Db } from '../../../platform/db/connect';
import { countReported } from './reports.store';
import { countReportedReviews } from './review-reports.store';

/** How many recipes, and reviews with comments, have open reports. */
export async function countReports(
  db: Db,
): Promise<{ reportedRecipes: number; reportedReviews: number }> {
  const [reportedRecipes, reportedReviews] = await Promise.all([
    countReported(db),
    countReportedReviews(db),
  ]);
  return { reportedRecipes, reportedReviews };
}
