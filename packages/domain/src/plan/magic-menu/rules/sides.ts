/** A side belongs to a dinner: where there is no dinner, there is none. */

interface Slots {
  readonly slots: readonly {
    readonly slot: { readonly id: string; readonly besides?: string | undefined };
    readonly locked: number | undefined;
  }[];
}

/**
 * The numbers of the slots whose dinner is empty.
 *
 * @param isEmpty by the number of a slot
 * @example loneSides(problem, (at) => dishAt[at] === -1) // [3]
 */
export function loneSides({ slots }: Slots, isEmpty: (at: number) => boolean): number[] {
  return slots.flatMap(({ slot: { besides } }, at) => {
    if (besides === undefined) return [];
    const dinner = slots.findIndex(({ slot }) => slot.id === besides);
    const isThere = dinner >= 0 && (slots[dinner]!.locked !== undefined || !isEmpty(dinner));
    return isThere ? [] : [at];
  });
}
