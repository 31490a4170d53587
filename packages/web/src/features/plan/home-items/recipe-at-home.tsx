/** On a recipe: "You have 5 of 7", and its portions that lie at home. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { isPortions } from '@saltbush/domain/plan/home-items/home-items';
import { useUser } from '../../../api/session';
import classes from './recipe-at-home.module.css';
import { portionsAt } from './home-texts';
import { useHomeMatch, type MatchedRecipe } from './use-home-match';

export function RecipeAtHome({ recipe }: { recipe: MatchedRecipe }) {
  const user = useUser();
  return user && <OfUser recipe={recipe} userId={user._id} />;
}

function OfUser({ recipe, userId }: { recipe: MatchedRecipe; userId: string }) {
  const { home, match } = useHomeMatch(recipe, userId);
  const portions = home?.items.filter((item) => isPortions(item) && item.recipeId === recipe._id);
  const isUsing = match && match.used.length > 0;
  if (!portions?.length && !isUsing) return null;
  return (
    <div className={classes.home}>
      {portions?.map((item) => (
        <p key={item.id}>{portionsAt(item, home?.recipes.get(recipe._id)?.card)}</p>
      ))}
      {isUsing && (
        <p>
          <strong>
            <Trans>
              You have {match.there} of {match.needed}
            </Trans>
          </strong>
          {match.missing.length > 0 && ` · ${t`needs ${{ foods: match.missing.join(', ') }}`}`}
        </p>
      )}
    </div>
  );
}
