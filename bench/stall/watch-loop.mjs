// @ts-check
/**
 * Loaded into the server before it starts: measures its event loop. On SIGUSR2 it writes what it measured
 * since the last time into the file STALL_REPORT, and begins anew.
 *
 * - How late the loop was. This counts also the time that other processes had the core.
 * - The longest turn: processor time of the loop's thread between two looks. It is the same however busy
 *   the machine is.
 * - How long the thread waited for a core.
 * - With STALL_PROFILES, a folder: what the thread did, as a CPU profile for each look.
 */
import { openSync, readSync, renameSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const file = process.env['STALL_REPORT'] ?? '';
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();

const everyMs = 2;
const longTurnMs = 10;
const schedstat = open(`/proc/self/task/${process.pid}/schedstat`);
const buffer = Buffer.alloc(100);

/** @param {string} path */
function open(path) {
  try {
    return openSync(path, 'r');
  } catch {
    // Only Linux has it.
    return undefined;
  }
}

/** Of the loop's thread since it started, in milliseconds. */
function threadTimes() {
  if (schedstat === undefined) return { busy: 0, waited: 0 };
  const length = readSync(schedstat, buffer, 0, buffer.length, 0);
  const [busy = 0, waited = 0] = buffer.toString('latin1', 0, length).split(' ').map(Number);
  return { busy: busy / 1e6, waited: waited / 1e6 };
}

let last = threadTimes();
let longestTurn = 0;
let longTurns = 0;
let waitedBefore = last.waited;
let started = performance.now();
setInterval(() => {
  const now = threadTimes();
  const turn = now.busy - last.busy;
  longestTurn = Math.max(longestTurn, turn);
  if (turn > longTurnMs) longTurns += 1;
  last = now;
}, everyMs).unref();

const profiles = process.env['STALL_PROFILES'] ?? '';
const inspector = profiles === '' ? undefined : new Session();
let profileNumber = 0;
inspector?.connect();
inspector?.post('Profiler.enable');
inspector?.post('Profiler.start');

/** Writes what was profiled since the last time. */
function takeProfile() {
  inspector?.post('Profiler.stop', (_error, result) => {
    profileNumber += 1;
    writeFileSync(join(profiles, `${profileNumber}.cpuprofile`), JSON.stringify(result.profile));
  });
  inspector?.post('Profiler.start');
}

process.on('SIGUSR2', () => {
  takeProfile();
  const { waited } = threadTimes();
  const elapsed = performance.now() - started;
  const inMs = (/** @type {number} */ nanoseconds) => Math.round(nanoseconds / 1e4) / 100;
  const report = {
    p99: inMs(delay.percentile(99)),
    max: inMs(delay.max),
    longestTurn: Math.round(longestTurn * 10) / 10,
    longTurns,
    waitedShare: Math.round((100 * (waited - waitedBefore)) / elapsed),
  };
  delay.reset();
  longestTurn = 0;
  longTurns = 0;
  waitedBefore = waited;
  started = performance.now();
  last = threadTimes();
  writeFileSync(`${file}.new`, JSON.stringify(report));
  renameSync(`${file}.new`, file);
});
