/** Loads `change-code.ts`, once. */
import { onDemand } from '../../../../ui/on-demand';
import type * as Code from './change-code';

type ChangeCode = typeof Code;

export const changeCode = onDemand((): Promise<ChangeCode> => import('./change-code'));
