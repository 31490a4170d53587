/** How sentences name a search or a cookbook. */
import { say } from '../../../texts/say';

/** @param name undefined when it is gone */
export const sourceText = (name: string | undefined): string =>
  name === undefined ? say('a search or cookbook that is gone') : say('“{text}”', { text: name });
