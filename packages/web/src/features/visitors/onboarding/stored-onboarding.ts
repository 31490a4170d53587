/**
 * What the tab remembers of the wizard in session storage: the step, what is chosen and typed, and that it
 * was closed (Spec 4: for the session only). It ends with the session of the person.
 */
import * as z from 'zod/mini';
import { wizardSteps } from '@saltbush/domain/visitors/onboarding/wizard-steps';
import { defaultServes } from '@saltbush/recipe-parser/recipe';
import { onAnnouncement } from '../../../api/announcements';
import { newId } from '../../../api/new-id';
import { getSession } from '../../../api/session';
import { objectWith, parseStored } from '../../../api/stored/stored-value';
import { blankIngredient, type IngredientRows } from '../../recipe/recipe-form';

/** The own recipe of steps 7 and 8, until it is saved. */
export interface OwnRecipe {
  /** Made before it is saved: saved twice, it is one recipe. */
  recipeId: string;
  title: string;
  ingredients: IngredientRows;
  serves: number;
  imageUrl?: string | undefined;
}

export interface StoredOnboarding {
  userId: string;
  /** From 1 to 9. */
  step: number;
  /** Ids of the chosen examples. */
  selected: string[];
  ownRecipe: OwnRecipe;
}

const stateKey = 'saltbush.onboarding';
const dismissedKey = 'saltbush.onboarding-dismissed';

const format = {
  schema: objectWith<StoredOnboarding>({
    userId: z.string(),
    step: z.int().check(z.gte(1), z.lte(wizardSteps)),
    selected: z.array(z.string()),
    ownRecipe: z.looseObject({
      recipeId: z.string(),
      title: z.string(),
      serves: z.number(),
      ingredients: z.array(z.looseObject({ key: z.string() })),
    }),
  }),
};

export const blankOwnRecipe = (): OwnRecipe => ({
  recipeId: newId(),
  title: '',
  ingredients: [blankIngredient()],
  serves: defaultServes,
});

/** Of a visitor, and of whoever registers after the slides. */
const visitorId = '';

/** Of the signed-in person; undefined if they have not begun, or another tab has. */
export function readOnboarding(): StoredOnboarding | undefined {
  const stored = parseStored(readSession(stateKey), format);
  const isOwn = stored?.userId === getSession()?.user?._id || stored?.userId === visitorId;
  return isOwn ? stored : undefined;
}

/** A wizard on its first step is not worth resuming: it counts as begun from the second on. */
export const isUnderway = (): boolean => {
  const stored = readOnboarding();
  return stored !== undefined && stored.step > 1;
};

export function writeOnboarding(state: Omit<StoredOnboarding, 'userId'>): void {
  const userId = getSession()?.user?._id ?? visitorId;
  writeSession(stateKey, JSON.stringify({ userId, ...state } satisfies StoredOnboarding));
}

export const removeOnboarding = (): void => removeSession(stateKey);

export const isDismissed = (): boolean => readSession(dismissedKey) === 'true';

export const dismissOnboarding = (): void => writeSession(dismissedKey, 'true');

// The next person on this device gets a wizard of their own.
onAnnouncement('signedOut', () => {
  removeSession(stateKey);
  removeSession(dismissedKey);
});

/** Where session storage is full or disabled: until the page is reloaded. */
const untilReload = new Map<string, string>();

function readSession(key: string): string | undefined {
  try {
    return untilReload.get(key) ?? sessionStorage.getItem(key) ?? undefined;
  } catch {
    return untilReload.get(key);
  }
}

function writeSession(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
    untilReload.delete(key);
  } catch {
    untilReload.set(key, text);
  }
}

function removeSession(key: string): void {
  untilReload.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is disabled.
  }
}
