/** A list beside the plan's for who may only tick, or only look: nothing that would be refused. */
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import type {
  NamedItem,
  NamedList,
} from '@saltbush/domain/plan/shopping-list/named-lists/named-list';
import { DocumentTitle } from '../../../../ui/layout/document-title';
import { changePlan, useSyncStatus } from '../../../device/sync';
import { useToday, type PlanScope } from '../../../device/view-mode';
import { BelowBar } from '../bar/below-bar';
import { NamedItems } from './named-items';
import { NamedListBar } from './named-list-bar';
import classes from './named-list.module.css';
import { RoleNote } from '../limited/role-note';
import { offerUndo } from '../state/undo';

interface LimitedNamedListProps {
  scope: PlanScope;
  list: NamedList;
  mayTick: boolean;
}

export function LimitedNamedList({ scope, list, mayTick }: LimitedNamedListProps) {
  const status = useSyncStatus(scope);
  const today = useToday(scope.householdId);
  const handleTick = ({ id, text }: NamedItem, isTicked: boolean) => {
    const tick = (on: PlainDate | null) => {
      // A failure has its own toast.
      changePlan(scope, 'tickNamedItems', { items: [id], on }).catch(() => undefined);
    };
    tick(isTicked ? today : null);
    if (isTicked) offerUndo(`${text} ticked`, () => tick(null));
  };
  return (
    <div className={classes.page}>
      <DocumentTitle title={list.name} />
      <NamedListBar list={list} status={status} scope={scope} />
      <BelowBar status={status} scope={scope} />
      <RoleNote mayTick={mayTick} />
      <div className={classes.body}>
        <NamedItems list={list} onTick={mayTick ? handleTick : undefined} />
      </div>
    </div>
  );
}
