/** Why something that was shared did not arrive. */
import { photoLimits } from '@saltbush/contract/recipe/recipe-photo';

export interface Problem {
  title: string;
  message: string;
}

/**
 * @param id in the address: of what is no longer there, or the reason why it never was. The service worker writes
 * `too-much` and `not-stored`; the manifest says `missed`, which stays where no service worker answered.
 */
export const problemOf = (id: string): Problem => problems[id] ?? gone;

const problems: Record<string, Problem> = {
  missed: {
    title: 'Please share it again',
    message: 'Saltbush was still getting ready on this device, so nothing arrived.',
  },
  'too-much': {
    title: 'That’s too much at once',
    message: `Please share up to ${photoLimits.photos} photos, or one file of up to 200 MB.`,
  },
  'not-stored': {
    title: 'It could not be stored',
    message: 'This device may be out of space. Please choose the photos or the file below.',
  },
};

const gone: Problem = {
  title: 'It’s no longer here',
  message: 'It was imported already, or has waited for more than a day. Please share it again.',
};
