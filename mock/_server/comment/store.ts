import { MAIN_ACTIVITY } from '../activity/rules';
import { maskName } from '../masks';
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
  /** 0 waiting, 1 approved, 2 rejected. */
  auditStatus: 0 | 1 | 2;
  /** Why it was rejected. */
  rejectReason?: string;
  images: string[];
  /** Who has reported it, with the reason. */
  reportedBy: Map<string, string>;
  topped: boolean;
  reply?: { content: string; at: number };
}

/** What the comments of a seed are put together from. */
export interface CommentWords {
  openings: readonly string[];
  middles: readonly string[];
  endings: readonly string[];
  /** Longer than four lines on a phone. */
  long: string;
  /** Some comments have the first three. */
  pictures: readonly string[];
  /** What the hospital answers. */
  reply: string;
}

const HOSPITAL_WORDS: CommentWords = {
  openings: [
    '陪妈妈做完康复，',
    '第一次用上门护理，',
    '产后第三周，',
    '爷爷出院那天，',
    '给外婆约了伤口换药，',
    '夜里两点打的咨询电话，',
    '报名了母乳喂养课，',
    '宝宝黄疸复查，',
  ],
  middles: [
    '护士把每一步都讲清楚了，',
    '来的老师很准时，还带了自己的鞋套，',
    '等候时间比想的短，',
    '说明书看不懂，护士一条条教我们，',
    '换药时动作很轻，老人没喊疼，',
    '后来还打电话来问恢复得怎么样，',
  ],
  endings: ['全家都安心了。', '谢谢各位护士。', '下次还约这位老师。', '希望周末也能多开几个时段。', '已经推荐给邻居。'],
  long:
    '从办住院到出院，每天来查房的护士都会问一句昨晚睡得怎么样。换药前先把手捂热，怕凉着老人；翻身拍背的方法教了我们三遍，' +
    '还在床头贴了一张手写的小条。回家以后第三天又打电话来，问伤口有没有渗液、饭吃得下吗。这些事都很小，可是我们全家都记着。',
  pictures: ['babytub', 'soap', 'teddy', 'towel'].map((name) => `/api/__mock/art/goods-${name}.webp`),
  reply: '谢谢您的信任，祝早日康复。',
};

const NAMES = ['林**', '周**', '王*', '陈**', '微信用户', '欧阳**', '小**', '吴*', '赵**', '郑**'];

/** How many approved comments the seed has; QA can ask for 10,000 to test long lists. */
const SEED_COUNT = Number(process.env.MOCK_COMMENTS) || 260;

const FACES = ['woman', 'man', 'grandpa', '', 'girl', 'granny', 'adult'];

function pick(words: readonly string[], index: number): string {
  return words[index % words.length] ?? '';
}

function seedRow(index: number, now: number, activityId: number, words: CommentWords): CommentRow {
  const createdAt = now - (index + 1) * 1.7 * HOUR;
  const replied = index % 9 === 0;
  const face = pick(FACES, index * 5);
  const author = activityId === MAIN_ACTIVITY && index % 40 === 7 ? personaUser('member') : undefined;
  return {
    commentId: activityId === MAIN_ACTIVITY ? `C${10000 + index}` : `C${activityId}-${index}`,
    activityId,
    userId: author?.userId ?? `seed-${index}`,
    nickname: author ? maskName(author.nickname) : pick(NAMES, index * 7),
    avatar: author?.avatar ?? (face === '' ? '' : `/api/__mock/art/avatar-${face}.webp`),
    content:
      index % 14 === 2
        ? words.long
        : pick(words.openings, index) + pick(words.middles, index * 5) + pick(words.endings, index * 3),
    images: index % 30 === 1 ? words.pictures.slice(0, 3) : [],
    createdAt: Math.round(createdAt),
    likeBase: (index * 37) % 61,
    likedBy: new Set(),
    reportedBy: new Map(),
    auditStatus: 1,
    topped: index === 3,
    ...(replied ? { reply: { content: words.reply, at: Math.round(createdAt + HOUR) } } : {}),
  };
}

/** So many approved comments of an activity, the oldest first. */
function seedRows(count: number, activityId: number, words: CommentWords): CommentRow[] {
  const now = serverNow();
  return Array.from({ length: count }, (_, index) => seedRow(index, now, activityId, words)).reverse();
}

const seeds = new Map([[MAIN_ACTIVITY, { count: SEED_COUNT, words: HOSPITAL_WORDS }]]);

/** Lets an activity begin with so many approved comments, about its own subject. */
export function seedComments(activityId: number, count: number, words: CommentWords): void {
  seeds.set(activityId, { count, words });
}

export const comments = defineStore('comments', () => ({
  rows: [...seeds].flatMap(([activityId, { count, words }]) => seedRows(count, activityId, words)),
}));

/** Puts so many approved comments in the place of all, for long lists. */
export function fillComments(count: number): void {
  comments().rows = seedRows(count, MAIN_ACTIVITY, HOSPITAL_WORDS);
}

/** The comments of a member, the newest first. */
export function commentsOf(userId: string): CommentRow[] {
  return comments()
    .rows.filter((row) => row.userId === userId)
    .sort((a, b) => b.createdAt - a.createdAt);
}
