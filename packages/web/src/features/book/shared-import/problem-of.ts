/** Why something that was shared did not arrive. */
import { t } from '@lingui/core/macro';
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
    title: t`Please share it again`,
    message: t`Saltbush was still getting ready on this device, so nothing arrived.`,
  },
  'too-much': {
    title: t`That’s too much at once`,
    message: t`Please share up to ${photoLimits.photos} photos, or one file of up to 200 MB.`,
  },
  'not-stored': {
    title: t`It could not be stored`,
    message: t`This device may be out of space. Please choose the photos or the file below.`,
  },
};

const gone: Problem = {
  title: t`It’s no longer here`,
  message: t`It was imported already, or has waited for more than a day. Please share it again.`,
};
