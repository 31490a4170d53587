/** All who eat with a plan owner. It has a file of its own: the first view of a plan needs parts of it only. */
import type { RowMap } from '../rows/rows';
import { listEaters, type Member, type WhoEats } from './eaters';
import { attendancesIn, peopleIn, storedEatersIn } from './eaters-of-rows';

/**
 * @param members of the household; of a personal plan, the person
 * @example whoEatsOfRows(rows, [{ id: jo.id, name: 'Jo' }]).eaters // Jo, then those without an account
 */
export const whoEatsOfRows = (rows: RowMap, members: readonly Member[]): WhoEats => ({
  eaters: listEaters(members, storedEatersIn(rows)),
  attendances: attendancesIn(rows),
  people: peopleIn(rows),
});
