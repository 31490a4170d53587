/**
 * Whoever brings their week to a household plans and shops with it from then on, on each of their devices: a week that
 * is in two plans would be ticked off in one of them only.
 */
import { chooseViewMode } from '../../../../api/view-mode';
import { getSession } from '../../../../api/session';
import { forgetDefaultHousehold, setDefaultHousehold } from '../default-household';

/**
 * Never rejects: this device shows it in any case.
 *
 * @returns whether it became the default; another that is the default stays so
 */
export async function openFirst(householdId: string): Promise<boolean> {
  chooseViewMode(householdId);
  if (getSession()?.user?.defaultHousehold) return false;
  try {
    await setDefaultHousehold(householdId);
    return true;
  } catch {
    return false;
  }
}

/** Never rejects. */
export async function openOwnFirst(householdId: string): Promise<void> {
  await setDefaultHousehold(undefined).catch(() => undefined);
  forgetDefaultHousehold(householdId);
}
