/** Below a line: what is left of an earlier purchase, and one tap for who knows that it is gone. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { nothingLeft } from '@saltbush/domain/plan/shopping-list/changes/nothing-left';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { useListContext } from '../list-context';
import classes from './left-note.module.css';

export function LeftNote({ line }: { line: ListLine }) {
  const sayGone = useNothingLeft();
  return (
    <p className={classes.note}>
      <span>{line.left?.text}</span>
      <Button
        variant="subtle"
        className={classes.gone}
        aria-label={t`It’s gone: ${line.name}`}
        onClick={() => sayGone(line)}
      >
        <Trans>It’s gone</Trans>
      </Button>
    </p>
  );
}

/** All of it is to be bought then. */
export function useNothingLeft(): (line: ListLine) => void {
  const { actions, today } = useListContext();
  return ({ name, left }) => {
    if (!left) return;
    actions.changer.changeWithUndo(t`${name}: nothing left`, ...nothingLeft(left, today));
  };
}
