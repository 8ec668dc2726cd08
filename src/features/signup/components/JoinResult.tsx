import type { ReactNode } from 'react';
import { useBehind } from '@/request/useBehind';
import { RELOAD } from '@/request/useBehindRows';
import { ReactComponent as FormIcon } from '@/shared/icons/calendarCheck.svg';
import { ReactComponent as RulesIcon } from '@/shared/icons/clipboard.svg';
import { ReactComponent as EditIcon } from '@/shared/icons/edit.svg';
import { ReactComponent as ReceiptIcon } from '@/shared/icons/receipt.svg';
import { ReactComponent as GroupIcon } from '@/shared/icons/users.svg';
import { formatYuan } from '@/shared/lib/money';
import { useGo } from '@/shared/lib/navigation';
import { formatDeadline, formatNearDayTime } from '@/shared/lib/timeFormat';
import { usePanel } from '@/shared/lib/usePanel';
import { useResultFocus } from '@/shared/lib/useResultFocus';
import { Card } from '@/shared/ui/Card/Card';
import { CountDown } from '@/shared/ui/CountDown/CountDown';
import { Dated } from '@/shared/ui/Dated/Dated';
import { DescriptionList } from '@/shared/ui/DescriptionList/DescriptionList';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { MaskedText } from '@/shared/ui/MaskedText/MaskedText';
import { OperateBar } from '@/shared/ui/OperateBar/OperateBar';
import { Tag, type TagTone } from '@/shared/ui/Tag/Tag';
import type { Join, SignupConfig, SignupField } from '../contract';
import type { JoinWords } from '../joinWords';
import { describeSlot } from '../slotDays';
import { useCancelJoin } from '../useCancelJoin';
import { isOpen, type Signup } from '../useSignup';
import { CalendarButton } from './CalendarButton';
import { CheckCodePanel, GroupPanel } from './JoinPanels';
import styles from './JoinResult.module.less';

interface Props {
  signup: Signup;
  config: SignupConfig;
  join: Join;
  ordersPath: string | undefined;
  /** Where the form is for who has given his seat back. */
  formPath: string;
  /** Above the bar. */
  foot: ReactNode;
  onEdit: () => void;
  onRules: () => void;
}

const TONES: Readonly<Record<Join['status'], TagTone>> = {
  waiting: 'apricot',
  toPay: 'danger',
  joined: 'success',
  done: 'grey',
  cancelled: 'grey',
  refunding: 'warning',
  refunded: 'grey',
};

const isIn = ({ status }: Join) => status === 'joined' || status === 'done';

/** What the member has signed up for: its number and state, what comes next, and what he can do about it. */
export function JoinResult({ signup, config, join, ordersPath, formPath, foot, onEdit, onRules }: Props) {
  const go = useGo();
  const panel = usePanel('step');
  const { words } = signup;
  const { cancel, isBusy } = useCancelJoin(signup.target.code, signup.refresh, words);
  const current = useBehind(signup.mine);
  const { orderNo, group, checkCode } = join;
  const act = (key: string) => {
    if (key === 'pay' && orderNo !== undefined) go('paying', { orderNo, biz: 'campaign', from: signup.target.code });
    if (key === 'cancel' || key === 'refund') void cancel(join);
    if (key === 'code') panel.open('code');
    if (key === RELOAD) signup.refresh();
  };
  return (
    <>
      <Card className={styles.card} aria-label={words.mine}>
        <Head join={join} words={words} onExpired={signup.refresh} />
        <Facts config={config} join={join} words={words} />
      </Card>
      <Card tight className={styles.ways}>
        {join.status === 'joined' && <CalendarButton join={join} />}
        {isIn(join) && group && (
          <ListRow
            icon={<GroupIcon aria-hidden />}
            title={group.title}
            note={group.text}
            onClick={() => panel.open('group')}
          />
        )}
        {join.editableUntil !== null && (
          <ListRow
            icon={<EditIcon aria-hidden />}
            title={words.edit}
            note={`${formatDeadline(join.editableUntil)} 前`}
            onClick={onEdit}
          />
        )}
        {!isOpen(join) && config.status === 'open' && (
          <ListRow icon={<FormIcon aria-hidden />} title={`再次${words.deed}`} to={formPath} />
        )}
        {orderNo !== undefined && ordersPath !== undefined && (
          <ListRow icon={<ReceiptIcon aria-hidden />} title="查看订单" to={ordersPath} />
        )}
        {config.rulesKey !== undefined && (
          <ListRow icon={<RulesIcon aria-hidden />} title="活动规则" onClick={onRules} />
        )}
      </Card>
      {foot}
      <OperateBar operate={current(join).operate} busy={isBusy} onAct={act} />
      <CheckCodePanel code={checkCode} isOpen={panel.shown === 'code'} onClose={panel.close} />
      <GroupPanel group={isIn(join) ? group : undefined} isOpen={panel.shown === 'group'} onClose={panel.close} />
    </>
  );
}

function Head({ join, words, onExpired }: { join: Join; words: JoinWords; onExpired: () => void }) {
  const { status, statusText, number, tip, payExpireAt, ahead } = join;
  const heading = useResultFocus();
  return (
    <>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {words.mine}
        </h2>
        <Tag tone={TONES[status]}>{statusText}</Tag>
      </div>
      <p className={styles.number}>
        <small>编号</small>
        <span>{number}</span>
      </p>
      {payExpireAt !== null && (
        <p className={styles.due}>
          请在 <CountDown endAt={payExpireAt} variant="text" onEnd={onExpired} /> 内付款，超时名额放给下一位
        </p>
      )}
      {status === 'waiting' && ahead !== undefined && (
        <p className={styles.due}>{ahead === 0 ? '下一位就是您' : `前面还有 ${ahead} 位`}</p>
      )}
      {tip !== undefined && payExpireAt === null && (
        <p className={styles.tip}>
          <Dated>{tip}</Dated>
        </p>
      )}
    </>
  );
}

function Facts({ config, join, words }: { config: SignupConfig; join: Join; words: JoinWords }) {
  const { title, slot, place, address, personText, note, joinedAt, amount, answers } = join;
  const labelOf = (key: string) => config.fields.find((field) => field.key === key)?.label ?? key;
  const labelOfKind = (wanted: SignupField['kind']) => config.fields.find(({ kind }) => kind === wanted)?.label;
  const hasFee = config.prices.length > 0 || (amount ?? 0) > 0;
  return (
    <DescriptionList
      className={styles.facts}
      items={[
        { term: '项目', value: title },
        slot !== undefined && { term: '时间', value: describeSlot(slot) },
        place !== undefined && { term: '地点', value: place },
        address !== undefined && {
          term: labelOfKind('address') ?? '地址',
          value: <AddressText address={address} />,
        },
        { term: '参加人', value: personText },
        ...answers.map(({ key, value }) => ({ term: labelOf(key), value })),
        note !== '' && { term: labelOfKind('note') ?? '备注', value: note },
        { term: words.at, value: formatNearDayTime(joinedAt) },
        hasFee && { term: '金额', value: formatYuan(amount) },
      ]}
    />
  );
}

function AddressText({ address: { areaText, detail, name, mobileMasked } }: { address: NonNullable<Join['address']> }) {
  return (
    <>
      {areaText} {detail}
      <br />
      {name} <MaskedText>{mobileMasked}</MaskedText>
    </>
  );
}
