/** Mantine's Button and Anchor as typed router links, preloaded on intent. */
import { ActionIcon, Anchor, Button } from '@mantine/core';
import type { ActionIconProps, AnchorProps, ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';

type AnchorElement = Omit<ComponentPropsWithRef<'a'>, 'color' | 'style' | 'size'>;

export const LinkButton = createLink((props: ButtonProps & AnchorElement) => (
  <Button component="a" {...props} />
));

export const LinkIcon = createLink((props: ActionIconProps & AnchorElement) => (
  <ActionIcon component="a" {...props} />
));

export const TextLink = createLink((props: AnchorProps & AnchorElement) => <Anchor {...props} />);
