/** The menu of a card; loaded by `card-menu.tsx`. */
import { Menu } from '@mantine/core';
import { useEffect, useRef, useState, type ComponentPropsWithRef, type ComponentType } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { AddToMealPlanDialog } from '../../plan/meal-plans';
import { mainPart } from '../../../ui/layout/main-part';
import { CardMenuItems } from './card-menu-items';
import classes from './recipe-card.module.css';
import { useSaveToggle } from './use-save-recipe';

export interface CardMenuPanelProps {
  recipe: RecipeCard;
  isOwn: boolean;
  Trigger: ComponentType<ComponentPropsWithRef<'button'>>;
}

export function CardMenuPanel({ recipe, isOwn, Trigger }: CardMenuPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const [isPlanning, setPlanning] = useState(false);
  const { press, question } = useSaveToggle(recipe);
  useEffect(() => {
    // Loaded by a click on the button it replaces; the menu opens after the new button is laid out
    // and that click has ended.
    const frame = requestAnimationFrame(() => setOpen(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const trigger = useRef<HTMLButtonElement>(null);
  const handleChange = (willBeOpen: boolean) => {
    setOpen(willBeOpen);
    // The menu may have stored the replaced button as the element to return focus to.
    if (!willBeOpen) trigger.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Menu
        opened={isOpen}
        onChange={handleChange}
        returnFocus={false}
        position="bottom-end"
        portalProps={{ target: mainPart() }}
        classNames={{ item: classes.menuItem }}
      >
        <Menu.Target>
          <Trigger ref={trigger} title={recipe.title} />
        </Menu.Target>
        <Menu.Dropdown>
          <CardMenuItems
            recipe={recipe}
            isOwn={isOwn}
            onPlan={() => setPlanning(true)}
            onSave={press}
          />
        </Menu.Dropdown>
      </Menu>
      <AddToMealPlanDialog recipe={recipe} isOpen={isPlanning} onClose={() => setPlanning(false)} />
      {question}
    </>
  );
}
