/** What a language calls units, packs and aisles. */
export interface WordsOfLanguage {
  /** A BCP 47 tag. */
  readonly language: string;
  /** By the id of the unit or the name of the pack: "Dose | Dosen"; what has one form only is written once. */
  readonly units: Readonly<Record<string, string>>;
  /** Parts of a food that lists measure, by their English word: juice, zest. */
  readonly parts: Readonly<Record<string, string>>;
  /** What stands between whole numbers and decimals. */
  readonly decimal: '.' | ',';
  /**
   * A pack with its size, or several sizes of one pack: "400-g-Dosen", "600-ml- + 300-ml-Kartons".
   *
   * @param sizes "400 g", "2 × 600 ml"
   * @param pack in the form for their number
   */
  readonly sizedPack: (sizes: readonly string[], pack: string) => string;
  /** By the English name. */
  readonly aisles: Readonly<Record<string, string>>;
  /**
   * How an amount ends that names a container, and what a food's name need not say beside it, both as regular
   * expressions: "2 Dosen" of "Thunfisch aus der Dose" are "2 Dosen Thunfisch".
   */
  readonly containers: readonly (readonly [amount: string, inName: string])[];
}
