import { Skeleton } from '@mantine/core';
import classes from './deleted-recipes.module.css';

export function DeletedRecipesSkeleton() {
  return (
    <div className={classes.rows} aria-hidden>
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className={classes.row}>
          <Skeleton className={classes.cover} />
          <div>
            <Skeleton height={20} width="70%" />
            <Skeleton height={14} width="50%" mt={8} />
          </div>
        </div>
      ))}
    </div>
  );
}
