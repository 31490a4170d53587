/** Who changed what, and when. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { AppError } from '@saltbush/contract/errors';
import type { Operation, OperationName } from '@saltbush/domain/plan/sync/operations';
import { describeError } from '../../../../api/describe-error';
import { describeOperation } from '../../../device/sync/notices';
import { agoText } from '../rows/line-text';
import { useLineActions } from '../actions/use-line-actions';
import { useListContext } from '../list-context';
import classes from './history-sheet.module.css';
import { useNow } from '../state/use-now';
import { undosOf, type PastChange } from './undo-change';
import { useHistory } from './use-history';

export function HistorySheet() {
  const { scope, view } = useListContext();
  const lines = useLineActions();
  const history = useHistory(scope);
  if (history.isPending) return <Skeleton height={240} radius="md" />;
  if (history.isError) {
    return <NoHistory error={history.error} onRetry={() => void history.refetch()} />;
  }
  const changes: PastChange[] = history.data.pages.flatMap((page) => page.changes);
  if (changes.length === 0) return <p>{t`Nothing has changed yet.`}</p>;
  const undos = undosOf(changes, view.rows);
  return (
    <>
      <ul className={classes.changes}>
        {changes.map((change, index) => {
          const fields = undos[index];
          return (
            <ChangeRow
              key={`${change.version} ${index}`}
              change={change}
              onUndo={fields && (() => lines.setBack(fields))}
            />
          );
        })}
      </ul>
      {history.hasNextPage && (
        <Button
          variant="default"
          fullWidth
          loading={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {t`Show more`}
        </Button>
      )}
    </>
  );
}

interface ChangeRowProps {
  change: PastChange;
  onUndo: (() => void) | undefined;
}

function ChangeRow({ change, onUndo }: ChangeRowProps) {
  const { view, userId } = useListContext();
  const { at, name, args } = change;
  const operation = { name: name as OperationName, args: args as unknown as Operation['args'] };
  const text = describeOperation(operation, view);
  return (
    <li className={classes.change}>
      <span className={classes.text}>
        {text}
        <span className={classes.who}>
          {whoWords(change, userId)}, {agoText(Date.parse(at), useNow())}
        </span>
      </span>
      {onUndo && (
        <Button variant="subtle" px="xs" aria-label={t`Undo: ${text}`} onClick={onUndo}>
          <Trans>Undo</Trans>
        </Button>
      )}
    </li>
  );
}

/** @example whoWords({ by: dan, program: 'Kitchen speaker', … }, dan._id) // 'Your Kitchen speaker' */
function whoWords({ by, program }: PastChange, userId: string): string {
  const isOwn = by._id === userId;
  if (program === undefined) return isOwn ? t`You` : by.name;
  return isOwn ? t`Your ${program}` : `${by.name}’s ${program}`;
}

function NoHistory({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isOffline = error instanceof AppError && error.code === 'SERVER_UNREACHABLE';
  return (
    <div role="alert">
      <p>
        {isOffline
          ? t`You are offline. The history is on the server: open it when there is signal.`
          : describeError(error).message}
      </p>
      <Button variant="default" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
