import { allCampaigns, type MockCampaign, periodOf, phaseOf } from '../campaign/registry';
import type { GuestContext } from '../handle';
import { lottery } from '../lottery/store';
import { dayWords } from '../notice/words';
import { DAY, dayOf, startOfDay } from '../state';

interface Banner {
  id: string;
  position: string;
  img: string;
  title: string;
  summary: string;
  linkType: 'route';
  link: string;
  startAt: number;
  endAt: number;
}

const home = { position: 'home', linkType: 'route' } as const;

function lastingBanners(today: number): Banner[] {
  const img = (name: string) => `/api/__mock/art/banner-${name}.webp`;
  return [
    {
      ...home,
      id: 'B1',
      img: img('carnival'),
      title: '杏运抽奖',
      summary: '每天签到，九宫格抽奖品',
      link: '/activity/nursing-care/play',
      startAt: lottery().startAt,
      endAt: lottery().endAt,
    },
    {
      ...home,
      id: 'B2',
      img: img('rights'),
      title: '会员权益日',
      summary: '每月一天，会员专享',
      link: '/equity-day',
      startAt: today - 10 * DAY,
      endAt: today + 20 * DAY,
    },
    {
      ...home,
      id: 'B3',
      img: img('homecare'),
      title: '冬季居家护理',
      summary: '护士上门，一次学会',
      link: '/schedule/points-mall/goods-detail?goodsId=G3002',
      startAt: today - 2 * DAY,
      endAt: today + 30 * DAY,
    },
    {
      ...home,
      id: 'B4',
      img: img('homecare'),
      title: '上个月的权益日',
      summary: '',
      link: '/equity-day',
      startAt: today - 40 * DAY,
      endAt: today - 10 * DAY,
    },
    {
      ...home,
      position: 'activity',
      id: 'B5',
      img: img('rights'),
      title: '会员权益日',
      summary: '每月一天，会员专享',
      link: '/equity-day',
      startAt: today - 10 * DAY,
      endAt: today + 20 * DAY,
    },
  ];
}

/** More would make those behind them hard to find. */
const MOST_CAMPAIGNS = 3;

function bannerOf(campaign: MockCampaign, now: number): Banner {
  const { code, cover, title, route } = campaign;
  const { startAt, endAt } = periodOf(campaign, now);
  const isComing = phaseOf(campaign, now) === 0;
  const summary = isComing ? dayWords(startAt, now, '开始，先来看看') : dayWords(endAt - 1, now, '结束');
  // A campaign that is about to start is announced.
  return { ...home, id: `K-${code}`, img: cover, title, summary, link: route, startAt: Math.min(startAt, now), endAt };
}

/** The campaigns that run, then those that are coming. */
function campaignBanners(now: number): Banner[] {
  const inPhase = (phase: number) =>
    allCampaigns()
      .filter((each) => phaseOf(each, now) === phase)
      .sort((a, b) => b.activityId - a.activityId);
  return [...inPhase(1), ...inPhase(0)].slice(0, MOST_CAMPAIGNS).map((each) => bannerOf(each, now));
}

/** The banners of a position that are on today; the server's clock opens and closes them. */
export function listBanners({ query, now }: GuestContext) {
  const position = query.position ?? 'home';
  return [...campaignBanners(now), ...lastingBanners(startOfDay(dayOf(now)))]
    .filter((banner) => banner.position === position && banner.startAt <= now && now < banner.endAt)
    .map(({ position: _, ...banner }) => banner);
}
