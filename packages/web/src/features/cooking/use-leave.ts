/** The way out of cooking mode: back to where one came from, or to the recipe. */
import { useNavigate, useRouter } from '@tanstack/react-router';
import { paths } from '../../app/paths';

export function useLeave(recipeId: string): () => void {
  const { history } = useRouter();
  const navigate = useNavigate();
  return () => {
    if (history.canGoBack()) history.back();
    else void navigate({ to: paths.recipe, params: { id: recipeId }, replace: true });
  };
}
