/** What is known of a recipe when a query is decided in plain code. */
export interface RecipeFacts {
  /** As stored: "tag:mid week", "food:onion", "without:peanut". */
  readonly facets: ReadonlySet<string>;
  /** Whether each of these words, or the food they name, is in its text. */
  readonly hasWords: (words: string) => boolean;
  /** All in all; undefined when it gives no time. */
  readonly minutes: number | undefined;
  /** Of one serve, computed or stated; undefined when neither is known. */
  readonly energyKj: number | undefined;
  readonly proteinGrams: number | undefined;
  /** Lines of its list. */
  readonly ingredients: number;
  /** Stars on average, 1 to 5. */
  readonly rating: number | undefined;
  /** "2026-11-23", by the cook log of the reader and of the households they plan for. */
  readonly lastCookedOn: string | undefined;
  /** Of the reader, like the next two. */
  readonly isFavourite: boolean;
  readonly isOwn: boolean;
  readonly isSaved: boolean;
  /** Of the reader, those that it is shared with. */
  readonly householdIds: ReadonlySet<string>;
  readonly hasImage: boolean;
  /** Where the reader is: "2026-11-23". */
  readonly addedOn: string;
}

export interface QueryContext {
  /** The day so many days before the reader's today: "2026-11-23". */
  readonly daysAgo: (days: number) => string;
}
