import { block, comments, defineCampaign, doors, lottery, milestones } from '@/features/campaign';
import trophy from '@/shared/art/trophy.webp';
import { ReactComponent as JoinIcon } from '@/shared/icons/clipboard.svg';
import { ReactComponent as RuleIcon } from '@/shared/icons/fileText.svg';
import { ReactComponent as OrderIcon } from '@/shared/icons/receipt.svg';
import { ReactComponent as GoodsIcon } from '@/shared/icons/store.svg';
import { BadgeBlock } from './components/BadgeBlock';
import { Horizon, NightSky } from './components/NightSky';
import { ReviewBlock } from './components/ReviewBlock';
import { NIGHT } from './dress';
import { ROUTES } from './routes';
import { SHARES } from './share';
import { WHEEL } from './wheel';

export const YEAR = defineCampaign({
  code: 'year',
  activityId: 97,
  route: ROUTES.home,
  rules: ROUTES.rule,
  dress: NIGHT,
  hero: {
    title: ['照护这一年'],
    line: '十二个月，一圈走完',
    height: 520,
    align: 'center',
    art: {
      DatedGround: NightSky,
      cast: [{ picture: trophy, width: 96, left: -48, top: 352, isLead: true }],
      Front: Horizon,
    },
  },
  share: SHARES.home,
  blocks: [
    block('review', ReviewBlock),
    doors([
      { key: 'join', name: '参与', Icon: JoinIcon, to: ROUTES.join },
      { key: 'goods', name: '年度商品', Icon: GoodsIcon, to: ROUTES.goods },
      { key: 'order', name: '年度订单', Icon: OrderIcon, to: ROUTES.order },
      { key: 'rule', name: '活动规则', Icon: RuleIcon, to: ROUTES.rule },
    ]),
    block('badges', BadgeBlock),
    milestones({ title: '年度安排' }),
    lottery({ lotteryId: 'LUCK-YEAR', dress: WHEEL }),
    comments({ title: '大家的这一年' }),
  ],
});
