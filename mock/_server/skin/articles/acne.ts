import { bullets, paragraph, table } from '../../consent/writing';
import { article, section } from '../articleKit';

export const ACNE_ARTICLES = [
  article({
    articleId: 'SK3001',
    title: '口罩闷出的痘，怎么清洁',
    categoryId: 'acne',
    art: 'mask',
    minutes: 4,
    by: 'xu',
    reviewed: '2026-09-30',
    summary: '闷热、摩擦和出汗会让下巴和脸颊更容易长痘。少摩擦、勤换口罩、温和清洁，比反复洗脸更合适。',
    words: ['口罩', '长痘', '闷痘', '痤疮'],
    sections: [
      section(
        'mask',
        '戴口罩的时候',
        bullets(
          '选大小合适、内层柔软的口罩，潮了就换。',
          '在没人的地方，每隔几小时摘下来透几分钟气。',
          '戴口罩的部位不上厚重的粉底。',
        ),
      ),
      section(
        'clean',
        '怎么清洁',
        paragraph('早晚各一次，用温水和温和的洁面产品，手指打圈 20 秒左右就冲净。出汗后用清水冲一下即可。'),
        paragraph('油皮也需要保湿：选清爽的乳液或凝露，只擦薄薄一层。'),
      ),
      section(
        'hands',
        '管住手',
        paragraph('挤痘容易留下印子，还可能把炎症带进深处。尤其是鼻子到嘴角的三角区，不要挤。'),
      ),
      section(
        'doctor',
        '什么时候去看医生',
        bullets(
          '痘又大又疼，像小硬块。',
          '已经留下坑或凸起的印子。',
          '自己护理两个月没有变好。',
          '心情因此受影响，也值得去看。',
        ),
      ),
    ],
    sources: ['《中国痤疮治疗指南（2019 修订版）》', '美国皮肤科学会公众教育资料：戴口罩时的皮肤护理'],
  }),
  article({
    articleId: 'SK3002',
    title: '长痘的时候，哪些事先别做',
    categoryId: 'acne',
    art: 'dont',
    minutes: 5,
    by: 'luo',
    reviewed: '2026-08-28',
    summary: '常见的几种做法可能让痘更重。先停下来，再按时间顺序一步一步来；用药听医生的。',
    words: ['痘印', '祛痘', '饮食', '痤疮'],
    sections: [
      section(
        'table',
        '常见做法，换一种',
        table(
          ['常见做法', '可以这样'],
          ['一天洗四五次脸', '早晚各一次，出汗后清水冲'],
          ['牙膏、大蒜、酒精涂痘', '什么都不涂，等看过医生再用药'],
          ['几种祛痘产品一起上', '一次只用一样，看两到四周'],
          ['用别人的药膏', '自己去看，按医嘱用'],
        ),
      ),
      section(
        'food',
        '吃和睡',
        paragraph('有研究提示，高糖食物和脱脂奶可能和一部分人的痘有关。可以先少吃甜食和含糖饮料，看自己有没有变化。'),
        paragraph('尽量规律睡觉。熬夜未必直接长痘，但会让皮肤恢复得慢一些。'),
      ),
      section(
        'medicine',
        '用药前先说清',
        bullets(
          '怀孕、备孕或哺乳，一定先告诉医生：有的药这时不能用。',
          '外用药刚开始可能干、脱皮，先从小范围、隔天用起，具体听医生的。',
          '口服药不要自己买、自己停。',
        ),
      ),
      section(
        'doctor',
        '什么时候去看医生',
        paragraph('痘成片、疼痛、反复在同一处长，或已经留疤，越早看，可选的办法越多。'),
      ),
    ],
    sources: ['《中国痤疮治疗指南（2019 修订版）》'],
  }),
];
