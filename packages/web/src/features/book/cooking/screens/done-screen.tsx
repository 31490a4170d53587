/** After the last step: the dish, what one thought of it, a photo, its leftovers, the next meal, and what is used up. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Title } from '@mantine/core';
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { imageMediaTypes } from '@saltbush/contract/recipe/images';
import { FileButton } from '../../../../ui/fields/file-button';
import { Image } from '../../../../ui/images/image';
import { AfterCooking } from '../../../plan/meal-plans';
import { UsedUp } from '../../../plan/home-items';
import { RecipeCover } from '../../../recipe/recipes';
import { QuickRating } from '../../reviews';
import type { Finish } from '../state/use-finish';
import screenClasses from './cooking-screens.module.css';
import classes from './done-screen.module.css';

export interface DoneScreenProps {
  recipe: RecipeOnWire;
  /** For how many it was cooked. */
  serves: number;
  finish: Finish;
}

export function DoneScreen({ recipe, serves, finish }: DoneScreenProps) {
  return (
    <div className={classes.done}>
      <Dish recipe={recipe} photoUrl={finish.photoUrl} />
      <div className={classes.rest}>
        <div>
          <Title order={2} id="screen" className={screenClasses.heading} data-announced>
            <Trans>That was the last step</Trans>
          </Title>
          <p className={classes.wish} data-announced>
            <Trans>Enjoy your meal.</Trans>
          </p>
        </div>
        <div className={classes.opinion}>
          <QuickRating recipe={recipe} whileLoading={<div className={classes.stars} />} />
          <AddPhoto {...finish} />
        </div>
        <AfterCooking recipe={recipe} serves={serves} />
        <UsedUp recipe={recipe} />
      </div>
    </div>
  );
}

function Dish({ recipe, photoUrl }: { recipe: RecipeOnWire; photoUrl: string | undefined }) {
  return (
    <div className={classes.dish}>
      {photoUrl === undefined ? (
        <RecipeCover recipe={recipe} sizes="(min-width: 48em) 22rem, 100vw" isEager />
      ) : (
        <Image src={photoUrl} alt={t`Your photo`} isEager />
      )}
    </div>
  );
}

function AddPhoto({ upload: { stage, error, send }, photoUrl }: Finish) {
  return (
    <div>
      <FileButton
        icon={<IconCamera size={20} stroke={1.75} aria-hidden />}
        accept={imageMediaTypes.join(',')}
        onFiles={([file]) => file && void send(file)}
      >
        {photoUrl === undefined ? t`Add a photo` : t`Change photo`}
      </FileButton>
      <output>{stage && t`Uploading …`}</output>
      {error && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
