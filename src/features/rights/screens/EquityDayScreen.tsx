import { ScreenFrame } from '@/frame/ScreenFrame';
import { useQuery } from '@/request/useQuery';
import { useSessionCheck } from '@/request/useSessionCheck';
import { useSession } from '@/session/useSession';
import { useElderMode } from '@/shared/lib/elderMode';
import { keyed } from '@/shared/lib/keyed';
import { useGo, useQueryParam, useSetQuery } from '@/shared/lib/navigation';
import { serverNow } from '@/shared/lib/serverClock';
import { BottomBar } from '@/shared/ui/BottomBar/BottomBar';
import { Button } from '@/shared/ui/Button/Button';
import { Card } from '@/shared/ui/Card/Card';
import { Measured } from '@/shared/ui/Dated/Measured';
import { HelpWays } from '@/shared/ui/HelpWays/HelpWays';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { showFailure, showLongMessage, showMessage, showSuccess } from '@/shared/ui/toast/toast';
import { DayCalendar } from '../components/DayCalendar';
import { DayHead } from '../components/DayHead';
import { DayItemCard } from '../components/DayItemCard';
import { DayRemindButton } from '../components/DayRemindButton';
import { DaySlots } from '../components/DaySlots';
import { MemberHint } from '../components/MemberHint';
import { getRightsDay, type RightsDay } from '../dayContract';
import { chooseSlot, describeRecap, isAhead, isRunning } from '../daySlot';
import { useDayClaim } from '../useDayClaim';
import { useDayShare } from '../useDayShare';
import styles from './EquityDayScreen.module.less';

interface Props {
  day: RightsDay;
  onChanged: () => void;
  onReminded: (isOn: boolean) => void;
}

function useClaim(items: RightsDay['items'], onChanged: () => void) {
  const go = useGo();
  const open = ({ couponId, rightId }: { couponId?: string | undefined; rightId?: string | undefined } = {}) => {
    if (couponId !== undefined) go('couponList', { id: couponId });
    else if (rightId !== undefined) go('equity', { rightId });
  };
  return useDayClaim(items, {
    onDone: (answer, { isReplay }) => {
      onChanged();
      if (answer && answer.result !== 'taken') return showFailure(answer.reasonText ?? '没有领到');
      if (isReplay) showMessage('刚才已经领取过了');
      else showSuccess(answer?.couponId === undefined ? '已领取' : '已放入卡券');
      return open(answer);
    },
    askAnew: onChanged,
    onUnknown: () => {
      onChanged();
      showLongMessage('结果确认中，请稍后看卡券，不要重复领取');
    },
  });
}

function Day({ day, onChanged, onReminded }: Props) {
  const setQuery = useSetQuery();
  const wanted = useQueryParam('slot');
  const slotId = chooseSlot(day.slots, wanted);
  const slot = day.slots.find((each) => each.slotId === slotId);
  const { claim, start } = useClaim(day.items, onChanged);
  const share = useDayShare(day.date);
  const { isSignedIn } = useSession();
  const isElder = useElderMode();
  // In 长辈版 what can be taken now comes before the other days of the year.
  const isTakenFirst = isElder && day.status === 'open';
  const calendar = (
    <DayCalendar
      days={day.days}
      value={day.date}
      onChange={(date) => setQuery({ date, slot: undefined }, { replace: true })}
    />
  );
  const shareButton = (
    <Button size="large" variant="outline" onClick={share}>
      分享给朋友
    </Button>
  );
  const remindButton = isAhead(day) && <DayRemindButton day={day} askAnew={onChanged} onReminded={onReminded} />;
  return (
    <>
      <DayHead day={day} onMoment={onChanged}>
        {!isTakenFirst && calendar}
      </DayHead>
      <DaySlots slots={day.slots} value={slotId} onChange={(slot) => setQuery({ slot }, { replace: true })} />
      {!day.isMember && <MemberHint isGuest={!isSignedIn} hasHadCard={day.hasHadCard} />}
      {day.items
        .filter((item) => item.slotId === slotId)
        .map((item) => (
          <DayItemCard key={item.itemId} item={item} isOpen={isRunning(slot)} claim={claim} onClaim={start} />
        ))}
      {isTakenFirst && (
        <section className={styles.days}>
          <h2>今年的权益日</h2>
          {calendar}
        </section>
      )}
      {day.recap && (
        <Card>
          <SectionTitle note={describeRecap(day.recap, serverNow())}>上期回顾</SectionTitle>
          <ul className={styles.lines}>
            {keyed(day.recap.lines).map(([key, line]) => (
              <li key={key}>
                <Measured>{line}</Measured>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {day.rules.length > 0 && (
        <Card>
          <SectionTitle>权益日规则</SectionTitle>
          <ul className={styles.lines}>
            {keyed(day.rules).map(([key, rule]) => (
              <li key={key}>
                <Measured>{rule}</Measured>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {isElder && <div className={styles.share}>{shareButton}</div>}
      <HelpWays />
      {isElder ? (
        remindButton && <BottomBar>{remindButton}</BottomBar>
      ) : (
        <BottomBar>
          {remindButton}
          {shareButton}
        </BottomBar>
      )}
    </>
  );
}

/** The boxes of a day: its head with the days of the year, the slots, what they offer. */
function DaySkeleton() {
  return (
    <>
      <div className={styles.headBox} />
      <div className={styles.slotBox} />
      <div className={styles.boxes}>
        <Skeleton shape="card" className={styles.itemBox} />
        <Skeleton shape="card" space="12px" className={styles.itemBox} />
      </div>
    </>
  );
}

/** The monthly rights day: its slots by the server's clock and what each offers. */
export function EquityDayScreen() {
  const date = useQueryParam('date');
  const { data, failure, updatedAt, refresh, patch } = useQuery(getRightsDay, { date }, { refreshOnReturn: true });
  useSessionCheck();
  return (
    <ScreenFrame
      space="below"
      title="会员权益日"
      subject={{ kind: 'rightsDay', number: date }}
      failure={failure}
      updatedAt={updatedAt}
      onRetry={refresh}
      skeleton={<DaySkeleton />}
    >
      {data && <Day day={data} onChanged={refresh} onReminded={(reminded) => patch((day) => ({ ...day, reminded }))} />}
    </ScreenFrame>
  );
}
