/**
 * Finds readers whose time grows faster than the text they read.
 *
 * - Every hostile text is read with 5 KB, and those that took longest with 150 KB: there a reader that
 *   looks at all of the text for each of its characters takes seconds.
 * - Thirty times the text may take 150 times as long, since memory is slower the more of it is used (a reader that looks at
 *   all for each character takes 900 times), and never longer than a fixed time for each KB.
 * - Time is that of the processor, not of the clock, so that a busy machine does not matter. What seems
 *   too long is measured again, and the least of several runs counts.
 */
import { hostileTexts, type HostileText } from './hostile-texts';

export type Reader = (text: string) => unknown;

/** Far above what a linear reader takes: it reads 1 KB in 0.01 to 2 ms, and in twice that beside other work. */
const mostMsPerKb = 10;
const mostGrowth = 150;
/** Below this, measuring and the first compilation say more than the reader. */
const leastMs = 150;
const mostRuns = 8;
const sizes = [
  { kilobytes: 5, texts: Number.POSITIVE_INFINITY },
  { kilobytes: 150, texts: 4 },
];

interface Measured extends HostileText {
  ms: number;
}

/**
 * @returns a line for each text that the reader is too slow for, of the first size where one is
 * @example slowTexts((text) => text.length) // []
 */
export function slowTexts(read: Reader, written: readonly HostileText[] = hostileTexts): string[] {
  let texts: Measured[] = written.map((text) => ({ ...text, ms: Number.POSITIVE_INFINITY }));
  for (const { kilobytes, texts: count } of sizes) {
    const slow: string[] = [];
    texts = texts.slice(0, count).map((text) => {
      if (slow.length >= mostComplaints) return text;
      const long = text.ofLength(kilobytes * 1000);
      const most = Math.max(leastMs, Math.min(text.ms * mostGrowth, kilobytes * mostMsPerKb));
      const ms = timeOf(read, long, most);
      if (ms > most) slow.push(`${text.name}: ${kilobytes} KB take ${ms.toFixed(0)} ms`);
      return { ...text, ms };
    });
    if (slow.length > 0) return slow;
    texts.sort((a, b) => b.ms - a.ms);
  }
  return [];
}

const mostComplaints = 5;

/** In milliseconds of the processor: of one run where that is not too long, or else the least of several. */
function timeOf(read: Reader, text: string, most: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < mostRuns && least > most; run += 1) {
    const start = process.cpuUsage();
    read(text);
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
    if (least > most * 10) break;
  }
  return least;
}

/**
 * A text cut into pieces of the same length, for readers of short texts.
 *
 * @example piecesOf('abcde', 2) // ['ab', 'cd', 'e']
 */
export function piecesOf(text: string, length: number): string[] {
  const count = Math.ceil(text.length / length);
  return Array.from({ length: count }, (_, at) => text.slice(at * length, (at + 1) * length));
}
