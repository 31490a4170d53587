/** A typed item on a line of the list. */
export interface LineItem {
  readonly id: string;
  /** As typed. */
  readonly text: string;
  readonly isTicked: boolean;
  /** Ticked and put away. */
  readonly isCleared: boolean;
  readonly by?: string | undefined;
  readonly note?: string;
  readonly store?: string;
  readonly repeatWeeks?: number;
  readonly repeatDays?: number;
  readonly repeatOn?: number;
}
