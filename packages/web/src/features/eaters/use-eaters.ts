/** Those who eat with a plan owner, and what can be changed of them; each change is saved at once. */
import { useMemo } from 'react';
import type { EaterRow } from '@saltbush/domain/eaters/eater-rows';
import { listEaters, type Eater, type Member } from '@saltbush/domain/eaters/eaters';
import type { Change, OperationArgs, OperationName } from '@saltbush/domain/sync/operations';
import type { Row, RowMap } from '@saltbush/domain/sync/rows';
import { newId } from '../../api/new-id';
import { showToast } from '../../ui/feedback/toast';
import { changePlan, usePlanRows } from '../sync';
import type { PlanScope } from '../view-mode';

export interface Eaters {
  eaters: Eater[];
  /** Members who do not eat with the others. */
  elsewhere: Member[];
  /** Returns the id. */
  add: (eater: Pick<EaterRow, 'name' | 'portion'>) => string;
  change: (eater: Pick<Eater, 'id' | 'isMember'>, change: Change<EaterRow>) => void;
  /** With a toast to undo it. */
  remove: (eater: Eater) => void;
}

/**
 * @param members of the household, of a personal plan the person; pass a stable array
 * @returns undefined while the rows are read
 */
export function useEaters(scope: PlanScope, members: readonly Member[]): Eaters | undefined {
  const rows = usePlanRows(scope)?.rows;
  const { userId, householdId } = scope;
  return useMemo(
    () => rows && { ...readEaters(rows, members), ...actionsOf({ userId, householdId }) },
    [rows, members, userId, householdId],
  );
}

function readEaters(rows: RowMap, members: readonly Member[]) {
  const stored = [...rows.values()].filter((row): row is Row<'eaters'> => row.kind === 'eaters');
  const eatElsewhere = new Set(
    stored.filter(({ fields }) => fields.eatsElsewhere).map(({ id }) => id),
  );
  return {
    eaters: listEaters(members, stored),
    elsewhere: members.filter(({ id }) => eatElsewhere.has(id)),
  };
}

function actionsOf(scope: PlanScope) {
  const run = <Name extends OperationName>(name: Name, args: OperationArgs[Name]): void => {
    // A failure has its own toast.
    changePlan(scope, name, args).catch(() => undefined);
  };
  const change: Eaters['change'] = ({ id, isMember }, fields) =>
    run('setEater', { id, change: isMember ? { isMember, ...fields } : fields });
  const add: Eaters['add'] = (eater) => {
    const id = newId();
    run('setEater', { id, change: eater });
    return id;
  };
  const remove = (eater: Eater) => {
    const { id, name, isMember } = eater;
    if (isMember) change(eater, { eatsElsewhere: true });
    else run('removeEater', { id });
    const undo = () =>
      isMember
        ? change(eater, { eatsElsewhere: null })
        : run('restoreRows', { rows: [{ kind: 'eaters', id }] });
    showToast({
      kind: 'success',
      title: isMember ? `${name} eats elsewhere` : `${name} removed`,
      action: { label: 'Undo', onClick: undo },
    });
  };
  return { add, change, remove };
}
