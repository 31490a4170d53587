/** One department of the supermarket, or what is done, with its lines. */
import { useId, type ReactNode } from 'react';
import type { ShoppingLineOnWire } from '@saltbush/contract/shopping-list';
import { AisleIcon } from './aisle-icon';
import classes from './aisle-section.module.css';
import { ShoppingLine } from '../line/shopping-line';

export interface AisleSectionProps {
  title: string;
  iconId: string;
  lines: readonly ShoppingLineOnWire[];
  kind?: 'to-buy' | 'at-home' | 'done';
  onTick: (line: ShoppingLineOnWire, isTicked: boolean) => void;
  /** Told where to look after a line was taken apart or joined. Absent: it can't be. */
  onSplit?: (line: string) => void;
  /** What else can be done with a line, behind its arrow. */
  actionsOf?: (line: ShoppingLineOnWire) => ReactNode;
}

export function AisleSection({
  title,
  iconId,
  lines,
  kind = 'to-buy',
  onTick,
  onSplit,
  actionsOf,
}: AisleSectionProps) {
  const headingId = useId();
  return (
    <section className={classes.section} data-kind={kind} aria-labelledby={headingId}>
      <div className={classes.head}>
        <AisleIcon id={iconId} />
        <h2 id={headingId} className={classes.title}>
          {title}
        </h2>
        <span className={classes.count}>
          {lines.length} {lines.length === 1 ? 'line' : 'lines'}
        </span>
      </div>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <ShoppingLine
            key={line.key}
            line={line}
            canTick={kind !== 'at-home'}
            onTick={onTick}
            onSplit={onSplit}
          >
            {actionsOf?.(line)}
          </ShoppingLine>
        ))}
      </ul>
    </section>
  );
}
