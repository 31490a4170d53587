/** What can be done with a recipe from its card. */
import { Menu } from '@mantine/core';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ComponentPropsWithRef, type ComponentType } from 'react';
import { paths } from '../../app/paths';
import classes from './recipe-card.module.css';
import type { Deletable } from './use-delete-recipe';

export interface CardMenuPanelProps {
  recipe: Deletable;
  onDelete: () => void;
  Trigger: ComponentType<ComponentPropsWithRef<'button'>>;
}

export function CardMenuPanel({ recipe, onDelete, Trigger }: CardMenuPanelProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // It is here because someone pressed the button that stood in its place; the menu opens once the
    // new button has its place on the screen, and the press that brought it is over.
    const frame = requestAnimationFrame(() => setOpen(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const trigger = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const handleChange = (willBeOpen: boolean) => {
    setOpen(willBeOpen);
    // The menu's own memory of where focus was may be that earlier button.
    if (!willBeOpen) trigger.current?.focus({ preventScroll: true });
  };
  return (
    <Menu
      opened={isOpen}
      onChange={handleChange}
      returnFocus={false}
      position="bottom-end"
      classNames={{ item: classes.menuItem }}
    >
      <Menu.Target>
        <Trigger ref={trigger} title={recipe.title} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconPencil size={18} stroke={1.75} aria-hidden />}
          onClick={() => void navigate({ to: paths.editRecipe, params: { id: recipe._id } })}
        >
          Edit
        </Menu.Item>
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
          onClick={onDelete}
        >
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
