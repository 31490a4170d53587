/** Who may read a cookbook: communities, whoever has a link, or everybody. Its recipes are shared only when asked to. */
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Button, Checkbox, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Cookbook } from '@saltbush/contract/book/cookbooks';
import { mayInHousehold } from '@saltbush/domain/account/households/permissions';
import { locale } from '../../../locale';
import { useUser } from '../../../api/session';
import { CopyLink } from '../../../ui/fields/copy-link';
import { accessOf, householdsQuery } from '../../device/household-data';
import classes from './cookbooks.module.css';
import { LinkEndField, linkEndText } from '../sharing';
import { useCookbookLinks, useCookbookSharing, useUnsharedRecipes } from './use-cookbook-sharing';

export function CookbookSharing({ cookbook }: { cookbook: Cookbook }) {
  return (
    <Stack gap="lg">
      <Communities cookbook={cookbook} />
      <Everybody cookbook={cookbook} />
      <Links cookbook={cookbook} />
    </Stack>
  );
}

interface PartProps {
  cookbook: Cookbook;
}

function Communities({ cookbook }: PartProps) {
  const { data } = useQuery(householdsQuery);
  const { change } = useCookbookSharing(cookbook);
  const shared = cookbook.sharing?.households ?? [];
  const user = useUser();
  // One that it is shared with already stays, so that it can be taken away.
  const open = (data?.households ?? []).filter(
    (household) =>
      mayInHousehold('shareRecipes', accessOf(household, user?._id)) ||
      (household.status === 'active' && shared.includes(household._id)),
  );
  const toggle = (id: string) =>
    change({
      households: shared.includes(id) ? shared.filter((other) => other !== id) : [...shared, id],
    });
  return (
    <Stack component="fieldset" className={classes.group} gap="sm">
      <legend>
        <Trans>Communities that can read it</Trans>
      </legend>
      {data && open.length === 0 && (
        <Text>
          <Trans>You’re not in a community yet.</Trans>
        </Text>
      )}
      {open.map(({ _id, name }) => (
        <div key={_id}>
          <Checkbox
            label={name}
            description={t`Members can read the cookbook; admins can change it too.`}
            checked={shared.includes(_id)}
            onChange={() => void toggle(_id)}
          />
          {shared.includes(_id) && (
            <UnsharedRecipes cookbook={cookbook} reader={_id} readers={name} />
          )}
        </div>
      ))}
    </Stack>
  );
}

function Everybody({ cookbook }: PartProps) {
  const { change } = useCookbookSharing(cookbook);
  const isPublic = cookbook.sharing?.mode === 'public';
  return (
    <div>
      <Checkbox
        label={t`Public`}
        description={t`Anyone with its address can read it.`}
        checked={isPublic}
        onChange={() => void change({ mode: isPublic ? 'private' : 'public' })}
      />
      {isPublic && (
        <>
          <UnsharedRecipes cookbook={cookbook} reader={undefined} readers={t`everybody`} />
          <CopyLink
            label={t`Address of the cookbook`}
            title={cookbook.title}
            url={addressOf(cookbook._id)}
          />
        </>
      )}
    </div>
  );
}

const addressOf = (id: string): string => new URL(`cookbooks/${id}`, document.baseURI).href;

/** Says that sharing the cookbook has not shared these, and offers to. */
function UnsharedRecipes({
  cookbook,
  reader,
  readers,
}: PartProps & { reader: string | undefined; readers: string }) {
  const { shareRecipes } = useCookbookSharing(cookbook);
  const { data: ids = [] } = useUnsharedRecipes(cookbook._id, reader, true);
  if (ids.length === 0) return null;
  return (
    <>
      <Text size="sm" mt="xs">
        <Plural
          value={ids.length}
          one={`# recipe in it can’t be seen by ${readers} yet.`}
          other={`# recipes in it can’t be seen by ${readers} yet.`}
        />
      </Text>
      <Button variant="default" mt="xs" onClick={() => void shareRecipes(ids, reader)}>
        <Plural value={ids.length} one="Share # recipe too" other="Share # recipes too" />
      </Button>
    </>
  );
}

function Links({ cookbook }: PartProps) {
  const { makeLink, changeLinkEnd, removeLink } = useCookbookSharing(cookbook);
  const { data: links = [] } = useCookbookLinks(cookbook._id);
  const [made, setMade] = useState<string>();
  const [endsOn, setEndsOn] = useState<string>();
  return (
    <Stack gap="sm">
      <Text>
        {t`Anyone with a private link can open the cookbook. They see the recipes that are shared with them.`}
      </Text>
      <LinkEndField endsOn={endsOn} onChange={(day) => setEndsOn(day ?? undefined)} />
      <div>
        <Button variant="default" onClick={() => void makeLink(endsOn).then(setMade)}>
          {t`Make a private link`}
        </Button>
      </div>
      {made !== undefined && (
        <CopyLink label={t`Private link, shown this once`} title={cookbook.title} url={made} />
      )}
      {links.map(({ _id, createdAt, endsOn: lastDay }) => {
        const day = new Date(createdAt).toLocaleDateString(locale());
        return (
          <div key={_id}>
            {lastDay !== undefined && <Text size="sm">{linkEndText(lastDay)}</Text>}
            <LinkEndField
              endsOn={lastDay}
              of={t`the link of ${day}`}
              onChange={(next) => void changeLinkEnd(_id, next)}
            />
            <Button variant="subtle" color="red" onClick={() => void removeLink(_id)}>
              <Trans>Turn off the link of {day}</Trans>
            </Button>
          </div>
        );
      })}
    </Stack>
  );
}
