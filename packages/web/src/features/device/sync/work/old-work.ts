/** Work in local storage, where earlier versions had it. It is read once. */
import { readText, removeText } from '../../../../api/stored/local-store';
import { parseStored, type StoredFormat } from '../../../../api/stored/stored-value';

export interface OldWork<Item> {
  /** Before the id of the user. */
  prefix: string;
  format: StoredFormat<readonly Item[]>;
}

/** Undefined: there is nothing. */
export function findOldWork<Item>(
  { prefix, format }: OldWork<Item>,
  userId: string,
): readonly Item[] | undefined {
  return parseStored(readText(prefix + userId), format);
}

/** Call it when the database has the work. Also removes what could not be read. */
export function removeOldWork<Item>({ prefix }: OldWork<Item>, userId: string): void {
  removeText(prefix + userId);
}
