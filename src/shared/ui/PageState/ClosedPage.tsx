import { formatNearDayTime } from '@/shared/lib/timeFormat';
import { CountDown } from '../CountDown/CountDown';
import type { ClosedState } from './pageStates';
import { StateButton } from './StateButton';
import { StatePanel } from './StatePanel';

const WORDS = {
  notStarted: { title: '还没开始', art: 'notStarted' },
  ended: { title: '已经结束', art: 'ended' },
  soldOut: { title: '已换完', art: 'soldOut' },
  notEligible: { title: '暂时不能参加', art: 'locked' },
} as const;

export function ClosedPage({ reason, title, text, art, startAt, onStart, action, children }: ClosedState) {
  const words = WORDS[reason];
  const beginsAt = reason === 'notStarted' && typeof startAt === 'number' ? startAt : undefined;
  const beginning = beginsAt === undefined ? undefined : `${formatNearDayTime(beginsAt)} 开始，以服务器时间为准`;
  return (
    <StatePanel
      art={art ?? words.art}
      title={title ?? words.title}
      text={text ?? beginning}
      actions={
        <>
          {beginsAt !== undefined && <CountDown endAt={beginsAt} onEnd={onStart} />}
          {action && <StateButton action={action} />}
        </>
      }
    >
      {children}
    </StatePanel>
  );
}
