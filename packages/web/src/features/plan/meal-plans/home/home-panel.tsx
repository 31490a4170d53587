/** Says who is home for which meal; loaded by `who-is-home.tsx`, and open as soon as it is there. */
import { t } from '@lingui/core/macro';
import { PanelFrame, type PanelFrameProps } from '../../../../ui/panels/panel-frame';
import { HomeChoice, type HomeChoiceProps } from './home-choice';

export function HomePanel({
  trigger,
  ...choice
}: HomeChoiceProps & Pick<PanelFrameProps, 'trigger'>) {
  return (
    <PanelFrame
      trigger={trigger}
      title={t`Eating on ${choice.day.name}`}
      position="bottom-start"
      width={304}
    >
      {() => <HomeChoice {...choice} />}
    </PanelFrame>
  );
}
