import { CHINA_OFFSET_MS, DAY_MS } from '@/shared/lib/timeFormat';

export interface Recipe {
  name: string;
  line: string;
  steps: readonly string[];
}

const RECIPES: readonly Recipe[] = [
  {
    name: '吐司煎蛋配牛奶',
    line: '两片面包，一个鸡蛋，一杯牛奶，二十分钟上桌。',
    steps: [
      '牛奶倒进小锅，小火热到杯壁发烫就关火，不用煮开。',
      '平底锅刷一层薄油，小火煎蛋，蛋白凝固后翻面，再煎一分钟。',
      '面包放进锅里，每面烘一分钟，表面微微发脆。',
      '夹好装盘，坐下来慢慢吃。',
    ],
  },
  {
    name: '番茄鸡蛋面',
    line: '一个番茄，一个鸡蛋，一小把面，十五分钟上桌。',
    steps: [
      '番茄切块，锅里放一点油，中火炒出汁。',
      '加两碗水烧开，放面，煮到没有硬心。',
      '鸡蛋打散，沿着锅边倒进去，等十秒再推开。',
      '少放一点盐，关火盛出来。',
    ],
  },
  {
    name: '燕麦水果杯',
    line: '三勺燕麦，一杯牛奶，几块水果，十分钟上桌。',
    steps: [
      '燕麦和牛奶一起放进小锅，小火煮五分钟，边煮边搅。',
      '苹果、香蕉切小块。',
      '燕麦盛进杯子，铺上水果，放两分钟，不烫再吃。',
    ],
  },
];

/** The recipe of the day in China; `now` in epoch ms of the server's clock. */
export function recipeOf(now: number): Recipe {
  const day = Math.floor((now + CHINA_OFFSET_MS) / DAY_MS);
  return RECIPES[((day % RECIPES.length) + RECIPES.length) % RECIPES.length] as Recipe;
}
