/** The example recipes, the onboarding wizard and the welcome tour. */
import type { Locator, Page } from 'playwright-core';
import { call, upload } from '../setup/call';
import { registerByCall, signInByCall } from '../setup/people';

const sampleTags = ["Australia's Favourites", 'Mid Week', 'Quick'];

/** Main and side of each: enough that Magic Menu has a choice. */
const dishes = [
  ['Beef tacos', 'beef mince', 'tomatoes'],
  ['Butter chicken', 'chicken thighs', 'basmati rice'],
  ['Pumpkin soup', 'pumpkin', 'thickened cream'],
  ['Salmon tray bake', 'salmon fillets', 'potatoes'],
  ['Spaghetti bolognese', 'pork mince', 'spaghetti'],
  ['Tofu stir-fry', 'tofu', 'broccoli'],
  ['Zucchini slice', 'zucchini', 'eggs'],
] as const;

/**
 * Recipes that everyone may read, with the tags of examples.
 *
 * @param pictures of the first of them
 */
export async function writeSamples(pictures: File[] = []): Promise<void> {
  const author = await registerByCall('Sample');
  const token = (await signInByCall(author))['saltbush.token'];
  for (const [index, [title, main, side]] of dishes.entries()) {
    const ingredients = [main, side].map((name) => ({ name, amount: '500', unit: 'g' }));
    const picture = pictures[index];
    const image =
      picture && (await upload<{ imageUrl: string }>('/images', { image: picture }, token));
    const recipe = {
      title,
      serves: 4,
      totalMinutes: 30,
      tags: sampleTags,
      imageUrl: image?.imageUrl,
      ingredients: [...ingredients, { name: 'salt', amount: '0', unit: 'tsp' }],
      instructions: [`Cook the ${main}.`, `Serve it with the ${side}.`],
      sharingSettings: { mode: 'public' },
      sharedWith: { saltbush: true },
    };
    await call('/recipes', recipe, { token });
  }
}

export const wizard = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Welcome to Saltbush' });

export const tour = (page: Page): Locator => page.getByRole('dialog', { name: 'Welcome tour' });
