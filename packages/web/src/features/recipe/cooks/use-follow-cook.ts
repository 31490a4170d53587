import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { followedCooksRoutes } from '@saltbush/contract/book/cooks';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/feedback/toast';
import { recipeKeys } from '../recipes';
import { cookKeys } from './cook-queries';

interface Followed {
  _id: string;
  username?: string | undefined;
}

/** Follows a cook, or ends it; the toast of an end takes it back. */
export function useFollowCook(): (cook: Followed, isFollowed: boolean) => Promise<void> {
  const queryClient = useQueryClient();
  const set = async ({ _id: id }: Followed, isFollowed: boolean): Promise<boolean> => {
    try {
      await call(isFollowed ? followedCooksRoutes.follow : followedCooksRoutes.unfollow, {
        params: { id },
      });
    } catch (error) {
      showToast({ kind: 'error', ...describeError(error) });
      return false;
    } finally {
      await queryClient.invalidateQueries({ queryKey: cookKeys.all });
      void queryClient.invalidateQueries({ queryKey: [...recipeKeys.lists, 'followed'] });
    }
    return true;
  };
  return async (cook, isFollowed) => {
    if (!(await set(cook, isFollowed))) return;
    const { username = t`this cook` } = cook;
    if (isFollowed) {
      const message = t`Their new recipes are under Browse, From cooks you follow.`;
      showToast({ kind: 'success', title: t`You follow ${username}`, message });
      return;
    }
    showToast({
      kind: 'success',
      title: t`You no longer follow ${username}`,
      action: { label: t`Undo`, onClick: () => void set(cook, true) },
    });
  };
}
