/** The week while nothing is known of it: the same rows, so that nothing jumps when it arrives. */
import { Skeleton, VisuallyHidden } from '@mantine/core';
import { weekdays } from '@saltbush/domain/meal-plans/week';
import classes from './menu-board.module.css';

export function BoardSkeleton() {
  return (
    <output className={classes.board}>
      <VisuallyHidden>Loading the week…</VisuallyHidden>
      <div className={classes.week} aria-hidden>
        {weekdays.map((day) => (
          <Skeleton key={day} className={classes.skeletonDay} radius="lg" />
        ))}
      </div>
    </output>
  );
}
