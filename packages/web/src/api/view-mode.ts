/**
 * The view mode (Spec 4): whether Meal Plan and Shopping List show one's own plan or that of a
 * household. It is stored on this device. On load the user's default household wins; a 403 of the
 * household resets it to personal.
 */
import { useSyncExternalStore } from 'react';
import { onAnnouncement } from './announcements';
import { readText, removeText, writeText } from './stored/local-store';
import { getSession, useUser } from './session';

export const viewModeKey = 'saltbush.view-mode';
const personal = 'personal';

/** Chosen since the app was loaded: wins over the default household. */
let chosen: string | undefined;
const listeners = new Set<() => void>();

/** The id of the household; undefined: personal. */
export function getViewMode(): string | undefined {
  const mode = chosen ?? getSession()?.user?.defaultHousehold ?? readText(viewModeKey);
  return mode && isHouseholdId(mode) ? mode : undefined;
}

/** Renders again when it changes. */
export function useViewMode(): string | undefined {
  // The default household comes with the profile.
  useUser();
  return useSyncExternalStore(subscribe, getViewMode, getViewMode);
}

/** @param householdId undefined: personal */
export function chooseViewMode(householdId: string | undefined): void {
  chosen = householdId ?? personal;
  writeText(viewModeKey, chosen);
  notify();
}

export function forgetViewMode(): void {
  chosen = personal;
  removeText(viewModeKey);
  notify();
}

// The next user of this device is in other households.
onAnnouncement('signedOut', () => {
  forgetViewMode();
  chosen = undefined;
});

/** Anything else, such as a damaged address, is no household. */
export const isHouseholdId = (text: string): boolean =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const notify = (): void => listeners.forEach((listener) => listener());
