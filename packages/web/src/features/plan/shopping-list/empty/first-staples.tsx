/** On a first list: offers to choose what is always at home, in one go. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, CloseButton } from '@mantine/core';
import { useStoredChoice } from '../../../../api/stored/use-stored-choice';
import type { Row } from '@saltbush/domain/plan/rows/rows';
import { useListContext } from '../list-context';
import { possibleStaples } from '../state/possible-staples';
import classes from './first-staples.module.css';

/** Fewer are quicker to do one by one. */
const leastLines = 4;

export function FirstStaples({ onOpen }: { onOpen: () => void }) {
  const { list, view } = useListContext();
  const [dismissed, setDismissed] = useStoredChoice('saltbush.staples-offer', ['no', 'yes']);
  const hasStaples = [...view.rows.values()].some(
    (row) => row.kind === 'foods' && (row as Row<'foods'>).fields.isStaple !== undefined,
  );
  const isOffered = dismissed === 'no' && !hasStaples && list.done === 0;
  if (!isOffered || possibleStaples(list).length < leastLines) return null;
  return (
    <div className={classes.offer}>
      <Button variant="subtle" className={classes.button} onClick={onOpen}>
        <Trans>Set your staples</Trans>
      </Button>
      <CloseButton aria-label={t`Don’t offer this`} onClick={() => setDismissed('yes')} />
    </div>
  );
}
