/** Lines that are not to be bought now, folded: staples, items for another store. */
import { Button, UnstyledButton } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useId, useState } from 'react';
import type { LedgerLine } from '@saltbush/domain/shopping-list/ledger/ledger';
import classes from './folded-lines.module.css';

export interface FoldedLinesProps {
  /** "Always have it": the number of lines stands behind it. */
  title: string;
  lines: readonly LedgerLine[];
  /** "Put it back on the list" */
  actionLabel: string;
  onAction: (line: LedgerLine) => void;
}

export function FoldedLines({ title, lines, actionLabel, onAction }: FoldedLinesProps) {
  const [isOpen, setOpen] = useState(false);
  const headingId = useId();
  const linesId = useId();
  return (
    <section className={classes.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.title}>
        <UnstyledButton
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? linesId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {title} ({lines.length})
          <IconChevronDown size={20} stroke={1.75} aria-hidden />
        </UnstyledButton>
      </h2>
      {isOpen && (
        <ul id={linesId} className={classes.lines}>
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
      )}
    </section>
  );
}
