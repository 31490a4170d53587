/** Browse for visitors: all recipes that are listed for everyone, searched and opened without an account. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { recipeListLimits } from '@saltbush/contract/book/recipe-lists';
import { paths } from '../../../paths';
import { cooksPath } from '../../recipe/cooks';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Page } from '../../../ui/layout/page';
import { LinkButton } from '../../../ui/link-button';
import { ClosedToVisitors, isClosed } from './closed-to-visitors';
import classes from './cooks.module.css';
import { PublicCards } from './public-cards';
import { usePublicRecipes } from './public-list';
import { SignInInvitation } from './sign-in-invitation';

export function PublicRecipesPage() {
  const { q = '' } = useLocation({ select: ({ search }) => search as { q?: string } });
  // Who is signed in searches there, and finds other things here.
  const redirect =
    q === '' ? paths.browse : `${paths.browse}?${new URLSearchParams({ q }).toString()}`;
  const found = usePublicRecipes(q);
  if (isClosed(found.error))
    return (
      <Page title={t`Browse recipes`}>
        <ClosedToVisitors redirect={redirect} />
      </Page>
    );
  return (
    <Page title={t`Browse recipes`} lead={t`Recipes that cooks here share with everyone.`}>
      <Search key={q} text={q} />
      <SignInInvitation redirect={redirect} />
      <PublicCards
        found={found}
        label={t`Shared recipes`}
        empty={<Nothing isSearch={q !== ''} />}
      />
    </Page>
  );
}

function Search({ text }: { text: string }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const q = typed.trim();
    void navigate({ to: cooksPath, search: q === '' ? {} : { q } } as Parameters<
      typeof navigate
    >[0]);
  };
  return (
    <search>
      <form className={classes.search} onSubmit={submit}>
        <TextInput
          className={classes.field}
          type="search"
          aria-label={t`Search recipes`}
          placeholder={t`Search recipes`}
          maxLength={recipeListLimits.searchText}
          autoComplete="off"
          enterKeyHint="search"
          leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="default">
          <Trans>Search</Trans>
        </Button>
      </form>
    </search>
  );
}

const Nothing = ({ isSearch }: { isSearch: boolean }) =>
  isSearch ? (
    <EmptyState
      image={<IconSearch size={44} stroke={1.5} />}
      title={t`No recipe found`}
      hint={t`Try another word.`}
    >
      <LinkButton to={cooksPath} variant="default">
        <Trans>Show all recipes</Trans>
      </LinkButton>
    </EmptyState>
  ) : (
    <EmptyState
      image={<IconWorld size={44} stroke={1.5} />}
      title={t`No recipes here yet`}
      hint={t`When a cook shares a recipe with everyone, it shows up here.`}
    />
  );
