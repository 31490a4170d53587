/** Who can see a recipe. Changes apply at once; the sentence on top sums them up. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { StepHead } from '../../../ui/panels/panel-row';
import { AccessChoice } from './access-choice';
import { accessOf, changeTo } from './access';
import { CommunityChoice } from './community-choice';
import { OpenLinks } from './links/open-links';
import { useShareLinks } from './links/use-share-links';
import classes from './sharing.module.css';
import { People } from './people/people';
import { SubRecipeSharing } from './sub-recipe-sharing';
import { useCommunities } from './use-communities';
import { useSharing } from './use-sharing';
import { visibilityText } from './visibility';

export function WhoCanSee({ recipe, onBack }: { recipe: RecipeOnWire; onBack: () => void }) {
  const sharing = useSharing(recipe._id);
  return (
    <>
      <StepHead onBack={onBack}>
        <Trans>Who can see this</Trans>
      </StepHead>
      <div className={classes.panel}>
        <VisibilitySentence recipe={recipe} />
        <SubRecipeSharing recipe={recipe} />
        <AccessChoice
          label={t`Who can see it`}
          access={accessOf(recipe)}
          onChoose={(next) => sharing.mutate(changeTo(next))}
        />
        <CommunityChoice
          label={t`Communities`}
          chosen={recipe.sharedWith.communities}
          onChange={(ids) => sharing.mutate({ sharedWith: { communities: ids } })}
        />
        <People recipe={recipe} />
        <OpenLinks recipeId={recipe._id} />
      </div>
    </>
  );
}

function VisibilitySentence({ recipe }: { recipe: RecipeOnWire }) {
  const { data: communities = [] } = useCommunities();
  const { data: links = [] } = useShareLinks(recipe._id);
  const isShared = ({ _id }: { _id: string }) => recipe.sharedWith.communities.includes(_id);
  return (
    <Text className={classes.sentence} aria-live="polite">
      {visibilityText({
        recipe,
        communities: communities.filter(isShared).map(({ name }) => name),
        linkCount: links.length,
      })}
    </Text>
  );
}
