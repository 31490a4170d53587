/** Sharing settings of a recipe. Changes apply at once; the sentence on top sums them up. */
import { Text } from '@mantine/core';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { AccessChoice } from './access-choice';
import { accessOf, changeTo } from './access';
import { CommunityChoice } from './community-choice';
import { CopyLink } from '../../../ui/fields/copy-link';
import { ShareLinks } from './links/share-links';
import { useShareLinks } from './links/use-share-links';
import classes from './sharing.module.css';
import { People } from './people/people';
import { useCommunities } from './use-communities';
import { useSharing } from './use-sharing';
import { visibilityText } from './visibility';

export function SharePanel({ recipe }: { recipe: RecipeOnWire }) {
  const sharing = useSharing(recipe._id);
  const { communities: sharedIds } = recipe.sharedWith;
  const access = accessOf(recipe);
  return (
    <div className={classes.panel}>
      <VisibilitySentence recipe={recipe} />
      <AccessChoice
        label="Who can read it"
        access={access}
        onChoose={(next) => sharing.mutate(changeTo(next))}
      />
      {/* Whoever is sent the address of a private recipe would read that it is private. */}
      {access !== 'private' && (
        <CopyLink
          label="Address of the recipe"
          title={recipe.title}
          url={`${window.location.origin}/recipe/${recipe._id}`}
        />
      )}
      <ShareLinks recipe={recipe} />
      <CommunityChoice
        label="Communities"
        chosen={sharedIds}
        onChange={(ids) => sharing.mutate({ sharedWith: { communities: ids } })}
      />
      <People recipe={recipe} />
    </div>
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
