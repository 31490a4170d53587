/** Several dishes cooked for one serving time: which and when, then one time line (decision 0135). */
import { t } from '@lingui/core/macro';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useUser } from '../../../../api/session';
import { Spinner } from '../../../../ui/feedback/spinner';
import { useTimeZone, useView } from '../../../device/view-mode';
import { Setup } from './setup/setup';
import { storeTogether, useStoredTogether } from './state/stored-together';
import { TimeLine } from './timeline/time-line';
import { GoOnQuestion } from './go-on-question';

export function TogetherPage() {
  const user = useUser();
  return user && <OfUser userId={user._id} />;
}

function OfUser({ userId }: { userId: string }) {
  const search = useLocation({ select: (location): Record<string, string> => location.search });
  const { scope } = useView(userId, 'enableMealPlanning');
  const timeZone = useTimeZone(scope.householdId);
  const { meal, isLoaded } = useStoredTogether();
  const [isAnother, setAnother] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const asked = search['recipes']?.split(',').filter(Boolean) ?? [];
  if (!isLoaded) return <Spinner label={t`Loading …`} />;
  const isAsked = meal?.dishes.some(({ recipeId }) => asked.includes(recipeId)) ?? false;
  if (meal && !isAnother && (isWanted || isAsked || asked.length === 0)) {
    return <TimeLine meal={meal} timeZone={timeZone} />;
  }
  if (meal && !isAnother) {
    return (
      <GoOnQuestion
        meal={meal}
        onGoOn={() => setWanted(true)}
        onStartAnother={() => setAnother(true)}
      />
    );
  }
  return (
    <Setup
      asked={asked}
      day={search['day']}
      scope={scope}
      timeZone={timeZone}
      onStart={(started) => {
        storeTogether(started);
        setAnother(false);
        setWanted(true);
      }}
    />
  );
}
