import { MAIN_ACTIVITY } from '../activity/rules';
import { defineStore, HOUR, serverNow } from '../state';
import { personaUser } from '../users';

export interface CommentRow {
  commentId: string;
  activityId: number;
  userId: string;
  nickname: string;
  avatar: string;
  content: string;
  createdAt: number;
  likeBase: number;
  likedBy: Set<string>;
  /** 0 waiting, 1 approved. */
  auditStatus: 0 | 1;
  topped: boolean;
  reply?: { content: string; at: number };
}

const OPENINGS = [
  '陪妈妈做完康复，',
  '第一次用上门护理，',
  '产后第三周，',
  '爷爷出院那天，',
  '给外婆约了伤口换药，',
  '夜里两点打的咨询电话，',
  '报名了母乳喂养课，',
  '宝宝黄疸复查，',
];
const MIDDLES = [
  '护士把每一步都讲清楚了，',
  '来的老师很准时，还带了自己的鞋套，',
  '等候时间比想的短，',
  '说明书看不懂，护士一条条教我们，',
  '换药时动作很轻，老人没喊疼，',
  '后来还打电话来问恢复得怎么样，',
];
const ENDINGS = [
  '全家都安心了。',
  '谢谢你们。',
  '下次还约这位老师。',
  '希望周末也能多开几个时段。',
  '已经推荐给邻居。',
];
const NAMES = ['林**', '周**', '王*', '陈**', '微信用户', '欧阳**', '小**', '吴*', '赵**', '郑**'];

/** How many approved comments the seed has; QA can ask for 10,000 to test long lists. */
const SEED_COUNT = Number(process.env.MOCK_COMMENTS) || 260;

function pick(words: readonly string[], index: number): string {
  return words[index % words.length] ?? '';
}

function seedRow(index: number, now: number): CommentRow {
  const createdAt = now - (index + 1) * 1.7 * HOUR;
  const replied = index % 9 === 0;
  return {
    commentId: `C${10000 + index}`,
    activityId: MAIN_ACTIVITY,
    userId: index % 40 === 7 ? personaUser('member').userId : `seed-${index}`,
    nickname: pick(NAMES, index * 7),
    avatar: '/api/__mock/art/avatar-member.webp',
    content: pick(OPENINGS, index) + pick(MIDDLES, index * 5) + pick(ENDINGS, index * 3),
    createdAt: Math.round(createdAt),
    likeBase: (index * 37) % 61,
    likedBy: new Set(),
    auditStatus: 1,
    topped: index === 3,
    ...(replied ? { reply: { content: '谢谢您的信任，祝早日康复。', at: Math.round(createdAt + HOUR) } } : {}),
  };
}

export const comments = defineStore('comments', () => {
  const now = serverNow();
  return { rows: Array.from({ length: SEED_COUNT }, (_, index) => seedRow(index, now)).reverse() };
});
