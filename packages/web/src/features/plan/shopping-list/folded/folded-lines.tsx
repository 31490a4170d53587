/** Lines that are not to be bought now, folded: staples, items for another store. */
import { Button } from '@mantine/core';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import classes from './folded-lines.module.css';
import { FoldedSection } from './folded-section';

export interface FoldedLinesProps {
  /** "Always have it": the number of lines stands behind it. */
  title: string;
  lines: readonly ListLine[];
  /** "Put it back on the list" */
  actionLabel: string;
  onAction: (line: ListLine) => void;
  startsOpen?: boolean;
}

export function FoldedLines({
  title,
  lines,
  actionLabel,
  onAction,
  startsOpen = false,
}: FoldedLinesProps) {
  return (
    <FoldedSection title={`${title} (${lines.length})`} look="dashed" startsOpen={startsOpen}>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <li key={line.key} className={classes.line}>
            <span className={classes.text}>
              <span className={classes.name}>{line.name}</span>
              <span className={classes.amount}>{line.text}</span>
            </span>
            <Button
              variant="default"
              aria-label={`${actionLabel}: ${line.name}`}
              onClick={() => onAction(line)}
            >
              {actionLabel}
            </Button>
          </li>
        ))}
      </ul>
    </FoldedSection>
  );
}
