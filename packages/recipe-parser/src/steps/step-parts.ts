/**
 * The text of a step cut where something is known of it, for drawing it.
 *
 * - Nothing is lost or added: the parts joined are the text. If the reader chose measures, temperatures, inches and
 *   sticks of butter are converted in place, and what was written there is named.
 * - If two ranges overlap, the one that begins first wins.
 */
import type { ReadingMeasures } from '../ingredients/amounts/convert-ingredient';
import { convertedLengths } from './conversion/converted-lengths';
import { convertedTemperature } from './conversion/converted-temperature';
import { otherScales } from './heat/other-scales';
import type { StepMention } from './step-uses';
import type { TemperatureReading } from './heat/temperatures';
import { withoutOverlaps } from './words/text-range';
import type { TextRange } from './words/text-range';
import type { Timer } from './times/timers';

export interface KnownOfStep {
  readonly mentions: readonly StepMention[];
  readonly timers: readonly Timer[];
  readonly temperatures: readonly TemperatureReading[];
}

export type StepPart = {
  readonly text: string;
  /** What stands there in the step, if `text` is converted from it. */
  readonly written?: string;
} & (
  | { readonly kind: 'plain' }
  /** The words that name ingredients. */
  | { readonly kind: 'mention'; readonly mention: StepMention }
  /** The author's own words for the amount of a mention. */
  | { readonly kind: 'said'; readonly mention: StepMention }
  | { readonly kind: 'time'; readonly timer: Timer }
  /** With the scales it is not shown in, see `otherScales`. */
  | { readonly kind: 'temperature'; readonly others: readonly string[] }
);

/**
 * @param to the measures its reader chose; undefined as written
 * @example
 * stepParts('Bake 20 minutes.', { mentions: [], temperatures: [], timers: timersIn('Bake 20 minutes.') })
 * // [{ kind: 'plain', text: 'Bake ' }, { kind: 'time', text: '20 minutes', timer }, { kind: 'plain', text: '.' }]
 */
export function stepParts(text: string, known: KnownOfStep, to?: ReadingMeasures): StepPart[] {
  const parts: StepPart[] = [];
  let end = 0;
  const addPlain = (to: number) => {
    if (to > end) parts.push({ kind: 'plain', text: text.slice(end, to) });
  };
  for (const { range, as } of withoutOverlaps(marksOf(text, known, to))) {
    addPlain(range.start);
    const written = text.slice(range.start, range.end);
    const part = as(written);
    parts.push(part.text === written ? part : { ...part, written });
    end = range.end;
  }
  addPlain(text.length);
  return parts;
}

interface Mark {
  readonly range: TextRange;
  readonly as: (text: string) => StepPart;
}

function marksOf(
  step: string,
  { mentions, timers, temperatures }: KnownOfStep,
  to: ReadingMeasures | undefined,
): Mark[] {
  return [
    ...mentions.flatMap((mention): Mark[] => {
      const { range, statedRange } = mention;
      const named: Mark = { range, as: (text) => ({ kind: 'mention', text, mention }) };
      if (!statedRange) return [named];
      return [named, { range: statedRange, as: (text) => ({ kind: 'said', text, mention }) }];
    }),
    ...timers.map((timer): Mark => {
      return { range: timer.range, as: (text) => ({ kind: 'time', text, timer }) };
    }),
    ...temperatures.map((reading): Mark => {
      return { range: reading.range, as: (text) => temperaturePart(text, reading, to) };
    }),
    ...(to === undefined ? [] : convertedLengths(step, to)).map(({ range, text }): Mark => {
      return { range, as: () => ({ kind: 'plain', text }) };
    }),
  ];
}

/** Converted, a click shows the author's own words first. */
function temperaturePart(
  text: string,
  reading: TemperatureReading,
  to: ReadingMeasures | undefined,
): StepPart {
  const others = otherScales(reading);
  const shown = to && convertedTemperature(text, reading, to);
  if (shown === undefined) return { kind: 'temperature', text, others };
  const rest = others.filter((other) => !shown.includes(other));
  const own = shown.startsWith(text) ? rest : [text, ...rest];
  return { kind: 'temperature', text: shown, others: own };
}
