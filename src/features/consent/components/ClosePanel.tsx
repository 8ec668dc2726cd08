import { useState } from 'react';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { useIntentsEnd } from '@/request/intent';
import { type Query, useQuery } from '@/request/useQuery';
import { useSubmit } from '@/request/useSubmit';
import { useSession } from '@/session/useSession';
import { appConfig } from '@/shared/config/appConfig';
import { keyed } from '@/shared/lib/keyed';
import { internalPath } from '@/shared/lib/navigation';
import { phoneLink } from '@/shared/lib/safeUrl';
import { formatNearDay } from '@/shared/lib/timeFormat';
import { useTitle } from '@/shared/lib/useTitle';
import { Blocks } from '@/shared/ui/Blocks/Blocks';
import { Button } from '@/shared/ui/Button/Button';
import { classOfButton } from '@/shared/ui/Button/buttonLook';
import { useTimeLeft } from '@/shared/ui/CountDown/useTimeLeft';
import { Dated } from '@/shared/ui/Dated/Dated';
import { confirmDialog } from '@/shared/ui/dialog/dialog';
import { Radio } from '@/shared/ui/Radio/Radio';
import { RetryRow } from '@/shared/ui/RetryRow/RetryRow';
import { RouteLink } from '@/shared/ui/RouteLink/RouteLink';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { showMessage, showSuccess } from '@/shared/ui/toast/toast';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden/VisuallyHidden';
import { applyClose, type CloseState, cancelClose, getCloseState, getText, type ServerText } from '../contract';
import { CLOSE_INTENT, KEEP_INTENT } from '../intents';
import styles from './ClosePanel.module.less';

const TITLE = '注销账号';
const REASONS = ['不再使用', '换了手机号', '担心个人信息', '其他'];

interface CoolingProps {
  closesAt: number | null;
  onChanged: () => void;
}

/** The request can no longer be taken back. */
function Closing() {
  const { phone } = appConfig().brand;
  const call = phoneLink(phone);
  return (
    <section className={styles.card}>
      <p className={styles.state}>已过可以取消的时间，账号正在删除。有疑问请打电话。</p>
      {call !== undefined && (
        <a className={classOfButton({ variant: 'tint', block: true })} href={call}>
          打电话 {phone}
        </a>
      )}
    </section>
  );
}

function Cooling({ closesAt, onChanged }: CoolingProps) {
  const { submit, isBusy } = useSubmit(cancelClose, {
    ...KEEP_INTENT,
    askAnew: onChanged,
    onDone: (_, { isReplay }) => {
      if (isReplay) showMessage('已经取消注销了');
      else showSuccess('已取消注销');
      onChanged();
    },
  });
  return (
    <section className={styles.card}>
      <p className={styles.state}>
        <Dated>您已申请注销，账号将在 {formatNearDay(closesAt, '删除')}。在那之前可以取消，所有内容都还在。</Dated>
      </p>
      <Button block onClick={() => void submit({})} busy={isBusy}>
        取消注销
      </Button>
    </section>
  );
}

/** While it can be taken back, and after that. */
function Requested(props: CoolingProps) {
  const leftMs = useTimeLeft(props.closesAt ?? Number.MAX_SAFE_INTEGER);
  return leftMs === 0 ? <Closing /> : <Cooling {...props} />;
}

/** What the button says when it cannot be applied yet. */
function offReason({ hasText, isBlocked, reason }: { hasText: boolean; isBlocked: boolean; reason: string }) {
  if (isBlocked) return '先处理完上面的事';
  if (!hasText) return '说明取到后才能申请';
  return reason === '' ? '请先选择原因' : undefined;
}

interface ApplicationProps {
  state: CloseState;
  /** What closing means stands above. */
  hasText: boolean;
  onChanged: () => void;
}

function Application({ state: { blockers, coolingDays }, hasText, onChanged }: ApplicationProps) {
  const [reason, setReason] = useState('');
  const { submit, isBusy } = useSubmit(applyClose, {
    ...CLOSE_INTENT,
    onDone: (_, { isReplay }) => {
      if (isReplay) showMessage('刚才已经申请过了');
      onChanged();
    },
    askAnew: onChanged,
  });
  const off = offReason({ hasText, isBlocked: blockers.length > 0, reason });

  const askAndApply = async () => {
    const isSure = await confirmDialog({
      title: '确定注销账号？',
      content: `积分、卡券和权益会清零。${coolingDays} 天内可以取消。`,
      confirmText: '申请注销',
      cancelText: '先不注销',
    });
    if (isSure) await submit({ reason });
  };

  return (
    <>
      {keyed(blockers).map(([key, { text, action, route }]) => (
        <section key={key} className={`${styles.card} ${styles.blocker}`}>
          <p>{text}</p>
          {action !== '' && internalPath(route) !== undefined && <RouteLink route={route}>{action}</RouteLink>}
        </section>
      ))}
      <fieldset className={styles.card}>
        <legend className={styles.legend}>为什么注销</legend>
        {REASONS.map((each) => (
          <label key={each} className={styles.reason}>
            <Radio name="reason" checked={reason === each} onChoose={() => setReason(each)} />
            {each}
          </label>
        ))}
      </fieldset>
      <Button
        block
        size="large"
        variant={off === undefined ? 'outline' : 'off'}
        disabled={off !== undefined}
        busy={isBusy}
        onClick={() => void askAndApply()}
      >
        {off ?? '申请注销'}
      </Button>
    </>
  );
}

/** What closing means: nobody applies before he can read it. */
function Meaning({ query: { data: text, failure, refresh } }: { query: Query<ServerText> }) {
  if (text)
    return (
      <section className={styles.card}>
        <VisuallyHidden as="h2">注销前请看</VisuallyHidden>
        <Blocks blocks={text.blocks} />
      </section>
    );
  if (!failure) return <Skeleton shape="card" height="220px" space="12px" />;
  return (
    <section className={styles.card}>
      <RetryRow onRetry={refresh}>注销说明没有取到</RetryRow>
    </section>
  );
}

/** Closing the account: what it means, what stands against it, and the way back while there is one. */
export function ClosePanel({ onBack }: { onBack: () => void }) {
  const { isSignedIn } = useSession();
  useTitle(TITLE);
  const {
    data: state,
    failure,
    updatedAt,
    refresh,
  } = useQuery(getCloseState, undefined, { skip: !isSignedIn, refreshOnReturn: true });
  const text = useQuery(getText, { key: 'close' });
  // What was wanted is so: the next application or withdrawal is another one.
  useIntentsEnd(CLOSE_INTENT.intentKey, state?.status === 'cooling');
  useIntentsEnd(KEEP_INTENT.intentKey, state?.status === 'none');
  const frame = { title: TITLE, isMemberOnly: true, onBack, failure, onRetry: refresh };
  if (!state) return <ScreenFrame {...frame} />;
  return (
    <ScreenFrame {...frame} updatedAt={updatedAt}>
      <div className={styles.page}>
        {state.status === 'cooling' && <Requested closesAt={state.closesAt} onChanged={refresh} />}
        <Meaning query={text} />
        {state.status === 'none' && <Application state={state} hasText={text.data !== undefined} onChanged={refresh} />}
      </div>
    </ScreenFrame>
  );
}
