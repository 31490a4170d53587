/** Whether the welcome tour was finished or closed on this device (Spec 3: hasSeenTour). */
import { readText, writeText } from '../../../api/stored/local-store';

const key = 'hasSeenTour';

/** Undefined or "false": not seen. */
export const readTourSeen = (): string | undefined => readText(key);

export const markTourSeen = (): void => void writeText(key, 'true');
