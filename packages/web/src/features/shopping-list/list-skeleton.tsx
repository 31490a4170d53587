/** Loading skeleton of the list. */
import { Skeleton, VisuallyHidden } from '@mantine/core';
import classes from './shopping-list.module.css';
import { useColumns } from './aisles/use-columns';

const heights = [280, 220, 340];

export function ListSkeleton() {
  const columns = useColumns();
  return (
    <output>
      <VisuallyHidden>Loading the list…</VisuallyHidden>
      <div className={classes.columns} aria-hidden>
        {Array.from({ length: columns }, (_, column) => (
          <div key={column} className={classes.column}>
            {heights.map((height) => (
              <Skeleton key={height} height={height} radius="lg" mb="md" />
            ))}
          </div>
        ))}
      </div>
    </output>
  );
}
