/**
 * The part of the lock file that a running server needs.
 *
 * - What the server's package depends on, and what that depends on, in the versions and places that are tested here.
 * - Binaries of every system and processor stay, as optional packages: npm installs those that fit.
 * - The workspace's own packages are left out: the build has them inside the server.
 */

/** A lock file of npm, version 3. */
export interface LockFile {
  name: string;
  version: string;
  lockfileVersion: number;
  requires: boolean;
  /** By the place of each package, "node_modules/fastify"; "" is the project. */
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  version?: string;
  /** Where a link leads, for a package of the workspace. */
  resolved?: string;
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  peer?: boolean;
  os?: string[];
  cpu?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  [field: string]: unknown;
}

/** Where the server's package is, in the repository and in a release. */
export const serverPlace = 'packages/server';

/**
 * @param lock of the repository
 * @param project the release's `package.json`
 * @param server the release's `packages/server/package.json`
 * @throws when the lock file lacks a package that is needed
 */
export function productionLock(
  lock: LockFile,
  project: { name: string; version: string },
  server: object,
): LockFile {
  const required = reachable(lock, requiredOf);
  const all = reachable(lock, (found) => [...requiredOf(found), ...optionalOf(found)]);
  const kept = [...all].toSorted().map((place): [string, LockedPackage] => {
    const fields = Object.entries(lock.packages[place]!).filter(([name]) => !marks.has(name));
    const entry = Object.fromEntries(fields);
    return [place, required.has(place) ? entry : { ...entry, optional: true }];
  });
  return {
    name: project.name,
    version: project.version,
    lockfileVersion: lock.lockfileVersion,
    requires: lock.requires,
    packages: {
      '': { ...project },
      ...Object.fromEntries(kept),
      'node_modules/@saltbush/server': { resolved: serverPlace, link: true },
      [serverPlace]: { ...server },
    },
  };
}

/** Who needs a package in the repository: in a release it is somebody else. */
const marks = new Set(['dev', 'devOptional', 'optional', 'peer']);

/** @returns the places of all packages that the server leads to, itself left out */
function reachable(lock: LockFile, needs: (found: LockedPackage) => string[]): Set<string> {
  const places = new Set<string>();
  const waiting = [serverPlace];
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    for (const name of needs(lock.packages[from]!)) {
      const place = findPlace(lock, from, name);
      if (place === undefined) throw new Error(`The lock file lacks ${name}, which ${from} needs.`);
      if (lock.packages[place]!.link || places.has(place)) continue;
      places.add(place);
      waiting.push(place);
    }
  }
  return places;
}

const requiredOf = (found: LockedPackage): string[] => [
  ...Object.keys(found.dependencies ?? {}).filter((name) => !found.optionalDependencies?.[name]),
  ...Object.keys(found.peerDependencies ?? {}).filter(
    (name) => !found.peerDependenciesMeta?.[name]?.optional,
  ),
];

const optionalOf = (found: LockedPackage): string[] =>
  Object.keys(found.optionalDependencies ?? {});

/** As Node looks for it: beside the package that asks, then in each folder above. */
function findPlace(lock: LockFile, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folderAbove(folder)) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (lock.packages[place]) return place;
    if (folder === '') return undefined;
  }
}

/** "node_modules/a/node_modules/b" is in "node_modules/a", and that is in the project: "". */
const folderAbove = (place: string): string =>
  place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')));
