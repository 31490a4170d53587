import { Group, Text, Title } from '@mantine/core';
import { useSession } from '../../../api/session';
import { paths } from '../../../paths';
import { LinkButton, TextLink } from '../../../ui/link-button';
import { HeroImage } from './hero-image';
import { RotatingWords } from './rotating-words';
import classes from './hero.module.css';

export function Hero() {
  const isSignedIn = useSession() !== undefined;
  return (
    <section className={classes.hero}>
      <div>
        <Title order={1} className={classes.headline} tabIndex={-1}>
          What if your weekly shop{' '}
          <RotatingWords first="took 10 minutes?" then="always cost less?" />
        </Title>
        <Text className={classes.lead}>
          Turn your favourite meals into an instant shopping list, and save about 2 hours a week.
        </Text>
        <Group gap="sm">
          {isSignedIn ? (
            <LinkButton to={paths.myRecipes} size="lg">
              Go to my recipes
            </LinkButton>
          ) : (
            <>
              <LinkButton to={paths.register} size="lg">
                Try it Free
              </LinkButton>
              <LinkButton to={paths.register} size="lg" variant="default">
                Learn more
              </LinkButton>
            </>
          )}
        </Group>
        {!isSignedIn && (
          <Text className={classes.note}>
            No credit card required. <TextLink to={paths.login}>Sign in</TextLink>
          </Text>
        )}
      </div>
      <HeroImage />
    </section>
  );
}
