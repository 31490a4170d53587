/** The source of a recipe, with a link. */
import { Trans } from '@lingui/react/macro';
import { Anchor, Text } from '@mantine/core';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import classes from './recipe-source.module.css';

export interface RecipeSourceProps {
  source: NonNullable<RecipeOnWire['sourceAttribution']>;
}

export function RecipeSource({ source }: RecipeSourceProps) {
  const { siteName, siteUrl, recipeTitle, author } = source;
  const place = siteName ?? hostOf(siteUrl) ?? recipeTitle;
  const link = siteUrl ? (
    <Anchor
      href={siteUrl}
      className={classes.place}
      target="_blank"
      rel="noreferrer"
      title={recipeTitle}
    >
      {place}
    </Anchor>
  ) : (
    place
  );
  return (
    <Text>
      {author && place !== author ? (
        <Trans>
          From {link}, by {author}
        </Trans>
      ) : (
        <Trans>From {link}</Trans>
      )}
    </Text>
  );
}

function hostOf(url: string | undefined): string | undefined {
  return url && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : undefined;
}
