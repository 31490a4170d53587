/** The household whose list is shown, for changes of its aisles, staples and splits. */
import { createContext, useContext } from 'react';

/** Undefined: one's own list. */
export const ListHousehold = createContext<string | undefined>(undefined);

export const useListHousehold = (): string | undefined => useContext(ListHousehold);
