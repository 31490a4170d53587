/** Items of a card's menu: for everyone, then for the owner. */
import { t } from '@lingui/core/macro';
import { Menu } from '@mantine/core';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconHeartOff from '@tabler/icons-react/dist/esm/icons/IconHeartOff.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useNavigate } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { paths } from '../../../paths';
import { useDeleteRecipes } from '../deleted-recipes';
import { useSetFavourite } from '../../recipe/recipes';

export interface CardMenuItemsProps {
  recipe: RecipeCard;
  isOwn: boolean;
  onPlan: () => void;
  /** Saves or removes the recipe. */
  onSave: () => void;
}

export function CardMenuItems({ recipe, isOwn, onPlan, onSave }: CardMenuItemsProps) {
  const setFavourite = useSetFavourite(recipe);
  const navigate = useNavigate();
  const deleteRecipes = useDeleteRecipes();
  const { isFavourite, isSaved } = recipe;
  return (
    <>
      <Item Icon={IconCalendarPlus} label={t`Add to meal plan`} onClick={onPlan} />
      <Item
        Icon={isFavourite ? IconHeartOff : IconHeart}
        label={isFavourite ? t`No longer a favourite` : t`Favourite`}
        onClick={() => setFavourite(!isFavourite)}
      />
      {isOwn ? (
        <>
          <Item
            Icon={IconPencil}
            label={t`Edit`}
            onClick={() => void navigate({ to: paths.editRecipe, params: { id: recipe._id } })}
          />
          <Item
            Icon={IconTrash}
            label={t`Delete`}
            color="red"
            onClick={() => void deleteRecipes([recipe])}
          />
        </>
      ) : (
        <Item
          Icon={isSaved ? IconMinus : IconPlus}
          label={isSaved ? t`Remove from my recipes` : t`Save to my recipes`}
          onClick={onSave}
        />
      )}
    </>
  );
}

interface ItemProps {
  Icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;
  label: string;
  color?: string;
  onClick: () => void;
}

function Item({ Icon, label, color, onClick }: ItemProps) {
  return (
    <Menu.Item
      color={color}
      leftSection={<Icon size={18} stroke={1.75} aria-hidden />}
      onClick={onClick}
    >
      {label}
    </Menu.Item>
  );
}
