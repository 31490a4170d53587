/** Submit handler of a form that may ask for the password first. */
import type { SyntheticEvent } from 'react';
import { AppError } from '@saltbush/contract/errors';
import type { FieldMessage } from '../../../../ui/fields/use-fields';
import { useConfirmed } from './use-confirmed';

/**
 * @param send rejects for what is refused
 * @param setMessages gets what is wrong with the fields; any other error comes in a toast
 * @example const { isBusy, dialog, handleSubmit } = useConfirmedForm(send, fields.setMessages);
 */
export function useConfirmedForm(
  send: (password?: string) => Promise<void>,
  setMessages: (messages: FieldMessage[]) => void,
) {
  const { run, isBusy, dialog } = useConfirmed();
  const sendOrMark = async (password?: string) => {
    try {
      await send(password);
    } catch (error) {
      const isOfFields = error instanceof AppError && error.code === 'VALIDATION_FAILED';
      if (!isOfFields || typeof error.details === 'string') throw error;
      setMessages(error.details);
    }
  };
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void run(sendOrMark);
  };
  return { isBusy, dialog, handleSubmit };
}
