/** From the landing page to the first shopping list, as a new family gets there. */
import type { Locator, Page } from 'playwright-core';
import type { Person } from '../setup/people';
import { isSynced } from './menu-maker';
import { tour, wizard } from './onboarding';

export interface Way {
  /** By touch or with a mouse. */
  press: (target: Locator) => Promise<void>;
  /** Presses the dark beside the tour. */
  leaveTour: () => Promise<void>;
  /** Looks at each new screen. */
  look: (screen: string) => Promise<void>;
}

/**
 * Registers, picks five examples, adds an own recipe, leaves the tour, has a week planned and opens the list.
 *
 * @returns how often a button or a link was pressed; typing, and the presses into fields that belong to it, do not count
 */
export async function reachFirstList(page: Page, person: Person, way: Way): Promise<number> {
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await way.press(target);
  };
  await page.goto('/');
  await press(page.getByRole('link', { name: 'Try it Free' }).first());
  await page.getByLabel('Name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await press(page.getByRole('button', { name: 'Create My Account' }));
  await completeWizard(page, { ...way, press });
  await page.waitForURL('**/browse*');
  await tour(page).getByRole('heading', { name: 'Welcome to Saltbush' }).waitFor();
  await way.look('tour');
  presses += 1;
  await way.leaveTour();
  await tour(page).waitFor({ state: 'hidden' });

  await press(page.getByRole('link', { name: 'Meal Plan' }).filter({ visible: true }));
  await press(page.getByRole('button', { name: 'Magic Menu' }).filter({ visible: true }).first());
  const menu = page.getByRole('dialog', { name: 'Magic Menu' });
  await menu.getByRole('heading', { level: 3 }).first().waitFor();
  await press(menu.getByRole('button', { name: 'Use these dinners' }));
  await page.getByText(/dinners? planned/).waitFor();
  await isSynced(page);
  await press(page.getByRole('link', { name: /^Shopping list.*items?$/ }));
  // At the end of a week there may be one dinner left to plan.
  await page.getByRole('checkbox').first().waitFor();
  return presses;
}

async function completeWizard(page: Page, { press, look }: Way): Promise<void> {
  const guide = wizard(page);
  await guide.getByRole('heading', { level: 2, name: /^Not the perfect cookbook/ }).waitFor();
  await look('slide');
  await press(guide.getByRole('button', { name: 'Skip intro' }));
  await press(guide.getByRole('button', { name: 'Pick 5 for me' }));
  await guide.getByText('5 recipes selected (minimum 5)').waitFor();
  await look('examples');
  await press(guide.getByRole('button', { name: 'Next' }));
  await page.getByText('Recipes ready!').waitFor();
  await guide.getByLabel('Title').fill('Shepherd’s pie');
  await guide.getByLabel('Ingredient 1', { exact: true }).fill('500 g lamb mince');
  await guide.getByLabel('Ingredient 1', { exact: true }).press('Enter');
  await guide.getByLabel('Ingredient 2', { exact: true }).fill('1 kg potatoes');
  await look('own recipe');
  await press(guide.getByRole('button', { name: 'Add to my recipes' }));
  await guide.getByRole('heading', { level: 2, name: 'Time to test out Saltbush' }).waitFor();
  await look('end');
  await press(guide.getByRole('button', { name: 'Let’s go!' }));
}
