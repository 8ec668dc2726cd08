import { ScreenFrame } from '@/frame/ScreenFrame';
import { UnkeptNote } from '@/frame/UnkeptNote';
import type { Query } from '@/request/useQuery';
import { useTitle } from '@/shared/lib/useTitle';
import { BottomBar } from '@/shared/ui/BottomBar/BottomBar';
import { Button } from '@/shared/ui/Button/Button';
import { Card } from '@/shared/ui/Card/Card';
import { Field } from '@/shared/ui/Field/Field';
import { MaskedText } from '@/shared/ui/MaskedText/MaskedText';
import type { UserHome } from '../contract';
import { useMobileBinding } from '../useMobileBinding';
import styles from './MobilePanel.module.less';

interface FormProps {
  /** The number that is bound, masked; '' without one. */
  former: string;
  onBound: () => void;
  askAnew: () => void;
}

function MobileForm({ former, ...on }: FormProps) {
  const { form, errors, type, checkMobile, noCode, askForCode, isAsking, noBinding, bind, isBinding } =
    useMobileBinding(on);
  const isOff = noBinding !== undefined;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isOff) void bind();
      }}
    >
      <p className={styles.lead}>
        {former !== '' && (
          <>
            已绑定 <MaskedText>{former}</MaskedText>。
          </>
        )}
        手机号用来接收订单和活动通知，核对会员身份。
      </p>
      <UnkeptNote form="mobile" isFilled={form.mobile !== ''} />
      <Card tight>
        <Field
          label="手机号"
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          placeholder={former === '' ? '请填写' : '新的手机号'}
          value={form.mobile}
          error={errors.mobile}
          onChange={(mobile) => type({ mobile })}
          onBlur={checkMobile}
        />
        <Field
          label="验证码"
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder="短信 6 位数字"
          value={form.smsCode}
          error={errors.smsCode}
          onChange={(smsCode) => type({ smsCode })}
          action={
            <Button
              size="small"
              variant={noCode === undefined ? 'tint' : 'off'}
              busy={isAsking}
              busyText="发送中"
              onClick={() => void askForCode()}
            >
              {noCode ?? '获取验证码'}
            </Button>
          }
        />
      </Card>
      <BottomBar>
        <Button
          type="submit"
          size="large"
          block
          variant={isOff ? 'off' : 'primary'}
          disabled={isOff}
          busy={isBinding}
          busyText="绑定中"
        >
          {noBinding ?? '绑定'}
        </Button>
      </BottomBar>
    </form>
  );
}

interface Props {
  home: Query<UserHome>;
  /** Brings back the screen in whose place it stands. */
  onBack: () => void;
}

/** Binds the member's mobile, or another one in its place. */
export function MobilePanel({ home: { data, failure, updatedAt, refresh }, onBack }: Props) {
  const former = data?.mobileMasked ?? '';
  const named = former === '' ? '绑定手机号' : '更换手机号';
  // Before the answer nobody knows whether a number is bound.
  const title = data ? named : '我的手机号';
  useTitle(title);
  const frame = { title, isMemberOnly: true, onBack, failure, onRetry: refresh };
  if (!data) return <ScreenFrame {...frame} />;
  const onBound = () => {
    refresh();
    onBack();
  };
  return (
    <ScreenFrame {...frame} updatedAt={updatedAt}>
      <MobileForm former={former} onBound={onBound} askAnew={refresh} />
    </ScreenFrame>
  );
}
