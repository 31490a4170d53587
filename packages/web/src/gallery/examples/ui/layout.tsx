import { Badge, Button } from '@mantine/core';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import { BackArrow } from '../../../ui/layout/back-arrow';
import { CardGridSkeleton } from '../../../ui/layout/card-grid';
import { Figure, Figures } from '../../../ui/layout/figures';
import { ItemList, ItemRow, RemoveButton } from '../../../ui/layout/item-list';
import { Page } from '../../../ui/layout/page';
import { PageParts } from '../../../ui/layout/page-parts';
import { Panel } from '../../../ui/layout/panel';
import { PreservedFocus } from '../../../ui/layout/preserved-focus';
import { SettingButton, SettingGroup, SettingLink } from '../../../ui/layout/setting-rows';
import { ShowMore } from '../../../ui/layout/show-more';
import { WhenNear } from '../../../ui/layout/when-near';
import type { ExampleGroup } from '../../example';
import { longName, longWord } from '../../names';

const more = {
  shown: 12,
  total: 30,
  hasMore: true,
  isLoading: false,
  hasFailed: false,
  onShowMore: () => undefined,
};

export const layout: ExampleGroup = {
  name: 'Layout',
  examples: [
    {
      name: 'Page',
      frame: 'phone',
      Show: () => (
        <Page
          title={longName}
          lead="One sentence under the heading."
          actions={<Button>Add</Button>}
        >
          <PageParts>
            <Panel title="Who eats">Two adults and three children.</Panel>
            <Panel title={longWord} beside={<Badge>Closed</Badge>}>
              {longName}
            </Panel>
          </PageParts>
        </Page>
      ),
    },
    {
      name: 'Figures',
      Show: () => (
        <Figures>
          <Figure title="Recipes" value="1,204" text="12 this week" />
          <Figure title="People" value="5" text="who eat with you" />
        </Figures>
      ),
    },
    {
      name: 'Settings',
      Show: () => (
        <SettingGroup title="You">
          <SettingLink to="/account" value="Sydney">
            Time zone
          </SettingLink>
          <SettingLink to="/account" value={longName}>
            Name
          </SettingLink>
          <SettingButton value="Not set up" onClick={() => undefined}>
            Email
          </SettingButton>
          <SettingButton onClick={() => undefined}>Logout</SettingButton>
        </SettingGroup>
      ),
    },
    {
      name: 'Items',
      Show: () => (
        <ItemList>
          <ItemRow
            icon={IconKey}
            actions={<RemoveButton name="Kitchen speaker" onClick={() => undefined} />}
          >
            Kitchen speaker
          </ItemRow>
          <ItemRow actions={<Button variant="default">Open</Button>}>{longName}</ItemRow>
        </ItemList>
      ),
    },
    { name: 'Back', Show: () => <BackArrow /> },
    { name: 'Cards that load', Show: () => <CardGridSkeleton count={3} /> },
    { name: 'More to show', Show: () => <ShowMore {...more} /> },
    { name: 'More to show, loading', Show: () => <ShowMore {...more} isLoading /> },
    { name: 'More to show, failed', Show: () => <ShowMore {...more} hasFailed /> },
    {
      name: 'Shown when it is near',
      Show: () => (
        <WhenNear>
          <PreservedFocus>A part far down the page.</PreservedFocus>
        </WhenNear>
      ),
    },
  ],
};
