import { createContext } from 'react';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import type { PlannedJob } from '@saltbush/domain/plan/small-jobs/jobs-of-rows';

/** By the day on whose evening they are due; a day without any is not there. */
export type JobsByDay = ReadonlyMap<PlainDate, readonly PlannedJob[]>;

/** Of the days of the plan that is shown. */
export const JobsContext = createContext<JobsByDay>(new Map());
