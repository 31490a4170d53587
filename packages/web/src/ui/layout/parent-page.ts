import { createContext } from 'react';

/** The address above the page that is shown; the shell knows it. */
export const ParentPage = createContext<string | undefined>(undefined);
