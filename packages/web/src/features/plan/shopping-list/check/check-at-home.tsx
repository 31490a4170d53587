/** Spoons of pantry foods, to look for at home before shopping. They do not count until somebody needs them. */
import { Button, UnstyledButton } from '@mantine/core';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { putAway } from '../actions/put-away';
import { lineChanges } from '../actions/line-actions';
import { FoldedSection } from '../folded/folded-section';
import { useListContext } from '../list-context';
import classes from './check-at-home.module.css';

export function CheckAtHome({ lines }: { lines: readonly ListLine[] }) {
  const { have } = useCheck();
  return (
    <FoldedSection title={`Check at home (${lines.length})`} look="card" startsOpen>
      <ul className={classes.rows}>
        {lines.map((line) => (
          <CheckRow key={line.key} line={line} />
        ))}
      </ul>
      {lines.length > 1 && (
        <Button variant="subtle" fullWidth onClick={() => have(lines)}>
          We have the rest
        </Button>
      )}
    </FoldedSection>
  );
}

function CheckRow({ line }: { line: ListLine }) {
  const { openDetails } = useListContext();
  const { have, need } = useCheck();
  const { key, name, needLeft, text } = line;
  return (
    <li className={classes.row}>
      <span className={classes.text}>
        <UnstyledButton
          className={classes.name}
          aria-label={`${name}, details`}
          data-details={key}
          onClick={() => openDetails(key)}
        >
          {name}
        </UnstyledButton>
        <span className={classes.amount}>{needLeft ?? text}</span>
      </span>
      <Button
        variant="default"
        px="sm"
        aria-label={`Have it: ${name}`}
        onClick={() => have([line])}
      >
        Have it
      </Button>
      <Button variant="light" px="sm" aria-label={`Need it: ${name}`} onClick={() => need(line)}>
        Need it
      </Button>
    </li>
  );
}

function useCheck() {
  const { actions, list, today } = useListContext();
  const { changeWithUndo } = actions.changer;
  return {
    have: (lines: readonly ListLine[]) => {
      const [first] = lines;
      const what = lines.length === 1 && first ? first.name : `${lines.length} items`;
      changeWithUndo(
        `You have ${what}`,
        ...lines.flatMap((line) => putAway(line, { list, today })),
      );
    },
    need: (line: ListLine) =>
      changeWithUndo(
        `${line.name}: on the list, in ${line.aisle}`,
        ...lineChanges(line, { isNeeded: true }),
      ),
  };
}
