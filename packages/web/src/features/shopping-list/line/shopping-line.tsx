/** One line to buy: a wide target to tick, and behind the arrow who asked for it and why so much. */
import { UnstyledButton } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useId, useState, type ReactNode } from 'react';
import type { ShoppingLineOnWire } from '@saltbush/contract/shopping-list';
import { LineParts } from './line-parts';
import classes from './shopping-line.module.css';

export interface ShoppingLineProps {
  line: ShoppingLineOnWire;
  canTick: boolean;
  onTick: (line: ShoppingLineOnWire, isTicked: boolean) => void;
  onSplit?: ((line: string) => void) | undefined;
  /** What else can be done with it, behind the arrow. */
  children?: ReactNode;
}

export function ShoppingLine({ line, canTick, onTick, onSplit, children }: ShoppingLineProps) {
  const [isOpen, setOpen] = useState(false);
  const partsId = useId();
  const words = <LineWords line={line} />;
  return (
    <li className={classes.line} data-ticked={line.isTicked || undefined}>
      <div className={classes.row}>
        {canTick ? (
          <label className={classes.label}>
            <input
              type="checkbox"
              className={classes.box}
              data-line={line.key}
              checked={line.isTicked}
              onChange={(event) => onTick(line, event.target.checked)}
            />
            {words}
          </label>
        ) : (
          <div className={classes.label}>{words}</div>
        )}
        <UnstyledButton
          className={classes.open}
          aria-expanded={isOpen}
          aria-controls={isOpen ? partsId : undefined}
          aria-label={`Who needs ${line.name}?`}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronDown size={20} stroke={1.75} aria-hidden />
        </UnstyledButton>
      </div>
      {isOpen && (
        <LineParts id={partsId} line={line} onSplit={onSplit}>
          {children}
        </LineParts>
      )}
    </li>
  );
}

function LineWords({ line }: { line: ShoppingLineOnWire }) {
  return (
    <span className={classes.words}>
      <span className={classes.name}>{line.name}</span>
      <span className={classes.amount}>{line.text}</span>
      {line.needLeft !== undefined && <span className={classes.need}>{line.needLeft}</span>}
    </span>
  );
}
