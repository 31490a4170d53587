/** What can be done with a recipe from its card. */
import { Menu } from '@mantine/core';
import { useEffect, useRef, useState, type ComponentPropsWithRef, type ComponentType } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipes';
import { AddToMealPlanDialog } from '../../../meal-plans';
import { CardMenuItems } from './card-menu-items';
import classes from './recipe-card.module.css';
import { useSaving } from './use-saving';

export interface CardMenuPanelProps {
  recipe: RecipeCard;
  isOwn: boolean;
  Trigger: ComponentType<ComponentPropsWithRef<'button'>>;
}

export function CardMenuPanel({ recipe, isOwn, Trigger }: CardMenuPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const [isPlanning, setPlanning] = useState(false);
  const { press, question } = useSaving(recipe);
  useEffect(() => {
    // It is here because someone pressed the button that stood in its place; the menu opens once the
    // new button has its place on the screen, and the press that brought it is over.
    const frame = requestAnimationFrame(() => setOpen(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const trigger = useRef<HTMLButtonElement>(null);
  const handleChange = (willBeOpen: boolean) => {
    setOpen(willBeOpen);
    // The menu's own memory of where focus was may be that earlier button.
    if (!willBeOpen) trigger.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Menu
        opened={isOpen}
        onChange={handleChange}
        returnFocus={false}
        position="bottom-end"
        // In the page's main part: so it is found by ear.
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

const mainPart = (): HTMLElement => document.querySelector('main') ?? document.body;
