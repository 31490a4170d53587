/** The accounts of this Saltbush, 50 a page (Spec 9), with what an admin can do with each. */
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useState } from 'react';
import { locale } from '../../../locale';
import { describeError } from '../../../api/describe-error';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Page } from '../../../ui/layout/page';
import { UserRow } from './user-row';
import { useUsers } from './use-users';
import classes from './users-page.module.css';

const searchDelayMs = 400;

export function UsersPage() {
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const [search] = useDebouncedValue(typed.trim(), searchDelayMs);
  const handleSearch = (text: string) => {
    setTyped(text);
    setPage(1);
  };
  return (
    <Page title={t`Users`} lead={t`Everyone with an account, the newest first.`}>
      <Stack gap="md">
        <TextInput
          label={t`Search by name or email`}
          type="search"
          maxLength={100}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={typed}
          onChange={(event) => handleSearch(event.currentTarget.value)}
        />
        <UserList search={search} page={page} onPage={setPage} />
      </Stack>
    </Page>
  );
}

interface UserListProps {
  search: string;
  page: number;
  onPage: (page: number) => void;
}

function UserList({ search, page, onPage }: UserListProps) {
  const { data, error, isFetching, refetch } = useUsers(search, page);
  if (!data) {
    if (!error) return <Skeleton height={480} />;
    return (
      <ErrorState
        message={describeError(error).message}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  const { users, pagination } = data;
  if (users.length === 0) {
    return (
      <EmptyState
        image={<IconUsers size={40} stroke={1.5} />}
        title={t`Nobody found`}
        hint={t`Try a part of the name or of the email address.`}
      />
    );
  }
  return (
    <>
      <Text c="dimmed" aria-live="polite">
        <Plural
          value={pagination.totalUsers}
          one="1 account"
          other={`${pagination.totalUsers.toLocaleString(locale())} accounts`}
        />
      </Text>
      <ul className={classes.list} aria-label={t`Accounts`}>
        {users.map((user) => (
          <UserRow key={user._id} user={user} />
        ))}
      </ul>
      {pagination.totalPages > 1 && <Pages {...pagination} onPage={onPage} />}
    </>
  );
}

interface PagesProps {
  currentPage: number;
  totalPages: number;
  hasNextPage: boolean;
  hasPrevPage: boolean;
  onPage: (page: number) => void;
}

function Pages({ currentPage, totalPages, hasNextPage, hasPrevPage, onPage }: PagesProps) {
  const turnTo = (page: number) => {
    onPage(page);
    window.scrollTo({ top: 0 });
  };
  const [page, pages] = [currentPage.toLocaleString(locale()), totalPages.toLocaleString(locale())];
  return (
    <Group justify="space-between">
      <Button variant="default" disabled={!hasPrevPage} onClick={() => turnTo(currentPage - 1)}>
        <Trans>Previous</Trans>
      </Button>
      <Text>
        <Trans>
          Page {page} of {pages}
        </Trans>
      </Text>
      <Button variant="default" disabled={!hasNextPage} onClick={() => turnTo(currentPage + 1)}>
        <Trans>Next</Trans>
      </Button>
    </Group>
  );
}
