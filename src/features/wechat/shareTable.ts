import { ROUTES, type Routes } from '@/shared/config/routes';
import card from './pictures/card.jpg';
import comments from './pictures/comments.jpg';
import coupons from './pictures/coupons.jpg';
import course from './pictures/course.jpg';
import day from './pictures/day.jpg';
import discount from './pictures/discount.jpg';
import goods from './pictures/goods.jpg';
import home from './pictures/home.jpg';
import invitation from './pictures/invitation.jpg';
import lottery from './pictures/lottery.jpg';
import research from './pictures/research.jpg';
import rights from './pictures/rights.jpg';
import skin from './pictures/skin.jpg';
import words from './pictures/words.jpg';
import type { OpenShare, ShareEntry, SharesOf } from './shareEntry';

/** Of the home screen, which every private one sends as well. */
export const HOME_SHARE: OpenShare = { picture: home, keeps: ['inviter', 'tab'] };

/** The lasting addresses; a campaign's stand in its own folder (src/campaigns/<campaign>/share.ts). */
const LASTING: SharesOf<typeof ROUTES> = {
  pointsMall: HOME_SHARE,
  goodsDetail: { title: '积分好物', text: '用积分换日用、护理和课程', picture: goods, needs: 'goodsId' },
  goodsPaySuccess: 'private',
  orderList: 'private',
  orderDetail: 'private',
  paying: 'private',
  address: 'private',
  record: 'private',
  member: 'private',
  lotteryPlay: {
    title: '抽奖与排行',
    text: '奖品、数量、概率都公开',
    picture: lottery,
    keeps: ['activityId', 'lotteryId'],
  },
  prizeRecord: 'private',
  rewardDetail: 'private',
  membershipCard: { title: '会员卡', text: '会员卡有哪些权益，打开就能看', picture: card },
  activateMembership: 'private',
  vipOrderDetail: 'private',
  vipPaySuccess: 'private',
  notice: 'private',
  noticeExplain: { title: '规则与说明', text: '打开就能看，不用登录', picture: words, needs: 'key' },
  noticeBefore: 'private',
  couponList: { title: '领券中心', text: '现在能领的优惠券都在这里', picture: coupons, adds: 'tab=center' },
  equityAggregation: 'private',
  equity: 'private',
  equityDay: { title: '会员权益日', text: '每月一天，分场领取会员权益', picture: day, keeps: ['date'] },
  memberRightsCenter: { title: '权益中心', text: '每个等级有哪些权益', picture: rights, keeps: ['level'] },
  preferredDiscount: { title: '优选优惠', text: '门店和合作商家的会员优惠', picture: discount },
  invitedPeople: {
    title: '朋友请您来看看',
    picture: invitation,
    leadsTo: ROUTES.pointsMall.path,
  },
  courseList: { title: '护理课程', text: '日常照护，跟着课程学', picture: course, keeps: ['courseId', 'cat'] },
  courseExchange: 'private',
  comment: { title: '全部评论', text: '大家参加活动后的评论', picture: comments, keeps: ['activityId'] },
  research: { title: '科研招募', text: '正在招募的项目，自愿参加', picture: research },
  skinLibrary: {
    title: '皮肤知识库',
    text: '由皮肤科医生和护理师审核的日常照看知识',
    picture: skin,
    keeps: ['articleId'],
  },
  login: 'private',
};

const entries = new Map<string, ShareEntry>();

/** Adds what the share menu says of a campaign's addresses. */
export function addShares<Table extends Routes>(routes: Table, shares: SharesOf<Table>): void {
  for (const name of Object.keys(routes)) {
    const [route, entry] = [routes[name], shares[name]];
    if (route && entry) entries.set(route.path, entry);
  }
}

addShares(ROUTES, LASTING);

/** What the share menu says of an address (without query); undefined when nobody has said it. */
export function shareEntryAt(path: string): ShareEntry | undefined {
  return entries.get(path);
}
