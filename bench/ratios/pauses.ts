/** The first call after a minute without calls: are connections and plans still cached? */
import { setTimeout as sleep } from 'node:timers/promises';
import { round } from '../measure';
import { median, medianOf, timeOf, type Target } from './calls';

const pauseMs = 60_000;
const maxTimes = 2;

export async function comparePauses(what: string, measured: Target, bare: Target, count: number) {
  const firsts: number[] = [];
  const bareFirsts: number[] = [];
  const warms: number[] = [];
  for (let n = 0; n < count; n += 1) {
    warms.push(await medianOf(measured, 300));
    await sleep(pauseMs);
    firsts.push(await timeOf(measured));
    // A separate pause, because the first call after it also wakes an idle machine.
    await medianOf(bare, 100);
    await sleep(pauseMs);
    bareFirsts.push(await timeOf(bare));
  }
  const times = median(firsts) / median(warms);
  return {
    what,
    warm: round(median(warms)),
    'after the pause': round(median(firsts)),
    times: round(times),
    'at most': maxTimes,
    'bare after it': round(median(bareFirsts)),
    passed: times <= maxTimes,
  };
}
