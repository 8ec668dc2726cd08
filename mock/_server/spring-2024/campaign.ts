import type { Operate } from '../../../src/shared/lib/schema';
import { type CampaignContext, type MockCampaign, registerCampaign } from '../campaign/registry';
import { nextAfter } from '../campaign/rules';
import { comments } from '../comment/store';
import { leadTo } from '../leadTo';
import { hasSignedToday } from '../points/sign';
import { refuse } from '../refusal';
import { grantReward } from '../reward/grant';
import { startOfDay } from '../state';
import type { User } from '../users';
import { heldBy, mineOf, prizesOf, wayToClaim } from './mine';
import { CLAIM_MS, factsOf, POSTCARDS, SPRING } from './seed';

const COMING = 0;
const RUNNING = 1;
const ENDED = 2;
const WORDS = [
  { wordId: 'W1', content: '妈，今年的花我替您看过了，等您能下楼，我们一起去。', nickname: '陈*', day: '2024-04-06' },
  { wordId: 'W2', content: '老伴，围巾给您挂在门口了，您慢慢吃饭，我去浇花。', nickname: '王**', day: '2024-04-21' },
];

const RECAP = {
  figures: [
    { key: 'people', value: '3,826', label: '位邻里参加' },
    { key: 'letters', value: '1,264', label: '封写给家人的信' },
    { key: 'sets', value: '500', label: '套明信片' },
    { key: 'sent', value: '463', label: '套已经寄到' },
  ],
  words: WORDS.map(({ day, ...word }) => ({ ...word, at: startOfDay(day) })),
  winners: { count: 500, textKey: 'spring-2024-winners' },
};

function go(text: string, route: string): Operate[] {
  return [leadTo('go', text, route)];
}

/** A letter is a comment on this campaign's activity; it counts once it is approved. */
function letterOf(user: User | undefined) {
  return comments().rows.find(({ activityId, userId }) => activityId === SPRING.activityId && userId === user?.userId);
}

function tasksOf(user: User | undefined) {
  const letter = letterOf(user);
  const isSigned = user !== undefined && hasSignedToday(user.userId);
  const isWritten = letter?.auditStatus === 1;
  return [
    {
      taskId: 'sign',
      title: '今天来签个到',
      type: 'sign',
      done: isSigned,
      operate: isSigned ? [] : go('去签到', '/schedule/points-mall?step=sign'),
    },
    {
      taskId: 'letter',
      title: '给家人写几句话',
      type: 'comment',
      done: isWritten,
      note: letter && !isWritten ? '已收到，审核通过后就算完成' : '审核通过后，大家都能看到',
      operate: letter ? [] : go('去写信', `/comment?activityId=${SPRING.activityId}`),
    },
  ];
}

function rewardOf(user: User | undefined, now: number) {
  const left = tasksOf(user).filter(({ done }) => !done).length;
  const claimed = user && heldBy(user.userId, now);
  const isOpen = !claimed && left === 0;
  const notClaimed = isOpen ? 'open' : 'locked';
  const reason = claimed ? '每人一套，您已有了' : `还差 ${left} 件小事`;
  // It is his, and still waits for his address.
  const isWaiting = claimed?.status === 'claim';
  const off: Operate = isWaiting
    ? wayToClaim(claimed, '去领取')
    : { key: 'claim', text: reason, enabled: false, reasonText: reason };
  const button: Operate = isOpen ? { key: 'claim', text: '领明信片', enabled: true } : off;
  return {
    rewardId: 'postcards',
    title: POSTCARDS.name,
    img: POSTCARDS.img,
    need: 2,
    ...(isWaiting ? { note: '您已有一套，还没有领' } : {}),
    status: claimed ? 'claimed' : notClaimed,
    operate: [button],
  };
}

/** The main button: what is still to be claimed, else the next campaign. */
function operateOf(own: MockCampaign, user: User | undefined, now: number): Operate[] {
  const open = user && prizesOf(user.userId, now).find(({ status }) => status === 'claim');
  if (open) return [wayToClaim(open, '领取奖品')];
  const next = nextAfter(own, now);
  return next
    ? [{ key: 'next', text: '看下一个活动', enabled: true, reasonAction: { text: '去看看', route: next.route } }]
    : [];
}

function detailOf({ user, now, phase }: CampaignContext) {
  const isRunning = phase === RUNNING;
  // Nobody has won in what has not begun; the records of prizes stay.
  const isComing = phase === COMING;
  const isOver = phase === ENDED;
  return {
    blocks: [
      'mine',
      ...(isRunning ? ['tasks', 'rewards'] : []),
      ...(isComing ? [] : ['recap', 'letters']),
      'results',
      ...(isOver ? ['next'] : []),
    ],
    ...(user ? { facts: isOver ? factsOf(user.persona) : [], mine: isComing ? [] : mineOf(user, now) } : {}),
    ...(isRunning ? { tasks: tasksOf(user), rewards: [rewardOf(user, now)] } : {}),
    ...(isComing ? {} : { recap: RECAP }),
    rulesKey: 'spring-2024-rules',
    share: {
      title: '春天寄来的信',
      desc: isOver ? '2024 春季活动回顾，看看那个春天' : '给家人写封信，领一套明信片',
      img: '/api/__mock/art/banner-letter.webp',
    },
    ...(isOver ? { operate: operateOf(CAMPAIGN, user, now) } : {}),
  };
}

function claimPostcards(user: User, rewardId: string, now: number) {
  if (rewardId !== 'postcards') throw refuse.notFound('没有这个奖励，请刷新后再看');
  const owned = heldBy(user.userId, now);
  if (owned) return { recordId: owned.rewardId, status: 'granted' };
  if (tasksOf(user).some(({ done }) => !done)) throw refuse.limit('还有小事没做完，做完再来领');
  const row = grantReward({
    userId: user.userId,
    source: 'campaign',
    sourceText: SPRING.title,
    ...POSTCARDS,
    type: 'goods',
    wonAt: now,
    claimBefore: now + CLAIM_MS,
  });
  return { recordId: row.rewardId, status: 'granted' };
}

const CAMPAIGN: MockCampaign = {
  ...SPRING,
  route: '/spring-2024',
  cover: '/api/__mock/art/banner-letter.webp',
  period: () => ({ startAt: startOfDay('2024-03-01'), endAt: startOfDay('2024-06-01') - 1 }),
  detail: detailOf,
  claim: claimPostcards,
};

registerCampaign(CAMPAIGN);
