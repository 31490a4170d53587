/**
 * Where a reading is in its file, so that another one can go on there: when a file has had its turn and
 * others wait, and when one recipe took more than a reading may take.
 */

/** Plain data: it goes from process to process. */
export interface Cursor {
  /** Number of the file in the archive. */
  entry: number;
  /** How many finds of that file are dealt with. */
  finds: number;
  /** How many bytes were read so far: a budget is for the whole file that was sent. */
  readBytes: number;
}

export const fromStart: Cursor = { entry: 0, finds: 0, readBytes: 0 };

export interface Position {
  /**
   * Called before a file of the archive is opened.
   *
   * @param entry its number
   * @returns `false` when an earlier reading has dealt with it
   */
  enter(entry: number): boolean;
  /** Counts a find. @returns `false` when an earlier reading has dealt with it */
  isNext(): boolean;
  read(bytes: number): void;
  /** Where to go on, after the last find that was counted. */
  cursor(): Cursor;
}

export function startingAt(from: Cursor): Position {
  let { entry, readBytes } = from;
  let toSkip = from.finds;
  let finds = 0;
  /** Of the file that is open: read again by another reading, it is counted once. */
  let openBytes = 0;
  return {
    enter: (next) => {
      if (next < from.entry) return false;
      if (next > from.entry) toSkip = 0;
      entry = next;
      finds = 0;
      readBytes += openBytes;
      openBytes = 0;
      return true;
    },
    isNext: () => {
      finds += 1;
      if (toSkip === 0) return true;
      toSkip -= 1;
      return false;
    },
    read: (bytes) => {
      openBytes += bytes;
    },
    cursor: () => ({ entry, finds, readBytes }),
  };
}
