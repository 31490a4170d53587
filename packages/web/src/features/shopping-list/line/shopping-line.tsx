/** One item: a large target to tick, and details on demand. */
import { UnstyledButton } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useId, useState, type ReactNode } from 'react';
import type { ShoppingLineOnWire } from '@saltbush/contract/shopping-list';
import { choiceText } from './choice-text';
import { LineParts } from './line-parts';
import classes from './shopping-line.module.css';

export interface ShoppingLineProps {
  line: ShoppingLineOnWire;
  onTick: (line: ShoppingLineOnWire, isTicked: boolean) => void;
  onSplit?: ((line: string) => void) | undefined;
  /** Further actions in the details. */
  children?: ReactNode;
}

export function ShoppingLine({ line, onTick, onSplit, children }: ShoppingLineProps) {
  const [isOpen, setOpen] = useState(false);
  const partsId = useId();
  return (
    <li className={classes.line} data-ticked={line.isTicked || undefined}>
      <div className={classes.row}>
        <label className={classes.label}>
          <input
            type="checkbox"
            className={classes.box}
            data-line={line.key}
            checked={line.isTicked}
            onChange={(event) => onTick(line, event.target.checked)}
          />
          <LineText line={line} />
        </label>
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

function LineText({ line }: { line: ShoppingLineOnWire }) {
  const choice = choiceText(line.alternatives);
  return (
    <span className={classes.text}>
      <span className={classes.name}>
        {line.name}
        {choice !== '' && <span className={classes.choice}> {choice}</span>}
        {line.isOptional && (
          <>
            {' '}
            <span className={classes.optional}>Optional</span>
          </>
        )}
      </span>
      <span className={classes.amount}>{line.text}</span>
      {line.needLeft !== undefined && <span className={classes.need}>{line.needLeft}</span>}
    </span>
  );
}
