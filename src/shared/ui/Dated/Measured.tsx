import { keepWhole, WHOLE } from './Dated';

/** 30 天内, 1 个月, 300 积分, 60 g, +1 次: a number and what it counts; 181–190, 工作日 9:00–17:00; 陈**, a name with what hides the rest of it. */
const MEASURE =
  /\+?\d[\d,.]{0,14} (?:个月|小时|分钟|周岁|积分|单元|ml|kg|cm|g(?![a-z])|[个天次件张元份人月日年秒周位名节条点号套只盒项笔场页层室幢栋楼座版包瓶支片]|折(?!算))[内后]?|(?:(?:每天|工作日) )?(?:\d{1,2}:)?\d{1,9}–\d{1,9}(?::\d{1,2})?|[一-龥]{1,2}\*+/;

const EITHER = new RegExp(`${WHOLE.source.slice(0, -1)}|${MEASURE.source})`);

/** Longer texts: as in `Dated`, and no number is parted from what it counts. */
export function Measured({ children }: { children: string }) {
  return <>{keepWhole(children, EITHER)}</>;
}
