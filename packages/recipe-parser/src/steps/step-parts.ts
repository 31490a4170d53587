/**
 * The text of a step cut where something is known of it, for drawing it.
 *
 * - Nothing is lost or added: the parts joined are the text.
 * - If two ranges overlap, the one that begins first wins.
 */
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

export type StepPart = { readonly text: string } & (
  | { readonly kind: 'plain' }
  /** The words that name ingredients. */
  | { readonly kind: 'mention'; readonly mention: StepMention }
  /** The author's own words for the amount of a mention. */
  | { readonly kind: 'said'; readonly mention: StepMention }
  | { readonly kind: 'time'; readonly timer: Timer }
  /** With the scales it is not stated in, see `otherScales`. */
  | { readonly kind: 'temperature'; readonly others: readonly string[] }
);

/**
 * @example
 * stepParts('Bake 20 minutes.', { mentions: [], temperatures: [], timers: timersIn('Bake 20 minutes.') })
 * // [{ kind: 'plain', text: 'Bake ' }, { kind: 'time', text: '20 minutes', timer }, { kind: 'plain', text: '.' }]
 */
export function stepParts(text: string, known: KnownOfStep): StepPart[] {
  const parts: StepPart[] = [];
  let end = 0;
  const addPlain = (to: number) => {
    if (to > end) parts.push({ kind: 'plain', text: text.slice(end, to) });
  };
  for (const { range, as } of withoutOverlaps(marksOf(known))) {
    addPlain(range.start);
    parts.push(as(text.slice(range.start, range.end)));
    end = range.end;
  }
  addPlain(text.length);
  return parts;
}

interface Mark {
  readonly range: TextRange;
  readonly as: (text: string) => StepPart;
}

function marksOf({ mentions, timers, temperatures }: KnownOfStep): Mark[] {
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
      const others = otherScales(reading);
      return { range: reading.range, as: (text) => ({ kind: 'temperature', text, others }) };
    }),
  ];
}
