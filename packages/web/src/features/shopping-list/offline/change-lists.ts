/**
 * Food settings apply to all lists, so they need the server: send, then refetch the lists. On an
 * error nothing changes and a toast says so.
 */
import { AppError } from '@saltbush/contract/errors';
import { describeError } from '../../../api/describe-error';
import { queryClient } from '../../../api/query-client';
import { showToast } from '../../../ui/feedback/toast';
import { allLists } from './use-shopping-list';

export interface ListChange {
  say: () => Promise<unknown>;
  /** Success message: "Leeks moved to Freezer". */
  done: string;
  /** Error message: "Leeks were not moved". */
  failed: string;
  undo?: ListChange;
}

/** Resolves to whether it succeeded. Never rejects. */
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
