import { AppError } from '@saltbush/contract/errors';
import {
  isEasilyGuessed,
  type PasswordOwner,
} from '@saltbush/domain/account/accounts/password-blocklist';
import { say } from '@saltbush/domain/texts/say';

/** @param field the name of the form's field that the message belongs under */
export function refuseBlockedPassword(password: string, owner: PasswordOwner, field: string): void {
  if (!isEasilyGuessed(password, owner)) return;
  const message = say(
    'Too easy to guess. A few words in a row are easy to remember and hard to guess.',
  );
  throw new AppError('VALIDATION_FAILED', [{ field, message }]);
}
