/**
 * Who may have the next place of a queue whose items go to other computers.
 *
 * - An owner and a host have a few of the places, so that neither can take all of them.
 * - Hosts that have not answered quickly have fewer, and share some of the places: the others stay free for hosts that do, however
 *   many accounts and hosts somebody has.
 * - A host that was silent twice in a row rests, each time longer. After that it has one place until it answers.
 * - A free place goes to the owner who had the last one longest ago.
 */
import { waitAfter } from '../queue/retries';

export interface PlaceLimits {
  total: number;
  ofOwner: number;
  ofProvenHost: number;
  ofUnprovenHost: number;
  ofUnprovenHosts: number;
}

export interface Party {
  owner: string;
  host: string;
}

/** What the next item must be; of several, the one whose owner stands last or not at all in `lastOwners`. */
export interface Admission {
  busyOwners: string[];
  /** Also those that rest. */
  busyHosts: string[];
  /** Only these have places left; undefined for any. */
  onlyHosts: string[] | undefined;
  /** Who had a place lately, the longest ago first. */
  lastOwners: string[];
}

export interface Answer {
  /** Whether the host answered, be it with a refusal. */
  isAnswered: boolean;
  ms: number;
}

export interface Turns {
  /** Undefined when every place is taken. */
  admission(now: Date): Admission | undefined;
  /** @returns gives the place back; says until when the host rests, if it has just begun to */
  take(party: Party): (answer: Answer, now: Date) => Date | undefined;
}

/** A host that takes longer keeps places from others. */
const quickMs = 2_000;
const silencesUntilRest = 2;
const restsMs = [30_000, 60_000, 2 * 60_000, 5 * 60_000];
/** Of hosts and owners, so that what is remembered stays small. */
const maxRemembered = 500;

interface HostState {
  isProven: boolean;
  silences: number;
  rests: number;
  restsUntil: Date | undefined;
}

/** @example const turns = openTurns({ total: 32, ofOwner: 4, ofProvenHost: 16, ofUnprovenHost: 4, ofUnprovenHosts: 16 }) */
export function openTurns(limits: PlaceLimits): Turns {
  const running = new Set<Party>();
  const hosts = new Map<string, HostState>();
  const lastOwners = new Set<string>();

  return {
    admission: (now) => {
      if (running.size >= limits.total) return undefined;
      const proven = [...hosts].filter(([, { isProven }]) => isProven).map(([host]) => host);
      const unproven = [...running].filter(({ host }) => !hosts.get(host)?.isProven).length;
      const ofHost = (host: string) => placesOf(hosts.get(host) ?? unknownHost, limits);
      const resting = [...hosts].filter(([, { restsUntil }]) => restsUntil && restsUntil > now);
      return {
        busyOwners: fullOnes(running, 'owner', () => limits.ofOwner),
        busyHosts: [...fullOnes(running, 'host', ofHost), ...resting.map(([host]) => host)],
        onlyHosts: unproven < limits.ofUnprovenHosts ? undefined : proven,
        lastOwners: [...lastOwners],
      };
    },
    take: ({ owner, host }) => {
      const place = { owner, host };
      running.add(place);
      remember(lastOwners, owner);
      return (answer, now) => {
        running.delete(place);
        if (running.size === 0) lastOwners.clear();
        const before = hosts.get(host) ?? unknownHost;
        const after = stateAfter(before, answer, now);
        hosts.delete(host);
        hosts.set(host, after);
        forgetOldest(hosts);
        return after.restsUntil === before.restsUntil ? undefined : after.restsUntil;
      };
    },
  };
}

const unknownHost: HostState = { isProven: false, silences: 0, rests: 0, restsUntil: undefined };

function placesOf({ isProven, rests }: HostState, limits: PlaceLimits): number {
  if (rests > 0) return 1;
  return isProven ? limits.ofProvenHost : limits.ofUnprovenHost;
}

/** Sends that began before a rest and end during it do not prolong it. */
function stateAfter(before: HostState, { isAnswered, ms }: Answer, now: Date): HostState {
  if (isAnswered) return { ...unknownHost, isProven: ms < quickMs };
  if (before.restsUntil && before.restsUntil > now) return before;
  const silences = before.silences + 1;
  if (silences < silencesUntilRest) return { ...before, isProven: false, silences };
  const rests = before.rests + 1;
  const restsUntil = new Date(now.getTime() + waitAfter(rests, restsMs));
  return { isProven: false, silences, rests, restsUntil };
}

function fullOnes(
  running: ReadonlySet<Party>,
  field: keyof Party,
  limitOf: (name: string) => number,
): string[] {
  const counts = new Map<string, number>();
  for (const party of running) counts.set(party[field], (counts.get(party[field]) ?? 0) + 1);
  return [...counts].filter(([name, count]) => count >= limitOf(name)).map(([name]) => name);
}

function remember(names: Set<string>, name: string): void {
  names.delete(name);
  names.add(name);
  forgetOldest(names);
}

function forgetOldest(all: Set<string> | Map<string, unknown>): void {
  const [oldest] = all.keys();
  if (all.size > maxRemembered && oldest !== undefined) all.delete(oldest);
}
