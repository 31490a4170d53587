/** With whom a recipe is shared. Each choice holds at once; the sentence on top says what that comes to. */
import { Text } from '@mantine/core';
import type { RecipeOnWire } from '@saltbush/contract/recipes';
import { AccessChoice } from './access-choice';
import { accessOf, changeTo } from './access';
import { CommunityChoice } from './community-choice';
import { LinkToPass } from './links/link-to-pass';
import { ShareLinks } from './links/share-links';
import { useShareLinks } from './links/use-share-links';
import classes from './sharing.module.css';
import { People } from './people/people';
import { useCommunities } from './use-communities';
import { useSharing } from './use-sharing';
import { whoMayRead } from './who-may-read';

export function SharePanel({ recipe }: { recipe: RecipeOnWire }) {
  const sharing = useSharing(recipe._id);
  const { data: communities = [] } = useCommunities();
  const { data: links = [] } = useShareLinks(recipe._id);
  const { communities: sharedIds } = recipe.sharedWith;
  const access = accessOf(recipe);
  const isShared =
    access !== 'private' || sharedIds.length + recipe.sharingSettings.approvedUsers.length > 0;
  const sentence = whoMayRead({
    recipe,
    communities: communities.filter(({ _id }) => sharedIds.includes(_id)).map(({ name }) => name),
    linkCount: links.length,
  });
  return (
    <div className={classes.panel}>
      <Text className={classes.sentence} aria-live="polite">
        {sentence}
      </Text>
      <AccessChoice
        label="Who can read it"
        access={access}
        onChoose={(next) => sharing.mutate(changeTo(next))}
      />
      {isShared && (
        <LinkToPass
          label="Address of the recipe"
          hint={access === 'private' ? signedInHint : undefined}
          title={recipe.title}
          url={`${window.location.origin}/recipe/${recipe._id}`}
        />
      )}
      <CommunityChoice
        label="Communities"
        chosen={sharedIds}
        onChange={(ids) => sharing.mutate({ sharedWith: { communities: ids } })}
      />
      <People recipe={recipe} />
      <ShareLinks recipe={recipe} />
    </div>
  );
}

const signedInHint = 'For the people and communities below. It opens once they are signed in.';
