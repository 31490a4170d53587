/**
 * Who may do what: for each call the status that each role is answered with, when it names things of the owner.
 *
 * - owner: whose recipe, household, plan, prices, files and ways to sign in the examples name.
 * - visitor: sends no session.
 * - outsider: signed in, shares nothing with the owner.
 * - reader: the owner named them as a reader of the recipe.
 * - removed: was a member of the household until the owner removed them.
 * - admin: of the instance; shares nothing with the owner.
 * - lent: a private link to the recipe went to their address, which they have proved.
 * - bin: was a reader of a recipe and is a member of a household that the owner has deleted; the examples name these.
 */
import { accounts } from './tables/accounts';
import { admin } from './tables/admin';
import { bringingIn } from './tables/bringing-in';
import { households } from './tables/households';
import { instance } from './tables/instance';
import { plans } from './tables/plans';
import { prices } from './tables/prices';
import { recipes } from './tables/recipes';

const names = 'owner visitor outsider reader removed admin lent bin';
export type Role =
  'owner' | 'visitor' | 'outsider' | 'reader' | 'removed' | 'admin' | 'lent' | 'bin';

/** By the name of a call: the status for each role. */
export type PermissionTable = Map<string, Record<Role, number>>;

/** @throws for a line that has not one status for each role, and for a call that stands twice */
export function readTables(): PermissionTable {
  const table: PermissionTable = new Map();
  const areas = [accounts, admin, bringingIn, households, instance, plans, prices, recipes];
  for (const line of areas.flatMap((area) => area.trim().split('\n'))) {
    const [name = '', ...statuses] = line.trim().split(/\s+/);
    if (name === 'owner') continue;
    if (statuses.length !== names.split(' ').length || table.has(name))
      throw new Error(`This line is not right: ${line}`);
    table.set(name, byRole(statuses.map(Number)));
  }
  return table;
}

const byRole = (statuses: number[]) =>
  Object.fromEntries(names.split(' ').map((role, at) => [role, statuses[at]])) as Record<
    Role,
    number
  >;
