/** For each call of the contract a request that is right, and names things of the owner. */
import type * as z from 'zod/mini';
import { allRoutes } from '@saltbush/contract/all-routes';
import type { Route } from '@saltbush/contract/route';
import { newId } from '../../platform/ids';
import { inputSchemaOf } from '../values/contract-inputs';
import { exampleFor, type Parts } from '../hostile/example-calls';
import { sendCall, type Sent } from '../hostile/send-call';
import type { Cast } from './cast';
import type { Things } from './owners-things';
import type { Role } from './table';

export interface Call {
  /** Like "recipes.update". */
  name: string;
  route: Route;
}

/** After these, others would find nothing. */
const last = [
  'kitchen.removeLink',
  'votes.removeLink',
  'votes.makeLink',
  'households.leave',
  'households.removeMember',
  'households.transferAdmin',
  'households.close',
  'households.restore',
  'households.remove',
  'cookbooks.remove',
  'cookbooks.restore',
  'recipes.remove',
  'recipes.restore',
  'accountDeletion.request',
  'accounts.changePassword',
  'signInMethods.signOutAtProvider',
  'accounts.endSession',
  'accounts.endOtherSessions',
  'accounts.logout',
];

/** Every call, those first that change nothing, those last that end something. */
export const calls: Call[] = Object.entries(allRoutes)
  .flatMap(([feature, routes]) =>
    Object.entries(routes).map(([name, route]) => ({ name: `${feature}.${name}`, route })),
  )
  .toSorted((one, next) => placeOf(one) - placeOf(next));

function placeOf({ name, route }: Call): number {
  return route.method === 'GET' ? -2 : last.indexOf(name);
}

/** @param token another than that of the role's session */
export async function sendAs(
  cast: Cast,
  role: Role,
  { name, route }: Call,
  token = cast.callers[role].person?.token,
): Promise<Sent> {
  const { things } = cast.callers[role];
  const { testApp, owner, outsider } = cast;
  // An admin is the only one who may change another account: not that of the owner, who comes last.
  const people = { alex: owner, tom: role === 'admin' ? outsider : owner };
  const example = exampleFor(route, { people, known: things });
  return sendCall({ testApp, people }, route, namingThings(name, route, example, things), {
    token,
  });
}

function namingThings(name: string, route: Route, parts: Parts, things: Things): Parts {
  const id = newId();
  const body: Record<string, object> = {
    'accounts.register': { username: `Zoe ${id}`, email: `${id}@example.com` },
    'profile.updateProfile': { username: `Zoe ${id}`, displayUsername: `Zoe ${id}` },
    // Who comes last needs the household after it.
    'households.transferAdmin': { andLeave: false },
    // The password of another is not known.
    'accounts.login': { password: 'not the password' },
  };
  const params: Record<string, Record<string, string>> = {
    'accounts.endSession': { id: things['session']! },
    'households.removeMember': { userId: things['guest']! },
    'households.changeRole': { userId: things['guest']! },
    'backups.download': missingBackup,
    'backups.prepareDownload': missingBackup,
    'instanceHealth.runJob': { name: 'mail' },
    'savedRecipes.removeFromMyRecipes': { id: things['other']! },
  };
  return {
    params: { ...parts.params, ...params[name] },
    query: { ...(parts.query as object), ...householdOf(route.query, things) },
    body: parts.body && { ...parts.body, ...householdOf(route.body, things), ...body[name] },
  };
}

const missingBackup = { name: 'saltbush-20260901T170000Z.saltbush' };

/** Whatever can be asked of a household is asked of the owner's. */
function householdOf(schema: z.ZodMiniType | undefined, things: Things) {
  const takesOne = schema && inputSchemaOf(schema).properties?.['householdId'];
  return takesOne && { householdId: things['household'] };
}
