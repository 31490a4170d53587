/** What a language has for how often something comes back. Words are in small letters. */
export interface RepeatWords {
  readonly never: string;
  readonly mayBegin: RegExp;
  readonly numbers: Readonly<Record<string, number>>;
  /** In days. */
  readonly units: Readonly<Record<string, number>>;
  /** "weekly" */
  readonly adverbs: Readonly<Record<string, number>>;
  /** From Monday on, how a day begins; the first that fits counts. */
  readonly days: readonly RegExp[];
  /** With the groups `count`, `unit` and `day`; the first two of them are `units` and `numbers`. */
  readonly patterns: readonly RegExp[];
}
