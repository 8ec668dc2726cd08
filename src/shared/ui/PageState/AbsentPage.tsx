import { useContext } from 'react';
import { BAD_INPUT, NOT_YOURS } from '@/shared/config/serverCodes';
import { pathOf } from '@/shared/lib/navigation';
import { Button } from '../Button/Button';
import { ButtonLink } from '../Button/ButtonLink';
import { HelpWays } from '../HelpWays/HelpWays';
import { useFootHeld } from '../HelpWays/useFootHeld';
import { usePageActions } from './pageActions';
import type { AbsentState } from './pageStates';
import { StatePanel } from './StatePanel';
import { type Subject, SubjectContext, type SubjectKind } from './subject';

interface Words {
  thing: string;
  /** The member's own ones. */
  own: { text: string; to: string };
}

const MEMBER: Words = { thing: '这里的内容', own: { text: '看我的会员页', to: pathOf('member') } };

const WORDS: Readonly<Partial<Record<SubjectKind, Words>>> = {
  order: { thing: '这笔订单', own: { text: '看我的订单', to: pathOf('orderList') } },
  cardOrder: { thing: '这笔订单', own: { text: '看我的订单', to: pathOf('membershipCard', { step: 'orders' }) } },
  reward: { thing: '这份奖品', own: { text: '看我的奖品', to: pathOf('prizeRecord') } },
  coupon: { thing: '这张券', own: { text: '看我的卡券', to: pathOf('couponList', { tab: 'mine' }) } },
  address: { thing: '这个地址', own: { text: '看我的地址', to: pathOf('address') } },
  notice: { thing: '这条消息', own: { text: '看我的消息', to: pathOf('notice') } },
  right: { thing: '这项权益', own: { text: '看我的权益', to: pathOf('equityAggregation') } },
  rightsDay: { thing: '这个权益日', own: { text: '看权益日', to: pathOf('equityDay') } },
};

const HOME: Words = { thing: '内容', own: { text: '返回首页', to: pathOf('pointsMall') } };

const wordsOf = (subject: Subject | undefined, other: Words): Words => (subject && WORDS[subject.kind]) ?? other;

/** A value of the address that cannot be asked with need not be the record's own number: `text` says what is wrong. */
function titleOf(code: number, thing: string): string {
  if (code === BAD_INPUT) return '没有打开';
  return code === NOT_YOURS ? `${thing}是另一个账号的` : `没有找到${thing}`;
}

/** Trying again would not help; the own list does, and another login where the record belongs to somebody else. */
export function AbsentPage({ code, text }: AbsentState) {
  useFootHeld();
  const { switchAccount } = usePageActions();
  const isForeign = code === NOT_YOURS;
  const { thing, own } = wordsOf(useContext(SubjectContext), isForeign ? MEMBER : HOME);
  const title = titleOf(code, thing);
  const canSwitch = isForeign && switchAccount !== undefined;
  return (
    <StatePanel
      role="alert"
      art={isForeign ? 'signIn' : 'search'}
      title={title}
      text={isForeign ? '换那个账号登录后可以看到' : text.replace(`${title}，`, '')}
      actions={
        <>
          {canSwitch && <Button onClick={switchAccount}>换账号登录</Button>}
          <ButtonLink variant={canSwitch ? 'outline' : 'primary'} to={own.to}>
            {own.text}
          </ButtonLink>
        </>
      }
      foot={
        <>
          CODE:{code}
          <HelpWays />
        </>
      }
    />
  );
}
