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

/**
 * Far above what a linear reader takes: it reads 1 KB in 0.01 to 10 ms, and in several times that while the host of a
 * virtual machine gives its processors to others, which counts as time of the reader.
 */
const mostMsPerKb = 50;
const mostGrowth = 150;
const mostRuns = 8;
/** Below `leastMs` measuring and the first compilation say more than the reader; 5 KB only tell which texts are slowest. */
const sizes = [
  { kilobytes: 5, texts: Number.POSITIVE_INFINITY, leastMs: 1_000 },
  { kilobytes: 150, texts: 4, leastMs: 300 },
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
  for (const { kilobytes, texts: count, leastMs } of sizes) {
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
    least = Math.min(
      least,
      processorMs(() => read(text)),
    );
    if (least > most * 10) break;
  }
  return least;
}

/**
 * The time that the processor works on something, in milliseconds: on a busy machine the clock says more.
 *
 * @example processorMs(() => parsePack('6 x 375 mL')) // 0.1
 */
export function processorMs(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
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
