/** What comes after the task at hand, with its times; what needs hands looks unlike what cooks by itself. */
import { Trans } from '@lingui/react/macro';
import type { PlannedTask } from '@saltbush/domain/book/cooking-together/cooking-together';
import { excerpt } from '@saltbush/domain/book/cooking/excerpt';
import { formatMinutes } from '@saltbush/domain/recipe/recipes/times';
import { timeText } from '@saltbush/domain/plan/days/clock-text';
import { locale } from '../../../../../locale';
import { waitText, type OfPlan } from './current-task';
import classes from './time-line.module.css';

const longestText = 140;

export function TasksLeft({
  meal,
  plan,
  tasks,
  now,
  timeZone,
}: OfPlan & { tasks: readonly PlannedTask[] }) {
  if (tasks.length === 0) return null;
  return (
    <>
      <h2 className={classes.heading}>
        <Trans>After that</Trans>
      </h2>
      <ol className={classes.tasks}>
        {tasks.map(({ dish, task: index, start }) => {
          const { title, tasks: all } = meal.dishes[dish]!;
          const task = all[index]!;
          return (
            <li key={`${dish} ${index}`} className={classes.task}>
              <span className={classes.time}>{timeText(start, now, timeZone, locale())}</span>
              <span className={classes.what}>
                <span className={classes.dish}>{title}</span>
                {excerpt(task.text, longestText)}
                <span className={classes.spans}>
                  <span className={classes.hands}>
                    <Trans>{formatMinutes(task.handsMinutes)} hands-on</Trans>
                  </span>
                  {task.waitMinutes > 0 && (
                    <span className={classes.wait}>{waitText(task.label, task.waitMinutes)}</span>
                  )}
                </span>
              </span>
            </li>
          );
        })}
        <Eat at={timeText(plan.servingAt, now, timeZone, locale())} />
      </ol>
    </>
  );
}

function Eat({ at }: { at: string }) {
  return (
    <li className={classes.task}>
      <span className={classes.time}>{at}</span>
      <span className={classes.what}>
        <span className={classes.dish}>
          <Trans>Eat</Trans>
        </span>
      </span>
    </li>
  );
}
