import type { GuestContext } from '../handle';
import { DAY, dayOf, startOfDay } from '../state';

function banners(today: number) {
  const img = (name: string) => `/api/__mock/art/banner-${name}.webp`;
  return [
    {
      id: 'B1',
      position: 'home',
      img: img('carnival'),
      title: '超级护士嘉年华',
      summary: '每天签到，九宫格抽好礼',
      linkType: 'route',
      link: '/activity/nursing-care/play',
      startAt: today - 6 * DAY,
      endAt: today + 15 * DAY,
    },
    {
      id: 'B2',
      position: 'home',
      img: img('rights'),
      title: '会员权益日',
      summary: '每月一天，会员专享',
      linkType: 'route',
      link: '/equity-day',
      startAt: today - 10 * DAY,
      endAt: today + 20 * DAY,
    },
    {
      id: 'B3',
      position: 'home',
      img: img('homecare'),
      title: '冬季居家护理',
      summary: '护士上门，一次学会',
      linkType: 'route',
      link: '/schedule/points-mall/goods-detail?goodsId=G3002',
      startAt: today - 2 * DAY,
      endAt: today + 30 * DAY,
    },
    {
      id: 'B4',
      position: 'home',
      img: img('homecare'),
      title: '已结束的活动',
      summary: '',
      linkType: 'route',
      link: '/spring-2024',
      startAt: today - 40 * DAY,
      endAt: today - 10 * DAY,
    },
  ];
}

/** The banners of a position that are on today; the server's clock opens and closes them. */
export function listBanners({ query, now }: GuestContext) {
  const position = query.position ?? 'home';
  return banners(startOfDay(dayOf(now)))
    .filter((banner) => banner.position === position && banner.startAt <= now && now < banner.endAt)
    .map(({ position: _, ...banner }) => banner);
}
