import { useState } from 'react';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { useIntentsEnd } from '@/request/intent';
import { useQuery } from '@/request/useQuery';
import { useSubmit } from '@/request/useSubmit';
import { useSession } from '@/session/useSession';
import { keyed } from '@/shared/lib/keyed';
import { formatChineseDay } from '@/shared/lib/timeFormat';
import { Blocks } from '@/shared/ui/Blocks/Blocks';
import { Button } from '@/shared/ui/Button/Button';
import { Dated } from '@/shared/ui/Dated/Dated';
import { confirmDialog } from '@/shared/ui/dialog/dialog';
import { Radio } from '@/shared/ui/Radio/Radio';
import { showMessage, showSuccess } from '@/shared/ui/toast/toast';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden/VisuallyHidden';
import { applyClose, type CloseState, cancelClose, getCloseState, getText } from '../contract';
import styles from './ClosePanel.module.less';

const REASONS = ['不再使用', '换了手机号', '担心个人信息', '其他'];

function Cooling({ closesAt, onChanged }: { closesAt: number | null; onChanged: () => void }) {
  const { submit, isBusy } = useSubmit(cancelClose, {
    intentKey: 'close-cancel',
    onDone: (_, { isReplay }) => {
      if (isReplay) showMessage('已经取消注销了');
      else showSuccess('已取消注销');
      onChanged();
    },
  });
  return (
    <section className={styles.card}>
      <p className={styles.state}>
        <Dated>您已申请注销，账号将在 {formatChineseDay(closesAt)} 删除。在那之前可以取消，所有内容都还在。</Dated>
      </p>
      <Button block onClick={() => void submit({})} busy={isBusy}>
        取消注销
      </Button>
    </section>
  );
}

interface ApplicationProps {
  state: CloseState;
  onChanged: () => void;
}

function Application({ state: { blockers, coolingDays }, onChanged }: ApplicationProps) {
  const [reason, setReason] = useState('');
  const { submit, isBusy } = useSubmit(applyClose, {
    intentKey: 'close-apply',
    onDone: (_, { isReplay }) => {
      if (isReplay) showMessage('刚才已经申请过了');
      onChanged();
    },
  });
  const label = reason === '' ? '请先选择原因' : '申请注销';
  const isOff = reason === '' || blockers.length > 0;

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
      {keyed(blockers).map(([key, blocker]) => (
        <p key={key} className={`${styles.card} ${styles.blocker}`}>
          {blocker}
        </p>
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
        variant={isOff ? 'off' : 'outline'}
        disabled={isOff}
        busy={isBusy}
        onClick={() => void askAndApply()}
      >
        {blockers.length > 0 ? '处理完上面的事才能注销' : label}
      </Button>
    </>
  );
}

/** Closing the account: what it means, what stands against it, and the way back while there is one. */
export function ClosePanel({ onBack }: { onBack: () => void }) {
  const { isSignedIn } = useSession();
  const {
    data: state,
    failure,
    refresh,
  } = useQuery(getCloseState, undefined, { skip: !isSignedIn, refreshOnReturn: true });
  const { data: text } = useQuery(getText, { key: 'close' });
  // What was wanted is so: the next application or withdrawal is another one.
  useIntentsEnd('close-apply', state?.status === 'cooling');
  useIntentsEnd('close-cancel', state?.status === 'none');
  if (!state) return <ScreenFrame title="注销账号" isMemberOnly onBack={onBack} failure={failure} onRetry={refresh} />;
  return (
    <ScreenFrame title="注销账号" isMemberOnly onBack={onBack}>
      <div className={styles.page}>
        {text && (
          <section className={styles.card}>
            <VisuallyHidden as="h2">注销前请看</VisuallyHidden>
            <Blocks blocks={text.blocks} />
          </section>
        )}
        {state.status === 'cooling' ? (
          <Cooling closesAt={state.closesAt} onChanged={refresh} />
        ) : (
          <Application state={state} onChanged={refresh} />
        )}
      </div>
    </ScreenFrame>
  );
}
