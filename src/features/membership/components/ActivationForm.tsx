import { useElderMode } from '@/shared/lib/elderMode';
import { pathOf, useGo } from '@/shared/lib/navigation';
import { isWords, tidyCode } from '@/shared/lib/typedCode';
import { BottomBar } from '@/shared/ui/BottomBar/BottomBar';
import { Button } from '@/shared/ui/Button/Button';
import { Card } from '@/shared/ui/Card/Card';
import { Dated } from '@/shared/ui/Dated/Dated';
import { Field } from '@/shared/ui/Field/Field';
import { useSupport } from '@/shared/ui/HelpWays/useSupport';
import type { MyCard } from '../contract';
import { describeUsable } from '../trialCopy';
import type { useActivation } from '../useActivation';
import styles from './ActivationForm.module.less';
import { CardFace } from './CardFace';
import { RefusalNote } from './RefusalNote';
import { ScanButton } from './ScanButton';
import { TextButton } from './TextButton';

interface Props {
  activation: ReturnType<typeof useActivation>;
  my: MyCard | null;
}

/** Card number and code; nothing happens before the member asks to see the card. */
export function ActivationForm({ activation, my }: Props) {
  const { draft, refusal, type, check, isChecking, forgetRefusal } = activation;
  const go = useGo();
  const contact = useSupport();
  const self = pathOf('activateMembership');
  const isElder = useElderMode();
  const reserve = my?.reserve;
  const isLocked = refusal?.unlockAt !== undefined && refusal.unlockAt !== null;
  const label = draft.code === '' ? '请输入激活码' : '查看这张卡';
  const hasNoCode = isWords(draft.code);
  const isOff = draft.code === '' || hasNoCode || isLocked;

  return (
    <div className={styles.page}>
      {my && !isElder && <CardFace my={my} />}
      <p className={styles.lead}>输入卡上的激活码。先看卡里有什么、到期日变成哪天，再决定是否激活。</p>
      {refusal && <RefusalNote refusal={refusal} onUnlocked={forgetRefusal} />}
      <Card>
        <Field
          label="激活码"
          placeholder="请填写"
          hint="字母不分大小写"
          value={draft.code}
          error={hasNoCode ? '没有认出激活码，请只填激活码' : undefined}
          onChange={(typed) => type({ code: tidyCode(typed) })}
        />
        <ScanButton onCode={(code) => type({ code, cardNo: '' })} />
        <Field
          label="卡号"
          placeholder="选填"
          hint="实体卡才有"
          value={draft.cardNo}
          inputMode="numeric"
          onChange={(typed) => type({ cardNo: tidyCode(typed, 'card') })}
        />
      </Card>
      {reserve && reserve.code !== '' && (
        <Card className={styles.reserve}>
          <span>
            {reserve.days} 天体验待激活
            <small>
              <Dated>{describeUsable(reserve)}</Dated>
            </small>
          </span>
          <Button size="small" variant="tint" onClick={() => type({ code: tidyCode(reserve.code), cardNo: '' })}>
            填入激活码
          </Button>
        </Card>
      )}
      <div className={styles.help}>
        <TextButton onClick={() => go('noticeBefore', { type: 'activate', next: self })}>激活须知</TextButton>
        {contact && <TextButton onClick={contact}>联系客服</TextButton>}
      </div>
      <BottomBar>
        <Button
          size="large"
          block
          variant={isOff ? 'off' : 'primary'}
          disabled={isOff}
          busy={isChecking}
          onClick={() => void check()}
        >
          {isLocked ? '已暂时锁定' : label}
        </Button>
      </BottomBar>
    </div>
  );
}
