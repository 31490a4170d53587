import { ActionIcon, Button, Menu } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { ActionButton } from '../../../ui/action-button';
import { FileButton } from '../../../ui/fields/file-button';
import { LinkButton, LinkIcon, TextLink } from '../../../ui/link-button';
import { LazyMenu } from '../../../ui/menu/lazy-menu';
import { menuCode } from '../../../ui/menu/menu-frame.lazy';
import { ThemeSwitch } from '../../../ui/theme/theme-switch';
import type { ExampleGroup } from '../../example';

const Items = () => (
  <>
    <Menu.Item>Print</Menu.Item>
    <Menu.Item disabled>Move to…</Menu.Item>
    <Menu.Divider />
    <Menu.Item color="red">Delete</Menu.Item>
  </>
);
const items = menuCode(async () => Items);

const variants = ['filled', 'default', 'light', 'subtle', 'outline'] as const;

const buttonsOf = (props: object) =>
  variants.map((variant) => (
    <Button key={variant} variant={variant} {...props}>
      Save recipe
    </Button>
  ));

export const actions: ExampleGroup = {
  name: 'Actions',
  examples: [
    { name: 'Buttons', Show: () => buttonsOf({}) },
    { name: 'Buttons, disabled', Show: () => buttonsOf({ disabled: true }) },
    { name: 'Buttons, waiting', Show: () => buttonsOf({ loading: true }) },
    { name: 'Button, long text', Show: () => <Button>Put everything on the shopping list</Button> },
    { name: 'Button, dangerous', Show: () => <Button color="red">Delete recipe</Button> },
    {
      name: 'Icon alone',
      Show: () => (
        <ActionIcon aria-label="Share">
          <IconShare size={20} stroke={1.75} />
        </ActionIcon>
      ),
    },
    {
      name: 'Actions side by side',
      Show: () => (
        <>
          <ActionButton Icon={IconHeart} label="Favourite" />
          <ActionButton Icon={IconHeart} label="Favourite" aria-pressed />
          <ActionButton Icon={IconShare} label="Share" disabled />
        </>
      ),
    },
    {
      name: 'Links',
      Show: () => (
        <>
          <LinkButton to="/my-recipes">Go to my recipes</LinkButton>
          <LinkIcon to="/my-recipes" aria-label="Options">
            <IconDots size={20} stroke={1.75} />
          </LinkIcon>
          <TextLink to="/my-recipes">Go to my recipes</TextLink>
        </>
      ),
    },
    {
      name: 'File button',
      Show: () => (
        <FileButton icon={<IconPhoto size={20} stroke={1.75} />} onFiles={() => undefined}>
          Choose a photo
        </FileButton>
      ),
    },
    {
      name: 'Menu',
      Show: () => (
        <LazyMenu
          code={items}
          itemProps={{}}
          position="bottom-start"
          width={200}
          trigger={(props) => <Button {...props}>More</Button>}
        />
      ),
    },
    { name: 'Theme', Show: ThemeSwitch },
  ],
};
