/** Those who eat with a plan owner, and what can be changed of them; each change is saved at once. */
import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { eaterLimits, type EaterRow } from '@saltbush/domain/plan/rows/eater-rows';
import { listEaters, type Eater, type Member } from '@saltbush/domain/plan/eaters/eaters';
import { peopleIn, storedEatersIn } from '@saltbush/domain/plan/eaters/eaters-of-rows';
import type { Change, OperationArgs, OperationName } from '@saltbush/domain/plan/sync/operations';
import type { RowMap } from '@saltbush/domain/plan/rows/rows';
import { newId } from '../../../api/new-id';
import { showToast } from '../../../ui/feedback/toast';
import { changePlan, usePlanRows } from '../sync';
import type { PlanScope } from '../view-mode';

export interface Eaters {
  eaters: Eater[];
  /** Members who do not eat with the others. */
  elsewhere: Member[];
  /** How many eat at home, as somebody said. */
  people: number | undefined;
  /** Undefined: nobody knows any more. */
  setPeople: (people: number | undefined) => void;
  /** Returns the id. */
  add: (eater: Pick<EaterRow, 'name' | 'portion'>) => string;
  change: (eater: Pick<Eater, 'id' | 'isMember'>, change: Change<EaterRow>) => void;
  /** With a toast to undo it; one fewer eats. */
  remove: (eater: Eater) => void;
  /** A member who did not eat with the others does so again. */
  bringBack: (member: Member) => void;
}

/**
 * @param members of the household, of a personal plan the person; pass a stable array
 * @returns undefined while the rows are read
 */
export function useEaters(scope: PlanScope, members: readonly Member[]): Eaters | undefined {
  const rows = usePlanRows(scope)?.rows;
  const { userId, householdId } = scope;
  return useMemo(() => {
    if (!rows) return undefined;
    const read = readEaters(rows, members);
    return { ...read, ...actionsOf({ userId, householdId }, read) };
  }, [rows, members, userId, householdId]);
}

/** @param people undefined: it is no longer known */
export function storePeople(scope: PlanScope, people: number | undefined): void {
  // A failure has its own toast.
  changePlan(scope, 'setEaterSettings', { change: { people: people ?? null } }).catch(
    () => undefined,
  );
}

function readEaters(rows: RowMap, members: readonly Member[]) {
  const stored = storedEatersIn(rows);
  const eatElsewhere = new Set(
    stored.filter(({ fields }) => fields.eatsElsewhere).map(({ id }) => id),
  );
  return {
    eaters: listEaters(members, stored),
    elsewhere: members.filter(({ id }) => eatElsewhere.has(id)),
    people: peopleIn(rows),
  };
}

function actionsOf(scope: PlanScope, { eaters, people }: Pick<Eaters, 'eaters' | 'people'>) {
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
  const setPeople: Eaters['setPeople'] = (count) => storePeople(scope, count);
  const remove = (eater: Eater) => {
    const { id, name, isMember } = eater;
    if (isMember) change(eater, { eatsElsewhere: true });
    else run('removeEater', { id });
    // Nobody without a name takes the place of one who no longer eats here.
    const isCounted = people !== undefined && people >= eaters.length;
    if (isCounted) setPeople(people > 1 ? people - 1 : undefined);
    const undo = () => {
      if (isMember) change(eater, { eatsElsewhere: null });
      else run('restoreRows', { rows: [{ kind: 'eaters', id }] });
      if (isCounted) setPeople(people);
    };
    showToast({
      kind: 'success',
      title: isMember ? t`${name} eats elsewhere` : t`${name} removed`,
      action: { label: t`Undo`, onClick: undo },
    });
  };
  const bringBack: Eaters['bringBack'] = ({ id }) => {
    change({ id, isMember: true }, { eatsElsewhere: null });
    if (people !== undefined) setPeople(Math.min(people + 1, eaterLimits.eaters));
  };
  return { add, change, setPeople, remove, bringBack };
}
