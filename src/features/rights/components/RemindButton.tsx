import { remindCoupon } from '@/features/coupon';
import { remindReward } from '@/features/reward';
import type { Call } from '@/request/defineCall';
import { type SubmitPayload, useSubmit } from '@/request/useSubmit';
import { showSuccess } from '@/shared/ui/toast/toast';
import { type Holding, remindRight } from '../contract';
import styles from './RemindButton.module.less';

interface Props {
  holding: Holding;
  /** What names the row. */
  titleId: string;
  onChanged: () => void;
}

interface SwitchProps<Payload extends { on: boolean }> {
  call: Call<Payload, { on: boolean } | undefined>;
  payload: SubmitPayload<Payload>;
  text: string;
  titleId: string;
  onChanged: () => void;
}

function RemindSwitch<Payload extends { on: boolean }>({
  call,
  payload,
  text,
  titleId,
  onChanged,
}: SwitchProps<Payload>) {
  const { submit, isBusy } = useSubmit(call, {
    askAnew: onChanged,
    onDone: (answer, { payload: asked }) => {
      showSuccess((answer?.on ?? asked.on) ? '到期前会发消息提醒您' : '已取消提醒');
      onChanged();
    },
  });
  return (
    <button
      type="button"
      className={styles.remind}
      aria-describedby={titleId}
      aria-busy={isBusy || undefined}
      onClick={() => void submit(payload)}
    >
      {text}
    </button>
  );
}

/** Switches the reminder before something ends, where the server offers one. */
export function RemindButton({ holding, ...row }: Props) {
  const { id, kind, reminded, operate } = holding;
  const text = operate.find(({ key, enabled }) => key === 'remind' && enabled)?.text;
  if (text === undefined) return null;
  const shared = { text, ...row };
  const on = !reminded;
  if (kind === 'coupon') return <RemindSwitch call={remindCoupon} payload={{ couponId: id, on }} {...shared} />;
  if (kind === 'prize') return <RemindSwitch call={remindReward} payload={{ rewardId: id, on }} {...shared} />;
  return <RemindSwitch call={remindRight} payload={{ rightId: id, on }} {...shared} />;
}
