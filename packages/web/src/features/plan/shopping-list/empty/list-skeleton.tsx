/** Loading skeleton of the list: headings and rows in their real height. */
import { Trans } from '@lingui/react/macro';
import { Skeleton, VisuallyHidden } from '@mantine/core';
import classes from './list-skeleton.module.css';

const rowsOfAisles = [3, 2, 3];

export function ListSkeleton() {
  return (
    <output className={classes.skeleton}>
      <VisuallyHidden>
        <Trans>Loading the list…</Trans>
      </VisuallyHidden>
      <div aria-hidden>
        {rowsOfAisles.map((rows, aisle) => (
          <div key={aisle}>
            <div className={classes.head}>
              <Skeleton height={16} width={120} />
            </div>
            {Array.from({ length: rows }, (_, row) => (
              <div key={row} className={classes.row}>
                <Skeleton height={26} width={26} radius="sm" />
                <Skeleton height={16} width={`${70 - 12 * row}%`} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </output>
  );
}
