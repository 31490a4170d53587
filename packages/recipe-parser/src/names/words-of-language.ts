/** What a language calls units, packs and aisles. */
export interface WordsOfLanguage {
  /** A BCP 47 tag. */
  readonly language: string;
  /** By the id of the unit or the name of the pack: "Dose | Dosen"; what has one form only is written once. */
  readonly units: Readonly<Record<string, string>>;
  /** By the English name. */
  readonly aisles: Readonly<Record<string, string>>;
  /**
   * How an amount ends that names a container, and what a food's name need not say beside it, both as regular
   * expressions: "2 Dosen" of "Thunfisch aus der Dose" are "2 Dosen Thunfisch".
   */
  readonly containers: readonly (readonly [amount: string, inName: string])[];
}
