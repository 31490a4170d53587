import { v5, v7 } from 'uuid';

/** A new id: UUID version 7, so that newer rows sort after older ones. */
export const newId = (): string => v7();

/**
 * The same id for the same name: UUID version 5.
 *
 * @param within an id; the names of another one have other ids
 */
export const idOfName = (within: string, name: string): string => v5(name, within);
