/**
 * What a person says of a food holds for all their lists, so the server must hear it: it is said, and
 * the lists are read again. What could not be said leaves everything as it was, and the person is told.
 */
import { AppError } from '@saltbush/contract/errors';
import { describeError } from '../../../api/describe-error';
import { queryClient } from '../../../api/query-client';
import { showToast } from '../../../ui/toast';
import { allLists } from './use-shopping-list';

export interface ListChange {
  say: () => Promise<unknown>;
  /** What to say when it is done: "Leeks moved to Freezer". */
  done: string;
  /** What to say when it is not: "Leeks were not moved". */
  failed: string;
  undo?: ListChange;
}

/** Whether the server has it. Never rejects. */
export async function changeLists({ say, done, failed, undo }: ListChange): Promise<boolean> {
  try {
    await say();
  } catch (error) {
    showToast({ kind: 'error', title: failed, message: reasonOf(error) });
    return false;
  }
  await queryClient.invalidateQueries({ queryKey: [allLists] });
  showToast({
    kind: 'success',
    title: done,
    ...(undo && { action: { label: 'Undo', onClick: () => void changeLists(undo) } }),
  });
  return true;
}

const reasonOf = (error: unknown): string =>
  error instanceof AppError && error.code === 'SERVER_UNREACHABLE'
    ? 'There is no signal. Your list is as it was; try again when you are back online.'
    : describeError(error).message;
