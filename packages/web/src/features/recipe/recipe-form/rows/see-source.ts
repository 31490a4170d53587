import { createContext } from 'react';

/** Shows where the line of a field was read; undefined where that is not known. */
export const SeeSource = createContext<((id: string) => void) | undefined>(undefined);
