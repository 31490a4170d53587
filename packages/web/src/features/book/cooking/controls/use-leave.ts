/** Leaves cooking mode: back in the history, or to the recipe. */
import { useNavigate, useRouter } from '@tanstack/react-router';
import { paths } from '../../../../paths';

export function useLeave(recipeId: string): () => void {
  const { history } = useRouter();
  const navigate = useNavigate();
  return () => {
    if (history.canGoBack()) history.back();
    else void navigate({ to: paths.recipe, params: { id: recipeId }, replace: true });
  };
}
