/**
 * The files of the app on this device, a cache for each build. A build is whole when all files of its list are there;
 * the list itself is stored last. Only a whole build answers pages without asking the network.
 */
import type {} from '../../base-path';

const prefix = 'saltbush-app-';
/** Other apps of the same host have caches too, and so may another instance below another path. */
const isOwn = (name: string): boolean => name.startsWith(`${prefix}${basePath}/assets/`);
/** Of the versions before there were packs. Each was whole. */
const isPrecache = (name: string): boolean =>
  name.startsWith('workbox-precache') && name.endsWith(`${location.origin}${basePath}/`);

export interface Build {
  /** The address of its list of files, which has a hash: "/assets/app-files-0123456789abcdef.json". */
  list: string;
  /** The script that every page of this build loads first, and no other build has: "/assets/index-C_lUBmW.js". */
  entry: string;
  /** Where its pages are, each language in a folder of its own: "/", "/languages/de/". */
  folder: string;
}

const cacheNameOf = ({ list }: Build): string => `${prefix}${list}`;

export const openBuild = (build: Build): Promise<Cache> => caches.open(cacheNameOf(build));

export const isWhole = (build: Build): Promise<boolean> => isWholeCache(cacheNameOf(build));

async function isWholeCache(name: string): Promise<boolean> {
  const list = name.slice(prefix.length);
  return (await (await caches.open(name)).match(list)) !== undefined;
}

/** Whether this device opened the app without a network before this build came. */
export async function hasOtherWholeBuild(build: Build): Promise<boolean> {
  const names = await caches.keys();
  if (names.some(isPrecache)) return true;
  const whole = await Promise.all(otherNames(names, build).map(isWholeCache));
  return whole.includes(true);
}

/** The files of the builds before this one, the newest last. */
export async function openOtherBuilds(build: Build): Promise<Cache[]> {
  return Promise.all(otherNames(await caches.keys(), build).map((name) => caches.open(name)));
}

/** Pages of the build before this one may still be open, and load more of its scripts. */
export async function deleteOldBuilds(build: Build): Promise<void> {
  const names = await caches.keys();
  const others = otherNames(names, build);
  const unused = [...others.slice(0, -1), ...names.filter(isPrecache)];
  await Promise.all(unused.map((name) => caches.delete(name)));
}

/** In the order in which they were made. */
const otherNames = (names: string[], build: Build): string[] =>
  names.filter((name) => isOwn(name) && name !== cacheNameOf(build));
