/** Tries an outside service as it is set up at the moment, and says in plain words how that went. */
import type { SettableService } from '@saltbush/contract/admin/service-settings';
import { AppError } from '@saltbush/contract/errors';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../../deps';
import { checkMail } from './check-mail';
import { checkImageGeneration, checkPhotoReading } from './check-models';
import { checkSignInProvider } from './check-sign-in-provider';
import type { CheckOutcome, Checker } from './outcome';

/** @throws AppError NOT_POSSIBLE when it is not set up */
export async function checkService(
  deps: Deps,
  service: SettableService,
  checker: Checker,
): Promise<CheckOutcome> {
  const outcome = await checks[service](deps, checker);
  if (!outcome)
    throw new AppError('NOT_POSSIBLE', say('It is not set up. Save its settings first.'));
  return outcome;
}

/** Each returns nothing for a service that is not set up. */
const checks: Record<
  SettableService,
  (deps: Deps, checker: Checker) => Promise<CheckOutcome | undefined>
> = {
  mail: checkMail,
  'sign-in-provider': checkSignInProvider,
  'photo-reading': checkPhotoReading,
  'image-generation': checkImageGeneration,
};
